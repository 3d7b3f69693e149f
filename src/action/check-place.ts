import { protectedBy, readerOf } from '../base-policy.ts';
import { GateError } from '../error.ts';
import { defaultTip } from '../event/default-branch.ts';
import { askForRefs, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { asGateError } from '../gate.ts';
import type { ReadShared } from '../policy/shared.ts';
import { checkNameOf } from '../publish/check-name.ts';
import type { PublishContext } from '../publish/context.ts';
import { openRepository } from '../repo/git.ts';
import { core } from './core.ts';
import type { PublishingInputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { publishContext } from './publish-context.ts';
import { sharedPolicies } from './shared-policy.ts';

/** Where the result of an event is published, and what GitHub says about its refs. */
export interface CheckPlace {
  readonly context: PublishContext;
  readonly known: KnownRefs;
  /** Why it is not known whether the base is protected; then nothing can be decided. */
  readonly doubt?: GateError;
}

/**
 * Finds the name of the check run of an event before anything is judged. In doubt it is the required
 * one, which then fails.
 */
export async function checkPlace(
  publishing: PublishingInputs,
  env: Environment,
  event: EventPayload | GateError,
  signal: AbortSignal,
): Promise<CheckPlace> {
  const context = publishContext(publishing, env, event, signal);
  if (event instanceof GateError) return { context, known: {} };
  const known = await askForRefs(context.github, event, core.warning);
  const shared = sharedPolicies(context.github);
  const found = await isProtected(event, known, env, shared).catch(asGateError);
  const doubt = found instanceof GateError ? { doubt: found } : {};
  const checkName = checkNameOf(context.checkName, event, found !== false);
  return { context: { ...context, checkName }, known, ...doubt };
}

async function isProtected(
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
