import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { approveByReviews } from '../../src/approval/by-reviews.ts';
import { pullRequest } from '../../src/event/payload.ts';
import { resolvePullRequest } from '../../src/event/resolve-pull-request.ts';
import { gate } from '../../src/gate/gate.ts';
import { connect } from '../../src/github/client.ts';
import { githubReviews } from '../../src/github/reviews.ts';
import { Judge } from '../../src/judge/judge.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';
import { genes, openPullRequest, type PullRequestFiles } from './action-pull-request.ts';
import { GENES } from './cli.ts';

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

/** The message about the approval that a gene waits for. */
function missingIn({ findings }: GateReport): string | undefined {
  return findings.find(({ rule }) => rule === 'approval-missing')?.message;
}

/** An open pull request with a gene whose command prints a word. */
async function scene(files: Partial<PullRequestFiles> = {}) {
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { [TOKEN]: actionsToken(WRITE_ALL) },
  });
  onTestFinished(() => github.close());
  // It notices a defect of the source, or the gene would have a warning.
  const printing = (word: string) => `import '../src/index.js';\nconsole.log('${word}');\n`;
  const origin = openPullRequest({
    head: { 'scripts/wipe.js': printing('first'), [GENES]: genes('node scripts/wipe.js') },
    ...files,
  });
  const { state } = github;
  const author = state.person('author', 'write');
  const push = () => state.push(7, origin.head, { user: author });
  push();

  async function judge(how: 'merge' | 'head' = 'merge', run = true) {
    const payload = pullRequest(origin.payload());
    const client = connect(TOKEN, { baseUrl: github.url, sleep: async () => undefined });
    const target = { client, owner: 'octo', repo: 'genes', headSha: origin.head };
    const report = await gate({
      directory: origin.checkout(how).directory,
      env: TEST_ENVIRONMENT,
      locate: (repository) => resolvePullRequest(repository, payload),
      inputs: {},
      all: false,
      approver: approveByReviews(() => githubReviews(target, { number: 7 })),
      run,
      progress: NO_PROGRESS,
      signal: new AbortController().signal,
      secrets: [],
    });
    expect(report.error).toBeUndefined();
    return report;
  }

  return {
    state,
    origin,
    printing,
    judge,
    verdict: async (how?: 'merge' | 'head') => (await judge(how)).verdict,
    push: (files: Parameters<typeof origin.push>[0]) => {
      origin.push(files);
      push();
    },
  };
}

describe('approval by review', () => {
  it('outlives pushes of files that the base policy names, and none of others', async () => {
    const policy = 'approvals: { unaffected_by: ["docs/**", "*.md"] }\n';
    const { state, push, verdict } = await scene({ base: { '.github/gene-gate.yml': policy } });
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    push({ 'docs/a/notes.md': 'Notes.\n', 'docs/.hidden': '', 'README.md': 'Read.\n' });
    expect(await verdict()).toBe('pass');
    push({ 'src/notes.md': 'Notes.\n' });
    expect(await verdict()).toBe('needs_approval');
  });

  it.each<[string, string, Files, Files]>([
    [
      'an edit of the policy',
      'scripts/**',
      { [POLICY]: 'fail_on: error\n' },
      { 'scripts/ci.sh': 'true\n' },
    ],
    [
      'an edit of the script',
      'scripts/**',
      { 'scripts/ci.sh': 'a\n' },
      { 'scripts/ci.sh': 'a || true\n' },
    ],
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

  it('takes no such names from the change itself', async () => {
    const { state, push, verdict } = await scene();
    push({ '.github/gene-gate.yml': 'approvals: { unaffected_by: ["**"] }\n' });
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    expect(await verdict()).toBe('pass');
    push({ 'scripts/wipe.js': "console.log('second');\n" });
    expect(await verdict()).toBe('needs_approval');
  });

  it('ends with a merge of the base branch into the head', async () => {
    const { state, origin, push, judge, verdict } = await scene();
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    origin.moveBase({ 'src/new.js': '' });
    push({ 'src/new.js': '' });
    expect(missingIn(await judge())).toMatch(/`src\/new.js` has changed since/);
    expect(await verdict('head')).toBe('needs_approval');
  });

  const PROBE: Files = { 'scripts/probe.js': "console.log('ok');\n" };
  const NPM_PROBE: Files = {
    'package.json': JSON.stringify({ name: 'r', scripts: { probe: 'node scripts/check.js' } }),
  };

  /** What a push can change besides the script that a command names. */
  it.each<[string, string, Files, Files]>([
    [
      'a snapshot, which Node evaluates',
      'node --test scripts/probe.test.js',
      {
        'scripts/probe.test.js':
          "import { test } from 'node:test';\ntest('a', (t) => { t.assert?.snapshot(1); });\n",
        'scripts/probe.test.js.snapshot': 'exports[`a 1`] = `\n1\n`;\n',
      },
      { 'scripts/probe.test.js.snapshot': 'exports[`a 1`] = `\n1\n`;\nevil();\n' },
    ],
    [
      'a script of a workspace',
      'npm run probe --workspace=a',
      {
        'package.json': JSON.stringify({ name: 'r', workspaces: ['packages/*'] }),
        'packages/a/package.json': JSON.stringify({ name: 'a', scripts: { probe: 'node ok.js' } }),
        'packages/a/ok.js': "console.log('ok');\n",
      },
      {
        'packages/a/package.json': JSON.stringify({
          name: 'a',
          scripts: { probe: 'node ok.js --evil' },
        }),
      },
    ],
    [
      'the target of a symlinked .npmrc',
      'npm run probe',
      {
        '.npmrc': { symlink: 'config/npm' },
        'config/npm': 'color=false\n',
        ...NPM_PROBE,
      },
      { 'config/npm': 'loglevel=silent\n' },
    ],
    [
      'a package.json between the script and the root',
      'node scripts/deep/probe.js',
      { 'scripts/deep/probe.js': "console.log('ok');\n" },
      { 'scripts/deep/package.json': '{ "type": "commonjs" }\n' },
    ],
    ['a binding.gyp, which npm would build', 'npm run probe', NPM_PROBE, { 'binding.gyp': '{}\n' }],
    [
      'only the mode of a file',
      'node scripts/probe.js',
      PROBE,
      { 'scripts/probe.js': { executable: "console.log('ok');\n" } },
    ],
    [
      'a symlink in place of a file with the same content',
      'node scripts/probe.js',
      { 'scripts/probe.js': "console.log('ok');\n", 'scripts/same.js': "console.log('ok');\n" },
      { 'scripts/probe.js': { symlink: 'same.js' } },
    ],
    [
      'a configuration file next to the script',
      'node scripts/probe.js',
      PROBE,
      { 'scripts/.mocharc.json': '{ "require": "./evil.js" }\n' },
    ],
    [
      'a file with a name that Markdown would format',
      'node scripts/probe.js',
      PROBE,
      { 'a`b_@alice_.txt': '\n' },
    ],
  ])('ends with a push of %s', async (_, command, head, pushed) => {
    const { state, judge, push } = await scene({ head: { ...head, [GENES]: genes(command) } });
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    state.review(state.person('bob', 'write'), 7, 'APPROVED', YES);
    const before = await judge('merge', false);
    expect([before.approvals.length, before.approval_digest]).toEqual([2, expect.any(String)]);
    push(pushed);
    const after = await judge('merge', false);
    expect(after).toMatchObject({ verdict: 'needs_approval', approvals: [] });
    expect(after.approval_digest).not.toBe(before.approval_digest);
    expect(missingIn(after)).toMatch(/alice: .* changed since the approved commit [0-9a-f]{12}/);
  });

  it('is about the commands that a gene had, not about files that were there', async () => {
    const { state, push, verdict, printing } = await scene();
    push({ 'scripts/other.js': printing('other') });
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    push({ [GENES]: genes('node scripts/other.js') });
    expect(await verdict()).toBe('needs_approval');
  });
});
