import { askForRefs, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { asGateError } from '../ground/as-gate-error.ts';
import { GateError } from '../ground/error.ts';
import type { PublishContext } from '../publish/context.ts';
import { checkNameOf } from '../publish/required-check.ts';
import { core } from './core.ts';
import type { PublishingInputs } from './inputs.ts';
import { isProtected } from './is-protected.ts';
import type { Environment } from './job.ts';
import { otherPulls } from './other-pulls.ts';
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
  const named = { ...context, checkName: checkNameOf(context.name, event, found !== false) };
  if (event.name !== 'pull_request' || found === false) return { context: named, known, ...doubt };
  const { number } = event.pullRequest;
  const others = () => otherPulls(event.headSha, number, named, env, signal);
  return { context: { ...named, others }, known, ...doubt };
}
