import { describe, expect, it } from 'vitest';
import { policyChangedSince } from '../../src/policy/changed-since.ts';
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

describe('policyChangedSince', () => {
  it.each<[boolean, string, readonly Commit[]]>([
    [
      false,
      'never had a policy',
      [
        [10, null],
        [30, null],
      ],
    ],
    [
      false,
      'had the same policy',
      [
        [10, STRICT],
        [30, STRICT],
      ],
    ],
    [
      false,
      'changed it before',
      [
        [10, null],
        [10, STRICT],
        [30, STRICT],
      ],
    ],
    [
      true,
      'changed what it extends',
      [
        [10, EXTENDING],
        [30, EXTENDING.replaceAll('b', 'c')],
      ],
    ],
    [
      false,
      'extends the same policy',
      [
        [10, EXTENDING],
        [30, EXTENDING],
      ],
    ],
    [
      true,
      'got a policy',
      [
        [10, null],
        [30, STRICT],
      ],
    ],
    [
      true,
      'changed its policy',
      [
        [10, STRICT],
        [30, ''],
      ],
    ],
    [
      true,
      'deleted its policy',
      [
        [10, STRICT],
        [30, null],
      ],
    ],
    [
      true,
      'changed it in two steps',
      [
        [10, STRICT],
        [30, ''],
        [40, 'fail_on: error\n'],
      ],
    ],
    [
      false,
      'changed only a comment',
      [
        [10, STRICT],
        [30, `# Strict.\n${STRICT}`],
      ],
    ],
    [
      false,
      'changed it back',
      [
        [10, STRICT],
        [30, ''],
        [40, STRICT],
      ],
    ],
    [
      true,
      'had an invalid policy',
      [
        [10, 'fail_on: yes\n'],
        [30, ''],
      ],
    ],
    [true, 'began after the review', [[30, STRICT]]],
  ])('%s for a branch that %s', async (expected, _, commits) => {
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
});
