import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Approver, ReviewQuestion } from '../../src/approval/approval.ts';
import { approveByDigest } from '../../src/approval/by-digest.ts';
import { approveByReviews } from '../../src/approval/by-reviews.ts';
import { type PullRequestPayload, pullRequest } from '../../src/event/payload.ts';
import { resolvePullRequest } from '../../src/event/resolve-pull-request.ts';
import { resolveRange } from '../../src/event/resolve-range.ts';
import { gate } from '../../src/gate/gate.ts';
import { POLICY_PATH } from '../../src/policy/load.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { type ChangeExample, type ExampleRun, isChangeExample } from '../../src/rules/example.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { shardSchema } from '../../src/shard/shard.ts';
import { AUTHOR, review, reviewsOf } from '../approval/fixture.ts';
import { pullRequestPayload } from '../event/payload.ts';
import { createRepository, TEST_ENVIRONMENT, type TestRepository } from '../repo/repository.ts';
import { completeFiles, INSTALLED, type WrittenFile } from './complete.ts';
import type { JudgeExample } from './rule-examples.ts';

/** Judges the examples of one test file with the gate, in one shared repository. */
export function changeJudge(): JudgeExample {
  const directory = mkdtempSync(join(tmpdir(), 'gene-gate-test-'));
  const repository = createRepository({ directory });
  afterAll(() => repository.remove());
  return async (example, skip) => {
    if (!isChangeExample(example)) throw new Error('The rule needs a change as example.');
    const { error, findings } = await judgeChange(repository, example);
    if (error?.code === 'containment_unavailable') skip(error.message);
    expect(error).toBeUndefined();
    return findings;
  };
}

/** @param repository its branches `base` and `head` are replaced by the commits of the example */
async function judgeChange(
  repository: TestRepository,
  { base, head, checkout, policy, inputs = {}, run, approvedBy }: ChangeExample,
): Promise<GateReport> {
  const text = run ? runPolicy(policy) : policy;
  const policyFile = text === undefined ? {} : { [POLICY_PATH]: text };
  const before = completeFiles({ ...policyFile, ...base });
  const after = completeFiles({ ...policyFile, ...head });
  writeBranches(repository, { base: before, head: after });
  if (run) checkOut(repository, run);
  const stop = new AbortController();
  return await gate({
    directory: repository.directory,
    env: TEST_ENVIRONMENT,
    locate: (opened) =>
      checkout
        ? resolvePullRequest(opened, mergedPull(repository, checkout))
        : resolveRange(opened, { base: 'base', head: 'head' }),
    inputs,
    all: false,
    approver: approverOf(approvedBy, () => repository.git('rev-parse', 'head')),
    run: run !== undefined,
    ...(run?.prepare && { prepare: run.prepare }),
    ...(run?.shard && { shard: shardSchema.parse(run.shard) }),
    progress: {
      ...NO_PROGRESS,
      started: () => {
        if (run?.cancelled) stop.abort();
        repository.write(run?.meanwhile ?? {});
      },
    },
    signal: stop.signal,
    secrets: [],
  });
}

/** The scripts of examples check nothing; whether they can fail is the subject of one rule. */
function runPolicy(policy = ''): string {
  return /^proof:/m.test(policy) ? policy : `${policy}proof: off\n`;
}

function checkOut(repository: TestRepository, { installed, untracked }: ExampleRun): void {
  repository.git('clean', '--quiet', '-ffdx');
  repository.git('checkout', '--quiet', '--force', '--detach', 'head');
  if (installed) repository.write(Object.fromEntries(INSTALLED));
  repository.write(untracked ?? {});
}

/** Checks out a merge of both branches, without files; returns the event of the pull request. */
function mergedPull(
  { git }: TestRepository,
  checkout: NonNullable<ChangeExample['checkout']>,
): PullRequestPayload {
  const [base, head] = [git('rev-parse', 'base'), git('rev-parse', 'head')];
  const tree = checkout === 'test merge' ? `${head}^{tree}` : `${base}^{tree}`;
  const merge = git('commit-tree', tree, '-m', 'Merge', '-p', base, '-p', head);
  git('update-ref', '--no-deref', 'HEAD', merge);
  const changed = git('diff', '--name-only', base, head).split('\n').filter(Boolean);
  return pullRequest(pullRequestPayload({ head, base, changedFiles: changed.length }));
}

/** The author of the pull request is `author`; all other accounts have write access. */
function approverOf(
  names: readonly string[] | undefined,
  commit: () => string,
): Approver<ReviewQuestion> {
  if (names === undefined) return approveByDigest(undefined, new Date());
  const accounts = names.map((login, index) =>
    login === AUTHOR.login ? AUTHOR : { ...AUTHOR, id: AUTHOR.id + 1 + index, login },
  );
  const reviews = accounts.map((user) => review(user, { commit: commit() }));
  return approveByReviews(() => reviewsOf(reviews));
}

/** Creates one commit for each list of files, each the child of the one before, without a checkout. */
function writeBranches(
  { directory }: TestRepository,
  branches: Readonly<Record<'base' | 'head', ReadonlyMap<string, WrittenFile>>>,
): void {
  const { base, head } = branches;
  execFileSync('git', ['fast-import', '--quiet', '--force'], {
    cwd: directory,
    env: TEST_ENVIRONMENT,
    input: Buffer.concat([
      ...commitTo('base', base),
      ...commitTo('head', head, ['from refs/heads/base', 'deleteall']),
    ]),
  });
}

function commitTo(
  branch: string,
  files: ReadonlyMap<string, WrittenFile>,
  before: readonly string[] = [],
): Buffer[] {
  return [
    line(`commit refs/heads/${branch}`),
    line('committer A <a@example.org> 1767225600 +0000'),
    ...data(Buffer.from(branch)),
    ...before.map(line),
    ...[...files].flatMap(([path, file]) => modification(path, file)),
  ];
}

function modification(path: string, file: WrittenFile): Buffer[] {
  if (Buffer.isBuffer(file)) return [line(`M 100644 inline ${path}`), ...data(file)];
  if ('submodule' in file) return [line(`M 160000 ${file.submodule} ${path}`)];
  return [line(`M 120000 inline ${path}`), ...data(Buffer.from(file.symlink))];
}

function data(bytes: Buffer): Buffer[] {
  return [line(`data ${bytes.length}`), bytes, line('')];
}

function line(text: string): Buffer {
  return Buffer.from(`${text}\n`);
}
