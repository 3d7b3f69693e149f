import { defaultTip } from '../event/default-branch.ts';
import type { KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { protectedBy, readerOf } from '../gate/base-policy.ts';
import type { ReadShared } from '../policy/shared-policy.ts';
import { openRepository } from '../repo/git.ts';
import type { Environment } from './job.ts';

/**
 * Whether the policy of the default branch protects the base of an event.
 *
 * @throws GateError if it cannot be read
 */
export async function isProtected(
  event: EventPayload,
  known: KnownRefs,
  env: Environment,
  readShared: ReadShared,
): Promise<boolean> {
  const { baseRef, defaultBranch: name = baseRef } = event;
  if (name === baseRef) return true;
  const repository = await openRepository(env.GITHUB_WORKSPACE ?? process.cwd(), env);
  try {
    const read = readerOf(repository, readShared);
    const commit = await defaultTip(repository, event, known);
    return (await protectedBy({ name, commit }, baseRef, read)) !== undefined;
  } finally {
    await repository.close();
  }
}
