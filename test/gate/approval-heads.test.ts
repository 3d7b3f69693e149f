import { expect, it } from 'vitest';
import { policyChangedSince } from '../../src/gate/approval-heads.ts';
import { createRepository, open, TEST_ENVIRONMENT } from '../repo/repository.ts';

const POLICY = '.github/gene-gate.yml';
const REVIEW = '2026-01-01T00:00:10Z';
type Commit = readonly [second: number, policy: string | null];

/** Commits with the second of 2026 in which the branch gets them. */
function history(...commits: readonly Commit[]) {
  const repository = createRepository();
  for (const [second, policy] of commits) {
    repository.write({ [POLICY]: policy, 'log.txt': `${second}` });
    TEST_ENVIRONMENT.GIT_COMMITTER_DATE = `2026-01-01T00:00:${second}Z`;
    repository.commit();
  }
  TEST_ENVIRONMENT.GIT_COMMITTER_DATE = '2026-01-01T00:00:00Z';
  return repository;
}

async function changed(repository: ReturnType<typeof createRepository>, time = REVIEW) {
  const tip = repository.git('rev-parse', 'HEAD');
  return await policyChangedSince(await open(repository.directory), tip, time);
}

const STRICT = 'fail_on: warning\n';
const EXTENDING = `extends: { repository: o/p, commit: ${'b'.repeat(40)}, path: p.yml, sha256: ${'b'.repeat(64)} }\n`;

// The policies at second 10, before the review, then those of seconds 30 and 40.
it.each<[boolean, string, Commit[1][], Commit[1][]]>([
  [false, 'never had a policy', [null], [null]],
  [false, 'had the same policy', [STRICT], [STRICT]],
  [false, 'changed it before', [null, STRICT], [STRICT]],
  [true, 'changed what it extends', [EXTENDING], [EXTENDING.replaceAll('b', 'c')]],
  [false, 'extends the same policy', [EXTENDING], [EXTENDING]],
  [true, 'got a policy', [null], [STRICT]],
  [true, 'changed its policy', [STRICT], ['']],
  [true, 'deleted its policy', [STRICT], [null]],
  [true, 'changed it in two steps', [STRICT], ['', 'fail_on: error\n']],
  [false, 'changed only a comment', [STRICT], [`# Strict.\n${STRICT}`]],
  [false, 'changed it back', [STRICT], ['', STRICT]],
  [true, 'had an invalid policy', ['fail_on: yes\n'], ['']],
  [true, 'began after the review', [], [STRICT]],
])('%s for a branch that %s', async (expected, _, before, after) => {
  const commits: Commit[] = [
    ...before.map((policy) => [10, policy] as const),
    ...after.map((policy, index) => [30 + 10 * index, policy] as const),
  ];
  expect(await changed(history(...commits))).toBe(expected);
});

it('ignores the times of the commits of a merged pull request', async () => {
  const repository = history([10, STRICT]);
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.write({ [POLICY]: '' });
  repository.commit();
  repository.git('checkout', '--quiet', 'main');
  TEST_ENVIRONMENT.GIT_COMMITTER_DATE = '2026-01-01T00:00:30Z';
  repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
  TEST_ENVIRONMENT.GIT_COMMITTER_DATE = '2026-01-01T00:00:00Z';
  expect(await changed(repository)).toBe(true);
});

it('cannot answer in a clone that lacks the policy of that time', async () => {
  const { directory } = history([10, STRICT], [30, '']);
  const clone = createRepository({ cloneOf: directory, cloneOptions: ['--depth=1'] });
  await expect(changed(clone)).rejects.toMatchObject({ code: 'shallow_clone' });
  expect(await changed(clone, '2026-01-01T00:00:50Z')).toBe(false);
});
