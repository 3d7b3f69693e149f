import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Approver } from '../../src/approval/approval.ts';
import { approveByDigest } from '../../src/approval/by-digest.ts';
import { approveByReviews } from '../../src/approval/by-reviews.ts';
import { pullRequest } from '../../src/event/payload.ts';
import { resolvePullRequest } from '../../src/event/resolve-pull-request.ts';
import { gate } from '../../src/gate/gate.ts';
import { connect } from '../../src/github/client.ts';
import { githubReviews } from '../../src/github/reviews.ts';
import { Judge } from '../../src/judge/judge.ts';
import { renderReport } from '../../src/report/format.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { genes, openPullRequest, type PullRequestFiles } from './action-pull-request.ts';
import { GENES, statusesOf } from './cli.ts';
import { gateRequest } from './gate-request.ts';

/** Commands ask for confirmation by their name; which profile asks for it is not what is tested. */
const judgeCommand = Judge.prototype.command;
const asking = vi.spyOn(Judge.prototype, 'command').mockImplementation(async function (
  this: Judge,
  command,
) {
  const confirmation = String(command).includes('probe') ? 'very_strong' : 'strong';
  return { ...(await judgeCommand.call(this, command)), confirmation };
});
afterAll(() => asking.mockRestore());

type Files = PullRequestFiles['head'];
const POLICY = '.github/gene-gate.yml';
const TOKEN = 'ghs_test';
const YES = 'Read it.\n\n/gene-gate approve\n';
const OK = "console.log('ok');\n";
const RUN = 'node scripts/probe.js';
const PROBE: Files = { 'scripts/probe.js': OK };
const probing = (probe: string, name = 'r') => JSON.stringify({ name, scripts: { probe } });
const BY_NPM: Files = { 'package.json': probing('node scripts/check.js') };

/** The message about the approval that a gene waits for. */
const missingIn = ({ findings }: GateReport): string | undefined =>
  findings.find(({ rule }) => rule === 'approval-missing')?.message;

/** An open pull request with a gene whose command prints a word. */
async function scene(files: Partial<PullRequestFiles> | string = 'scripts/wipe.js') {
  const script = typeof files === 'string' ? files : 'scripts/wipe.js';

  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { [TOKEN]: actionsToken(WRITE_ALL) },
  });
  onTestFinished(() => github.close());
  // It notices a defect of the source, or the gene would have a warning.
  const printing = (word: string) => `import '../src/index.js';\nconsole.log('${word}');\n`;
  const origin = openPullRequest({
    head: { [script]: printing('first'), [GENES]: genes(`node ${script}`) },
    ...(typeof files !== 'string' && files),
  });
  const { state } = github;
  const author = state.person('author', 'write');
  const push = () => state.push(7, origin.head, { user: author });
  push();

  async function judge(approver?: Approver, how: 'merge' | 'head' = 'merge', run = true) {
    const payload = pullRequest(origin.payload());
    const client = connect(TOKEN, { baseUrl: github.url, sleep: async () => undefined });
    const target = { client, owner: 'octo', repo: 'genes', headSha: origin.head };
    const request = gateRequest(origin.checkout(how).directory, {
      locate: (repository) => resolvePullRequest(repository, payload),
      approver: approver ?? approveByReviews(() => githubReviews(target, { number: 7 })),
      run,
    });
    const report = await gate(request);
    expect(report.error).toBeUndefined();
    return report;
  }

  return {
    ...{ github, state, origin, author, printing, judge },
    verdict: async (how?: 'merge' | 'head') => (await judge(undefined, how)).verdict,
    push: (files: Parameters<typeof origin.push>[0]) => {
      origin.push(files);
      push();
    },
  };
}

it('approval by review waits, and nothing runs, until somebody else with write access approves', async () => {
  const { state, author, judge, verdict, origin } = await scene();
  const waiting = await judge();
  expect(waiting).toMatchObject({
    verdict: 'needs_approval',
    approvals: [],
    genes: [{ verdict: 'needs_approval', validation_report_id: null }],
    findings: expect.arrayContaining([
      expect.objectContaining({ rule: 'approval-missing', severity: 'notice' }),
    ]),
  });

  state.review(author, 7, 'APPROVED', YES);
  state.review(state.person('stranger', 'read'), 7, 'APPROVED', YES);
  state.review(state.person('robot[bot]', 'write', 'Bot'), 7, 'APPROVED', YES);
  state.review(state.person('silent', 'write'), 7, 'APPROVED', 'Fine.');
  state.comment({ user: state.person('loud', 'admin') }, 7, YES);
  const still = await judge();
  expect(still.verdict).toBe('needs_approval');
  for (const login of ['author', 'stranger', 'robot']) expect(missingIn(still)).toContain(login);
  expect(statusesOf(still)).toEqual({ gene_repair_retry: [undefined] });

  const review = state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  const approved = await judge();
  expect(approved).toMatchObject({
    verdict: 'pass',
    approvals: [{ user: 'alice', at: new Date(review.submitted_at).toISOString() }],
  });
  expect(statusesOf(approved)).toEqual({ gene_repair_retry: ['passed'] });
  for (const format of ['text', 'markdown'] as const) {
    const layout = { columns: 80, colour: false, verbose: false };
    expect(renderReport(approved, format, layout)).toMatch(/Approved: by alice|approved +by alice/);
  }
  expect(origin.head).toBe(approved.head_sha);
  expect(await verdict('head')).toBe('pass');
});

it('approval by review ends with every push, and applies again to the same files', async () => {
  const { state, push, judge, verdict, printing } = await scene();
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  expect(await verdict()).toBe('pass');
  push({ 'docs/notes.md': 'Notes.\n' });
  expect(missingIn(await judge())).toMatch(
    /alice: `docs\/notes.md` has changed since the approved commit/,
  );
  push({ 'docs/notes.md': null, 'scripts/wipe.js': printing('second') });
  expect(missingIn(await judge())).toMatch(/alice: `scripts\/wipe.js` has changed since/);
  push({ 'scripts/wipe.js': printing('first') });
  expect(await verdict()).toBe('pass');
  push({ [GENES]: genes('node scripts/wipe.js --all'), 'a.txt': '', 'b.txt': '', 'c.txt': '' });
  expect(missingIn(await judge())).toMatch(
    /`a.txt`, `assets\/gep\/genes.json`, `b.txt` and 1 more file have changed since/,
  );
});

it('approval by review outlives pushes of files that the base policy names, and none of others', async () => {
  const policy = 'approvals: { unaffected_by: ["docs/**", "*.md"] }\n';
  const { state, push, verdict } = await scene({ base: { '.github/gene-gate.yml': policy } });
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  push({ 'docs/a/notes.md': 'Notes.\n', 'docs/.hidden': '', 'README.md': 'Read.\n' });
  expect(await verdict()).toBe('pass');
  push({ 'src/notes.md': 'Notes.\n' });
  expect(await verdict()).toBe('needs_approval');
});

const CI = 'scripts/ci.sh';
it.each<[string, string, Files, Files]>([
  ['an edit of the policy', 'scripts/**', { [POLICY]: 'fail_on: error\n' }, { [CI]: 'true\n' }],
  ['an edit of the script', 'scripts/**', { [CI]: 'a\n' }, { [CI]: 'a || true\n' }],
  ['a new file', '**', { 'package.json': '{}' }, { '.npmrc': 'registry=https://evil.test/\n' }],
])('%s is no approval of what weakens the gate later, in %s', async (_, glob, first, later) => {
  const { state, push, verdict } = await scene({
    base: {
      [POLICY]: `fail_on: warning\napprovals: { unaffected_by: ["${glob}"] }\n`,
      '.github/workflows/gate.yml':
        'on: pull_request\njobs: { g: { steps: [{ run: "npm ci; sh scripts/ci.sh run.md docs/run.md" }, { uses: o/gene-gate@v1 }] } }\n',
    },
  });
  push(first);
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  expect(await verdict()).toBe('warn');
  push(later);
  expect(await verdict()).toBe('needs_approval');
});

it('approval by review takes no such names from the change itself', async () => {
  const { state, push, verdict } = await scene();
  push({ '.github/gene-gate.yml': 'approvals: { unaffected_by: ["**"] }\n' });
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  expect(await verdict()).toBe('pass');
  push({ 'scripts/wipe.js': "console.log('second');\n" });
  expect(await verdict()).toBe('needs_approval');
});

it('approval by review outlives a base branch that moves on', async () => {
  const { state, origin, verdict } = await scene();
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  origin.moveBase({ 'src/index.js': 'export const retries = 2;\n', 'src/new.js': '' });
  expect(await verdict()).toBe('pass');
  expect(await verdict('head')).toBe('pass');
});

const SNAPSHOT: Files = {
  'scripts/probe.test.js':
    "import { test } from 'node:test';\ntest('a', (t) => { t.assert?.snapshot(1); });\n",
  'scripts/probe.test.js.snapshot': 'exports[`a 1`] = `\n1\n`;\n',
};
const EVALUATED = { 'scripts/probe.test.js.snapshot': 'exports[`a 1`] = `\n1\n`;\nevil();\n' };
const WORKSPACE: Files = {
  'package.json': JSON.stringify({ name: 'r', workspaces: ['packages/*'] }),
  'packages/a/package.json': probing('node ok.js', 'a'),
  'packages/a/ok.js': OK,
};
const OF_WORKSPACE = { 'packages/a/package.json': probing('node ok.js --evil', 'a') };
const BY_SCRIPT = 'npm run probe';
const NPMRC: Files = { '.npmrc': { symlink: 'config/npm' }, 'config/npm': 'color=false\n' };
const LINKED: Files = { ...BY_NPM, ...NPMRC };
const DEEP = { 'scripts/deep/probe.js': OK };
const MODULES = { 'scripts/deep/package.json': '{ "type": "commonjs" }\n' };
const SAME: Files = { ...PROBE, 'scripts/same.js': OK };

/** What a push can change besides the script that a command names: the command, the head, and the push. */
it.each<[string, string, Files, Files]>([
  ['a snapshot, which Node evaluates', 'node --test scripts/probe.test.js', SNAPSHOT, EVALUATED],
  ['a script of a workspace', 'npm run probe --workspace=a', WORKSPACE, OF_WORKSPACE],
  ['the target of a symlinked .npmrc', BY_SCRIPT, LINKED, { 'config/npm': 'loglevel=silent\n' }],
  ['a package.json on the way', 'node scripts/deep/probe.js', DEEP, MODULES],
  ['a binding.gyp, which npm would build', BY_SCRIPT, BY_NPM, { 'binding.gyp': '{}\n' }],
  ['only the mode of a file', RUN, PROBE, { 'scripts/probe.js': { executable: OK } }],
  ['a symlink to the same content', RUN, SAME, { 'scripts/probe.js': { symlink: 'same.js' } }],
  ['a configuration file next to the script', RUN, PROBE, { 'scripts/.mocharc.json': '{}\n' }],
  ['a file with a name that Markdown would format', RUN, PROBE, { 'a`b_@alice_.txt': '\n' }],
])('approval by review ends with a push of %s', async (_, command, head, pushed) => {
  const { state, judge, push } = await scene({ head: { ...head, [GENES]: genes(command) } });
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  state.review(state.person('bob', 'write'), 7, 'APPROVED', YES);
  const before = await judge(undefined, 'merge', false);
  expect([before.approvals.length, before.approval_digest]).toEqual([2, expect.any(String)]);
  push(pushed);
  const after = await judge(undefined, 'merge', false);
  expect(after).toMatchObject({ verdict: 'needs_approval', approvals: [] });
  expect(after.approval_digest).not.toBe(before.approval_digest);
  expect(missingIn(after)).toMatch(/alice: .* changed since the approved commit [0-9a-f]{12}/);
});

it('approval by review is about the commands that a gene had, not about files that were there', async () => {
  const { state, push, verdict, printing } = await scene();
  push({ 'scripts/other.js': printing('other') });
  state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
  push({ [GENES]: genes('node scripts/other.js') });
  expect(await verdict()).toBe('needs_approval');
});

it('approval by review takes two people for very strong confirmation', async () => {
  const { state, verdict } = await scene('scripts/probe.js');
  const alice = state.person('alice', 'write');
  state.review(alice, 7, 'APPROVED', YES);
  state.review(alice, 7, 'APPROVED', YES);
  expect(await verdict()).toBe('needs_approval');
  const bob = state.review(state.person('bob', 'admin'), 7, 'APPROVED', YES);
  expect(await verdict()).toBe('pass');
  bob.state = 'DISMISSED';
  expect(await verdict()).toBe('needs_approval');
});

it('approval by digest lets exactly this state run', async () => {
  const { judge, push, printing } = await scene('scripts/probe.js');
  const at = new Date('2026-01-02T03:04:05Z');
  const waiting = await judge(approveByDigest(undefined, at), 'head');
  expect(waiting.verdict).toBe('needs_approval');
  const digest = waiting.approval_digest ?? '';
  const text = renderReport(waiting, 'text', { columns: 80, colour: false, verbose: false });
  expect(text).toContain(`--approve=${digest.slice(0, 31)}`);
  expect(text).toContain('node scripts/probe.js');
  expect(statusesOf(waiting)).toEqual({ gene_repair_retry: [undefined] });

  const approved = await judge(approveByDigest(digest, at), 'head');
  expect(approved).toMatchObject({
    verdict: 'pass',
    approvals: [{ user: 'command line', at: at.toISOString() }],
  });
  expect(statusesOf(approved)).toEqual({ gene_repair_retry: ['passed'] });

  push({ 'scripts/probe.js': printing('second') });
  const refused = await judge(approveByDigest(digest, at), 'head');
  expect(refused.verdict).toBe('needs_approval');
  expect(missingIn(refused)).toContain('is for another state');
});
