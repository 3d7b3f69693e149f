import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Approver } from '../../src/approval/approval.ts';
import { approveByDigest } from '../../src/approval/by-digest.ts';
import { approveByReviews } from '../../src/approval/by-reviews.ts';
import { pullRequest } from '../../src/event/pull-request.ts';
import { resolvePullRequest } from '../../src/event/resolve-pull-request.ts';
import { gate } from '../../src/gate.ts';
import { connect } from '../../src/github/client.ts';
import { githubReviews } from '../../src/github/reviews.ts';
import type * as Command from '../../src/judge/judge-reading.ts';
import { renderReport } from '../../src/report/format.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { GENES, statusesOf } from './cli.ts';

/** Commands ask for confirmation by their name; which profile asks for it is not what is tested. */
vi.mock('../../src/judge/judge-reading.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Command>();
  return {
    ...original,
    judgeReading: (...args: Parameters<typeof original.judgeReading>) => ({
      ...original.judgeReading(...args),
      confirmation: args[0].command.includes('probe') ? 'very_strong' : 'strong',
    }),
  };
});

const TOKEN = 'ghs_test';
const YES = 'Read it.\n\n/gene-gate approve\n';

/** An open pull request with a gene whose command prints a word. */
async function scene(script = 'scripts/wipe.js', command = `node ${script}`) {
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { [TOKEN]: actionsToken(WRITE_ALL) },
  });
  onTestFinished(() => github.close());
  const printing = (word: string) => `console.log('${word}');\n`;
  const origin = openPullRequest({
    head: { [script]: printing('first'), [GENES]: genes(command) },
  });
  const { state } = github;
  const author = state.person('author', 'write');
  const push = () => state.push(7, origin.head, { user: author });
  push();

  async function judge(approver?: Approver, how: 'merge' | 'head' = 'merge') {
    const payload = pullRequest(origin.payload());
    const client = connect(TOKEN, { baseUrl: github.url, sleep: async () => undefined });
    const target = { client, owner: 'octo', repo: 'genes', headSha: origin.head };
    const report = await gate({
      directory: origin.checkout(how).directory,
      env: TEST_ENVIRONMENT,
      locate: (repository) => resolvePullRequest(repository, payload),
      inputs: {},
      all: false,
      approver: approver ?? approveByReviews(githubReviews(target, { number: 7, isFork: false })),
      run: true,
      progress: NO_PROGRESS,
      signal: new AbortController().signal,
      secrets: [],
    });
    expect(report.error).toBeUndefined();
    return report;
  }

  return {
    github,
    state,
    origin,
    author,
    printing,
    judge,
    verdict: async (how?: 'merge' | 'head') => (await judge(undefined, how)).verdict,
    push: (files: Parameters<typeof origin.push>[0]) => {
      origin.push(files);
      push();
    },
  };
}

describe('approval by review', () => {
  it('waits, and nothing runs, until somebody else with write access approves', async () => {
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
    const [missing] = still.findings.filter(({ rule }) => rule === 'approval-missing');
    for (const login of ['author', 'stranger', 'robot']) expect(missing?.message).toContain(login);
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
      expect(await renderReport(approved, format, layout)).toMatch(
        /Approved: by alice|approved +by alice/,
      );
    }
    expect(origin.head).toBe(approved.head_sha);
    expect(await verdict('head')).toBe('pass');
  });

  it('outlives a push that changes nothing that runs, and ends with one that does', async () => {
    const { state, push, verdict, printing } = await scene();
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    push({ 'docs/notes.md': 'Notes.\n' });
    expect(await verdict()).toBe('pass');
    push({ 'scripts/wipe.js': printing('second') });
    expect(await verdict()).toBe('needs_approval');
    push({ 'scripts/wipe.js': printing('first') });
    expect(await verdict()).toBe('pass');
    push({ [GENES]: genes('node scripts/wipe.js --all') });
    expect(await verdict()).toBe('needs_approval');
  });

  it('is about the commands that a gene had, not about files that were there', async () => {
    const { state, push, verdict, printing } = await scene();
    push({ 'scripts/other.js': printing('other') });
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    push({ [GENES]: genes('node scripts/other.js') });
    expect(await verdict()).toBe('needs_approval');
  });

  it('of a script that reads files ends with every push', async () => {
    const { state, push, verdict } = await scene();
    push({
      'scripts/wipe.js': "import { readFileSync } from 'node:fs';\nreadFileSync('package.json');\n",
    });
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    expect(await verdict()).toBe('pass');
    push({ 'docs/notes.md': 'Notes.\n' });
    expect(await verdict()).toBe('needs_approval');
  });

  it('can be taken back, and is not made by an edit', async () => {
    const { state, verdict } = await scene();
    const alice = state.person('alice', 'write');
    const first = state.review(alice, 7, 'APPROVED', YES);
    expect(await verdict()).toBe('pass');
    first.state = 'DISMISSED';
    expect(await verdict()).toBe('needs_approval');
    const second = state.review(alice, 7, 'APPROVED', YES);
    expect(await verdict()).toBe('pass');
    state.review(alice, 7, 'CHANGES_REQUESTED', 'Wait.');
    expect(await verdict()).toBe('needs_approval');
    second.body = 'No.';
    const third = state.review(alice, 7, 'APPROVED', YES);
    third.lastEditedAt = '2030-01-01T00:00:00Z';
    expect(await verdict()).toBe('needs_approval');
  });

  it('takes two people for very strong confirmation', async () => {
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

  it('finds an approval on the second page', async () => {
    const { state, verdict } = await scene();
    const chatty = state.person('chatty', 'write');
    for (let more = 0; more < 120; more += 1) state.review(chatty, 7, 'COMMENTED', YES);
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    expect(await verdict()).toBe('pass');
  });

  it.each([
    ['reviews', /\/reviews/, /could not read the reviews/],
    ['the author', /\/pulls\/7$/, /could not read the reviews/],
    ['edits', /\/graphql/, /could not read the reviews/],
    ['permissions', /\/permission/, /could not read the permission of this account/],
  ])('waits while GitHub does not answer about %s, and says so', async (_, path, words) => {
    const { github, state, judge } = await scene();
    state.review(state.person('alice', 'write'), 7, 'APPROVED', YES);
    github.faults.push({ kind: 'answer', status: 403, message: 'Forbidden', path, times: 9 });
    const { verdict, findings } = await judge();
    expect(verdict).toBe('needs_approval');
    const missing = findings.find(({ rule }) => rule === 'approval-missing');
    expect(missing?.message).toMatch(words);
  });
});

describe('approval by digest', () => {
  it('lets exactly these Plans run', async () => {
    const { judge, push, printing } = await scene('scripts/probe.js');
    const at = new Date('2026-01-02T03:04:05Z');
    const waiting = await judge(approveByDigest(undefined, at), 'head');
    expect(waiting.verdict).toBe('needs_approval');
    const digest = waiting.plans_digest ?? '';
    const text = await renderReport(waiting, 'text', {
      columns: 80,
      colour: false,
      verbose: false,
    });
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
    const missing = refused.findings.find(({ rule }) => rule === 'approval-missing');
    expect(missing?.message).toContain('is for other Plans');
  });
});
