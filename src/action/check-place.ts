import * as core from '@actions/core';
import { askForRefs, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { asGateError, GateError } from '../ground/error.ts';
import type { PublishContext } from '../publish/context.ts';
import { checkNameOf } from '../publish/required-check.ts';
import { type AskedPolicy, otherPulls, protection } from './other-pulls.ts';
import { publishContext } from './publish-context.ts';
import { sharedPolicies } from './run-gate.ts';
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
  const asked = { known, env: step.env, readShared: sharedPolicies(context.github) };
  const found = await isProtected(event, asked).catch(asGateError);
  const doubt = found instanceof GateError ? { doubt: found } : {};
  const named = { ...context, checkName: checkNameOf(context.name, event, found !== false) };
  if (event.name !== 'pull_request' || found === false) return { context: named, known, ...doubt };
  const { number } = event.pullRequest;
  const others = {
    list: () => otherPulls(event, number, named.github, asked),
    canDiffer: () =>
      protection(event, asked).then(
        ({ ofSeveral }) => ofSeveral,
        () => true,
      ),
  };
  return { context: { ...named, others }, known, ...doubt };
}

/** Whether the policy of the default branch protects the base of an event; the default branch needs none. */
async function isProtected(event: EventPayload, asked: AskedPolicy): Promise<boolean> {
  const { baseRef, defaultBranch = baseRef } = event;
  return baseRef === defaultBranch || (await protection(event, asked)).isProtected(baseRef);
}
