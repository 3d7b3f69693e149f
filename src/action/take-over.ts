import * as core from '@actions/core';
import type { PullRequestPayload } from '../event/payload.ts';
import { resolveEvent } from '../event/resolve-event.ts';
import { effectivePolicy } from '../gate/base-policy.ts';
import { resultOf, shortPolicy } from '../github/check-owner.ts';
import { gateChecks } from '../github/check-run.ts';
import { dayOf } from '../policy/enforcement.ts';
import { readCarried, setOutputs } from '../publish/outputs.ts';
import { readInputs } from './inputs.ts';
import { type CheckPlace, inCheckout } from './other-pulls.ts';
import { policyTerms } from './run-gate.ts';
import type { Step } from './step.ts';

/** Verdicts that only another commit, base or policy changes. An approval or a new attempt changes the others. */
const FINAL = new Set(['pass', 'warn', 'fail']);

/**
 * Takes over the verdict of a head's completed check run, for an event that changed only the title or description
 * of a pull request: sets its outputs, and fails the step if its run failed. The check run must be about this
 * pull request alone, with the same base and policy, and of today, because a policy can have dates.
 * @returns false if there is none or it is unreadable; the change must then be judged
 */
export async function takesVerdictOver(
  step: Step,
  event: PullRequestPayload,
  place: CheckPlace,
): Promise<boolean> {
  const { checkName, github, binding } = place.context;
  // A repeated job asks for a new judgement.
  const isAgain = (step.env.GITHUB_RUN_ATTEMPT ?? '1') !== '1';
  if (isAgain || event.privileged || 'unavailable' in github || place.doubt) return false;
  try {
    const [check] = await gateChecks(github, checkName);
    const result = resultOf(check);
    const outputs = check && readCarried(check);
    if (check === undefined || result === undefined || outputs === undefined) return false;
    const { verdict = '', conclusion = '' } = outputs;
    const isSame =
      result.event === binding.event &&
      result.isInto(binding.base) &&
      result.pulls.join() === binding.pulls.join() &&
      result.policy === (await policyOf(step, event, place)) &&
      check.completedAt.startsWith(dayOf(new Date()));
    const agrees = conclusion === 'neutral' || (conclusion === 'failure') === (verdict === 'fail');
    if (!isSame || !agrees || !FINAL.has(verdict)) return false;
    setOutputs(core, outputs);
    const words = `Nothing but the title or the description has changed: ${verdict}, as in ${check.url}`;
    if (conclusion === 'success' || conclusion === 'neutral') core.info(words);
    else core.setFailed(words);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first digits of the digest of the change's current policy. */
async function policyOf(
  { env }: Step,
  event: PullRequestPayload,
  { context, known }: CheckPlace,
): Promise<string> {
  return inCheckout(env, async (repository) => {
    const terms = policyTerms(readInputs(core.getInput), context.github);
    const located = await resolveEvent(repository, event, known);
    return shortPolicy((await effectivePolicy(terms, repository, located)).digest);
  });
}
