import { afterAll, expect, it } from 'vitest';
import {
  dispatchPayload,
  mergeGroupPayload,
  pushPayload,
  reviewPayload,
} from '../event/payload.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { type Scene, scene } from './action-scene.ts';
import { GENES, gene, genesFile } from './cli.ts';

const POLICY = '.github/gene-gate.yml';
const NOTHING = '0'.repeat(40);

/** The change is well by the policy of main, and would not be by its own. */
const OPENED = openPullRequest(
  {
    base: { [POLICY]: 'fail_on: error\n' },
    head: {
      [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again'),
      [POLICY]: 'fail_on: warning\n',
      'AGENTS.md': 'A protected file, for a warning.\n',
    },
  },
  afterAll,
);

type Options = NonNullable<Parameters<Scene['run']>[0]>;

/** The commit that main would have if the pull request were merged; its checkout has all history. */
function merged({ origin, github }: Scene) {
  const checkout = origin.checkout('merge');
  const after = checkout.git('rev-parse', 'HEAD');
  github.state.commits.add(after);
  return { checkout, after };
}

/** What a report says about an event, the commit of its check run, and the number of comments. */
const at = (event: string, base: string, audited: string, attached: string, comments = 0) => ({
  ...{ event, base, audited, attached, comments },
});

type Expected = ReturnType<typeof at> & { readonly options: Options };

const EVENTS: Record<string, (scene: Scene) => Expected> = {
  pull_request(now) {
    const { checkout, after } = merged(now);
    const options = { checkout };
    const { base, head } = now.origin;
    return { options, ...at('pull_request', base, after, head, 1) };
  },
  pull_request_review(now) {
    const { checkout, after } = merged(now);
    const payload = reviewPayload(now.origin.payload(), 'submitted');
    const options = { checkout, event: { name: 'pull_request_review', payload } };
    const { base, head } = now.origin;
    return { options, ...at('pull_request', base, after, head, 1) };
  },
  merge_group(now) {
    const { checkout, after } = merged(now);
    const { base } = now.origin;
    const payload = mergeGroupPayload({ head: after, base });
    const options = { checkout, event: { name: 'merge_group', payload } };
    return { options, ...at('merge_group', base, after, after) };
  },
  'push to the default branch'(now) {
    const { checkout, after } = merged(now);
    const { base } = now.origin;
    const payload = pushPayload({ ref: 'refs/heads/main', before: base, after });
    const options = { checkout, event: { name: 'push', payload } };
    return { options, ...at('push', base, after, after) };
  },
  'push to another branch'(now) {
    const { base, head } = now.origin;
    const payload = pushPayload({ ref: 'refs/heads/topic', before: NOTHING, after: head });
    const options = { checkout: now.origin.checkout('head'), event: { name: 'push', payload } };
    return { options, ...at('push', base, head, head) };
  },
  workflow_dispatch(now) {
    const { base, head } = now.origin;
    const options = {
      checkout: now.origin.checkout('head'),
      event: { name: 'workflow_dispatch', payload: dispatchPayload('refs/heads/topic') },
      env: { GITHUB_SHA: head },
    };
    return { options, ...at('workflow_dispatch', base, head, head) };
  },
};

it.each(Object.entries(EVENTS))(
  'every event has its base, head, policy, and place to report to: %s',
  async (_, expected) => {
    const now = await scene(OPENED);
    const { options, event, base, audited, attached, comments } = expected(now);
    const { main, report } = await now.run(options);
    expect(report).toMatchObject({
      verdict: 'warn',
      event: { name: event },
      base_sha: base,
      head_sha: attached,
      audited_sha: audited,
      policy: { source: 'base', ref: base },
    });
    expect(report.genes[0]?.commands.map(({ outcome }) => outcome?.status)).toEqual([
      'passed',
      'passed',
    ]);
    expect(main.code).toBe(0);
    expect(now.github.state.checkRuns).toMatchObject([
      { head_sha: attached, status: 'completed', conclusion: 'success' },
    ]);
    expect(now.github.state.comments).toHaveLength(comments);
  },
);

it('every event has its base, head, policy, and place to report to pull_request_target: nothing is run, and the pull request is told why', async () => {
  const now = await scene(OPENED);
  const event = { name: 'pull_request_target', payload: now.origin.payload() };
  const { main, report } = await now.run({ event });
  expect(main.code).toBe(1);
  expect(report).toMatchObject({ verdict: 'error', genes: [] });
  expect(report.error?.message).toMatch(/No command was run: on pull_request_target/);
  expect(now.github.state.checkRuns).toMatchObject([
    {
      head_sha: now.origin.head,
      conclusion: 'failure',
      output: { summary: expect.stringContaining('write token') },
    },
  ]);
});

const KEPT = gene('gene_kept', { validation: ['node scripts/check.js'] });
const text = (...genes: readonly object[]) => `${JSON.stringify(genes, null, 2)}\n`;

/** The number of the line that has a text. */
const lineOf = (file: string, part: string): number =>
  file.split('\n').findIndex((line) => line.includes(part)) + 1;

it('on a test merge whose lines differ from the head links, annotations and suggestions are at the lines of the head', async () => {
  const wrong = gene('gene_wrong', {
    validation: ['node scripts/check.js && node scripts/check.js --again'],
  });
  const head = text(KEPT, wrong);
  const { github, origin, run } = await scene({
    base: { [GENES]: text(KEPT) },
    head: { [GENES]: head },
  });
  origin.moveBase({
    [GENES]: text(gene('gene_new', { validation: ['node scripts/check.js'] }), KEPT),
  });
  const { report } = await run();

  expect(report.audited_sha).not.toBe(report.head_sha);
  expect(report.head_files).toMatchObject([{ path: GENES }]);
  const line = lineOf(head, '--again');
  const finding = report.findings.find(({ rule }) => rule === 'shell-operator');
  expect(finding?.location?.line).toBeGreaterThan(line);
  const annotations = github.state.checkRuns.flatMap((check) => check.annotations);
  expect(annotations).toContainEqual(
    expect.objectContaining({ path: GENES, start_line: line, end_line: line }),
  );
  expect(github.state.comments[0]?.body).toContain(`/blob/${origin.head}/${GENES}#L${line}`);
  const [suggestion] = github.state.reviewComments;
  const { start_line, line: end } = suggestion ?? {};
  expect(start_line ?? end).toBeLessThanOrEqual(line);
  expect(end).toBeGreaterThanOrEqual(line);
  expect(suggestion?.body).toContain('```suggestion\n');
});

const FILES = 400;
const GENE_COUNT = 140;
const COMMANDS = 5;

/** 400 changed files, among them 140 genes with 700 commands that the audit blocks. */
function huge(): Record<string, string> {
  const files = Array.from({ length: FILES - 1 }, (_, index) => [`src/${index}.js`, `${index};\n`]);
  const all = Array.from({ length: GENE_COUNT }, (_, index) =>
    gene(index === 0 ? 'gene_repair_retry' : `gene_repair_${index}`, {
      validation: Array.from(
        { length: COMMANDS },
        (_, command) => `node scripts/check.js ${index} ${command}; rm -rf /`,
      ),
    }),
  );
  return { ...Object.fromEntries(files), [GENES]: genesFile(...all) };
}

it('a change of 400 files and 140 genes with 700 blocked commands keeps every limit, cuts nothing in silence, and has the same verdict everywhere', async () => {
  // What is over a limit of GitHub's, its stand-in refuses.
  const { github, run } = await scene({ head: huge() });
  const { main, outputs, report, summary } = await run();
  expect(main.code).toBe(1);
  expect(outputs).toMatchObject({
    verdict: 'fail',
    'genes-changed': `${GENE_COUNT}`,
    'commands-blocked': `${GENE_COUNT * COMMANDS}`,
  });
  const { blast_radius, genes, findings } = report;
  expect((blast_radius?.files ?? 0) + (blast_radius?.exempt_files ?? 0)).toBe(FILES);
  expect(genes).toHaveLength(GENE_COUNT);
  expect(findings.length).toBeGreaterThanOrEqual(GENE_COUNT * COMMANDS);

  const [check] = github.state.checkRuns;
  expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' });
  expect(check?.annotations).toHaveLength(500);
  expect(new Set(check?.annotations.map(({ annotation_level: level }) => level))).toEqual(
    new Set(['failure']),
  );
  expect(check?.output.summary).toMatch(/Findings beyond the limit of 500 annotations .*: \d+\./);
  const [comment] = github.state.comments;
  for (const page of [check?.output.summary, comment?.body, summary]) {
    expect(page).toContain('gene-gate: fail');
    expect(page).toMatch(/700 dangers: command deletes whole directories/);
  }
  for (const page of [check?.output.summary, comment?.body]) {
    expect(page).toMatch(/Not shown|more not shown/);
  }
  // The summary has the table, and a link to the rest.
  expect(summary).toMatch(/and 138 more[\s\S]+\[Details\]\(/);
  expect(github.requests.filter(({ status }) => Number(status) >= 400)).toEqual([]);
  expect(summary).not.toMatch(/could not/i);
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
});
