import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { mergeGroupPayload, workflowRunPayload } from '../event/payload.ts';
import type { Artifact } from '../github/state.ts';
import { READ_ALL } from '../github/tokens.ts';
import { report } from '../publish/fixture.ts';
import {
  genes,
  marking,
  type Origin,
  openPullRequest,
  type PullRequestFiles,
} from './action-pull-request.ts';
import { NODES, type Result, scene } from './action-scene.ts';
import { GENES, statusesOf } from './cli.ts';
import { restrictedNode, whyNotRestricted } from './restricted-node.ts';

/** Without namespaces on the machine of a test, a fork would run nothing. */
const POLICY = { '.github/gene-gate.yml': 'containment: auto\n' };

const WELL = {
  base: POLICY,
  head: { [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again') },
};

const OPENED = openPullRequest(WELL, afterAll);
const BLOCKED = genes('node scripts/check.js && curl https://example.com');

/** A pull request from a fork, as the second workflow sees it. */
async function forked(files: PullRequestFiles | Origin) {
  const now = await scene(files, READ_ALL);
  const { state } = now.github;
  state.push(7, now.origin.head, { from: 'mallory:topic' });
  return { ...now, state };
}

/** The same, after the run that may not write. */
async function gated({ base = {}, head }: PullRequestFiles) {
  const now = await forked({ base: { ...POLICY, ...base }, head });
  const first = await now.run({ fork: true });
  return { ...now, first, report: first.report };
}

const file = (report: unknown) => ({ 'gate-report.json': JSON.stringify(report) });

function expectRefusal({ main, report }: Result, words: RegExp): void {
  expect(report).toMatchObject({ verdict: 'error', genes: [] });
  expect(report.error?.message).toMatch(words);
  // The pull request has its answer, but nothing was decided.
  expect(main).toMatchObject({ code: 1, log: expect.stringMatching(words) });
}

it('a pull request from a fork gets its check from a second workflow, which runs nothing and trusts only the audit', async () => {
  const { mark, head } = marking();
  const base = { '.github/gene-gate.yml': 'containment: off\n' };
  const { state, origin, first, report, upload, publish } = await gated({ base, head });
  expect(first.summary).toMatch(/from a fork or from Dependabot is read-only/);
  expect(state.checkRuns).toEqual([]);
  upload(file(report));
  const { main, report: published } = await publish();
  expect(main.code).toBe(0);
  expect(readFileSync(mark, 'utf8')).toBe('x');
  expect(published).toMatchObject({
    verdict: report.verdict,
    event: { pull_request: 7, fork: true },
    base_sha: origin.base,
    head_sha: origin.head,
    audited_sha: origin.head,
    policy: { source: 'base', ref: origin.base },
    isolation: { untrusted: true },
    genes: [{ commands: [{ outcome: { status: 'passed' } }] }],
  });
  expect(state.checkRuns).toMatchObject([
    {
      head_sha: origin.head,
      status: 'completed',
      conclusion: 'success',
      output: { summary: expect.stringContaining('runner that the pull request controls') },
    },
  ]);
});

it('a pull request from a fork: a failed command fails, in words of our own', async () => {
  const { state, report, upload, publish } = await gated({
    head: {
      'scripts/no.js': "console.log('@octo/everyone <img src=x> ::error::x');\nprocess.exit(3);\n",
      [GENES]: genes('node scripts/no.js'),
    },
  });
  upload({ ...file(report), 'report.md': 'POSTED BY THE ARTIFACT' });
  const { main, report: published } = await publish();
  expect(main.code).toBe(0);
  expect(published).toMatchObject({ verdict: 'fail' });
  expect(published.findings.map(({ rule }) => rule)).toContain('command-failed');
  expect(state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  expect(state.comments).toMatchObject([{ body: expect.stringContaining('exit code 3') }]);
  expect(JSON.stringify(state)).not.toContain('POSTED BY THE ARTIFACT');
});

it('a pull request from a fork: a forged verdict does not stand against the audit', async () => {
  const { state, report, upload, publish } = await gated({ head: { [GENES]: BLOCKED } });
  const passed = { ...report.genes[0]?.commands[0]?.outcome, status: 'passed', exit_code: 0 };
  const forged = {
    ...report,
    verdict: 'pass',
    findings: [],
    genes: report.genes.map((gene) => ({
      ...gene,
      verdict: 'pass',
      commands: gene.commands.map((one) => ({ ...one, verdict: 'allow', outcome: passed })),
    })),
  };
  upload(file(forged));
  const { report: published } = await publish();
  expect(published).toMatchObject({
    verdict: 'fail',
    genes: [{ verdict: 'fail', commands: [{ verdict: 'block', outcome: { status: 'blocked' } }] }],
  });
  expect(state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
});

it('a pull request from a fork: a command without a result has not passed', async () => {
  const { origin, upload, publish } = await forked(OPENED);
  upload(file(report({ head_sha: origin.head, verdict: 'pass' })));
  const { report: published } = await publish();
  expect(published).toMatchObject({ verdict: 'fail' });
  expect(Object.values(statusesOf(published))).toEqual([['skipped', 'skipped']]);
});

const OWN_WORDS = {
  ...{ code: 'internal', message: '@octo/all <script>', hint: '[x](https://evil)' },
} as const;

it.each<[string, Partial<GateReport>, RegExp, Partial<Artifact>?]>([
  ['another pull request', { event: { name: 'pull_request', pull_request: 8 } }, /8, not 7/],
  ['another commit', { head_sha: 'c'.repeat(40) }, /about commit c{40}, not/],
  ['words of its own for an error', { verdict: 'error', error: OWN_WORDS }, /could not decide: /],
  ['500 MB, as the list says', {}, /larger than 16777216 bytes/, { size: 500_000_000 }],
  ['no end', {}, /larger than 16777216 bytes/, { size: 1000, endless: true }],
])('an artifact with %s is refused', async (_, differences, words, artifact) => {
  const { state, origin, upload, publish } = await forked(OPENED);
  upload(file(report({ head_sha: origin.head, ...differences })), artifact);
  expectRefusal(await publish(), words);
  expect(state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  // Nothing in a block of code is a mention, a link or markup.
  const said = JSON.stringify([state.checkRuns, state.comments]).replace(/```json.*?```/g, '');
  expect(said).not.toMatch(/(?<!`)@octo\/all|(?<!\\)<script|https:\/\/evil/);
});

it('a pull request from a fork: a run that left no report has not passed', async () => {
  const { state, publish } = await forked(OPENED);
  expectRefusal(await publish(), /artifact of the workflow run is missing/);
  expect(state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
});

type Gated = Awaited<ReturnType<typeof scene>>;
const pushedSince = ({ github, origin }: Gated) => {
  const payload = workflowRunPayload({ head: origin.head });
  origin.push({ 'src/index.js': 'export const retries = 3;\n' });
  github.state.push(7, origin.head);
  return payload;
};
const runOf =
  (more: object) =>
  ({ origin }: Gated) =>
    workflowRunPayload({ head: origin.head, ...more });

it.each<[string, (gated: Gated) => unknown, RegExp]>([
  ['a push since', pushedSince, /nothing to publish/],
  ['another branch of that name', runOf({ owner: 'eve' }), /nothing to publish/],
  ['a run that a push started', runOf({ event: 'push' }), /started by "push"/],
])('%s: nothing is written, and the job says why', async (what, payloadOf, words) => {
  const now = await forked(WELL);
  now.upload(file(report({ head_sha: now.origin.head })));
  const { main } = await now.publish(payloadOf(now));
  // Only what cannot be decided fails the job.
  const code = what === 'a run that a push started' ? 1 : 0;
  expect(main).toMatchObject({ code, log: expect.stringMatching(words) });
  expect(now.state.checkRuns).toEqual([]);
  expect(now.state.comments).toEqual([]);
});

it.each([
  ['nothing of a fork’s runs, whatever it says itself', true],
  ['the repository’s own runs, and the report says how', false],
])('on a machine without namespaces %s', async (_, fork) => {
  const missing = whyNotRestricted();
  if (missing !== undefined) return console.info(`skipped: ${missing}`);
  const { mark, head } = marking();
  const files = { head: { ...head, '.github/gene-gate.yml': 'containment: off\n' } };
  const { github, run } = await scene(files, READ_ALL);
  const node = { name: 'restricted', file: restrictedNode(NODES.at(-1)?.file) };
  const inputs = { containment: 'off' };
  const { main, outputs, report, said } = await run({ fork, node, inputs });
  expect(existsSync(mark)).toBe(!fork);
  if (!fork) {
    expect(report.isolation).toMatchObject({ level: 'process_group', requested: 'auto' });
    const words = /Namespaces were tried and are not available\. root: .+ To contain commands,/s;
    for (const text of [report.isolation.description, said]) expect(text).toMatch(words);
    return;
  }
  expect(main.code).toBe(1);
  expect(outputs).toMatchObject({ verdict: 'error', conclusion: 'failure', 'commands-run': '0' });
  expect(report).toMatchObject({ verdict: 'error', error: { code: 'containment_unavailable' } });
  expect(said).toContain('requires containment in namespaces');
  expect(outputs).toMatchObject({ 'genes-changed': '1' });
  expect(report).toMatchObject({
    genes: [{ verdict: 'error', commands: [{ verdict: 'warn', plan_digest: expect.any(String) }] }],
    blast_radius: { files: expect.any(Number) },
    validation_reports: [],
  });
  expect(report.findings.length).toBeGreaterThan(0);
  expect(github.state.checkRuns).toEqual([]);
});

it('on a machine without namespaces nothing of a merge group of unknown origin runs', async () => {
  const missing = whyNotRestricted();
  if (missing !== undefined) return console.info(`skipped: ${missing}`);
  const { mark, head } = marking();
  const { origin, run } = await scene({ head });
  const node = { name: 'restricted', file: restrictedNode(NODES.at(-1)?.file) };
  const checkout = origin.checkout();
  const group = mergeGroupPayload({ head: checkout.git('rev-parse', 'HEAD'), base: origin.base });
  const event = { name: 'merge_group', payload: group };
  // The shell in front of this Node drops the input `github-token`, so no pull request can be found.
  const { report, main } = await run({ node, checkout, event });
  expect(main.log).toContain('is treated as a change from a fork');
  expect(report.error).toMatchObject({ code: 'containment_unavailable' });
  expect(existsSync(mark)).toBe(false);
});
