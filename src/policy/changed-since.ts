import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { short } from '../repo/merge-base.ts';
import { readTree } from '../repo/object-tree.ts';
import { POLICY_PATH, readPolicyIn } from './load.ts';

/**
 * Whether the policy of a branch has another meaning than at an earlier time. The times are
 * those of the commits on the branch itself (first parents), which GitHub or somebody with write access
 * has made; the commits of a merged pull request do not count.
 *
 * @param tip the tip of the base branch
 * @param time in ISO 8601
 * @throws GateError `shallow_clone` if this clone lacks the policy of that time
 */
export async function policyChangedSince(
  repository: Repository,
  tip: string,
  time: string,
): Promise<boolean> {
  // Git counts whole seconds, and includes the first one.
  const seconds = Math.floor(Date.parse(time) / 1000) + 1;
  const listed = await repository.objects([
    'log',
    '--first-parent',
    `--since=@${seconds}`,
    '--format=%H %P',
    tip,
    // A partial clone can lack the directories of these commits; the ends are compared below.
    ...((await repository.isPartial()) ? [] : ['--', POLICY_PATH]),
  ]);
  const oldest = listed.toString().trim().split('\n').at(-1) ?? '';
  if (oldest === '') return false;
  const [commit = '', before] = oldest.split(' ');
  const cut = await repository.shallowCommits();
  if (cut.has(commit)) {
    throw new GateError(
      'shallow_clone',
      `this clone lacks the history of ${POLICY_PATH} before ${short(commit)}`,
      'Set `fetch-depth: 0` on actions/checkout.',
    );
  }
  if (before === undefined) return true;
  return (await meaningIn(repository, before)) !== (await meaningIn(repository, tip));
}

/**
 * All keys, with the entries of every branch; the text of a policy that extends one which the clone lacks.
 * Undefined for an invalid policy, under which nothing ran.
 */
async function meaningIn(repository: Repository, commit: string): Promise<string | undefined> {
  const reading = await readPolicyIn(await readTree(repository, commit));
  if ('missing' in reading) return reading.text;
  return 'policy' in reading ? canonicalize(reading.policy) : undefined;
}
