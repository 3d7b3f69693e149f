import * as core from '@actions/core';
import { askForRefs, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { asGateError, GateError } from '../ground/error.ts';
import type { PublishContext } from '../publish/context.ts';
import { checkNameOf } from '../publish/required-check.ts';
import { otherPulls, protectionOf } from './other-pulls.ts';
import { publishContext } from './publish-context.ts';
import type { Step } from './step.ts';

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
export async function checkPlace(step: Step, event: EventPayload | GateError): Promise<CheckPlace> {
  const context = publishContext(step, event);
  if (event instanceof GateError) return { context, known: {} };
  const known = await askForRefs(context.github, event, core.warning);
  const { baseRef, defaultBranch = baseRef } = event;
  const protection = protectionOf(event, context.github, known, step.env);
  // The default branch needs no policy.
  const isProtected = async () =>
    baseRef === defaultBranch || (await protection()).isProtected(baseRef);
  const found = await isProtected().catch(asGateError);
  const doubt = found instanceof GateError ? { doubt: found } : {};
  const named = { ...context, checkName: checkNameOf(context.name, event, found !== false) };
  if (event.name !== 'pull_request' || found === false) return { context: named, known, ...doubt };
  const { number } = event.pullRequest;
  const others = {
    list: () => otherPulls(event, { without: number, env: step.env }, named.github, protection),
    canDiffer: () =>
      protection().then(
        ({ ofSeveral }) => ofSeveral,
        () => true,
      ),
  };
  return { context: { ...named, others }, known, ...doubt };
}
