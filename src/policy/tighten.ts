import { digestPolicy } from './load.ts';
import type { IgnoredInput, LoadedPolicy, Policy } from './policy.ts';
import { directionOf } from './strictness.ts';

/** What a workflow may ask for besides the policy. Everything is optional. */
export interface PolicyInputs {
  readonly profile?: Policy['profile'];
  readonly failOn?: Policy['fail_on'];
  readonly commandTimeoutSeconds?: number;
  readonly budgetSeconds?: number;
  readonly concurrency?: number;
  readonly containment?: Policy['containment'];
}

/**
 * Applies a workflow's inputs to a policy. The workflow file of a pull request comes from the pull
 * request itself, so an input may make the policy stricter and never looser.
 *
 * @returns the policy that counts, with the inputs that were ignored because they would loosen it
 */
export function tightenPolicy(loaded: LoadedPolicy, inputs: PolicyInputs): LoadedPolicy {
  const { policy } = loaded;
  const ignored: IgnoredInput[] = [];
  /** The given value if it is known to be at least as strict as the policy's, else the policy's. */
  const stricter = <T extends string | number>(
    input: string,
    key: string,
    kept: T,
    given: T | undefined,
  ): T => {
    if (given === undefined || given === kept) return kept;
    if (directionOf(key, kept, given) === 'tighter') return given;
    ignored.push({ input, key, given: String(given), kept: String(kept) });
    return kept;
  };

  const profile = stricter('profile', 'profile', policy.profile, inputs.profile);
  const fail_on = stricter('fail-on', 'fail_on', policy.fail_on, inputs.failOn);
  const command_timeout_seconds = stricter(
    'command-timeout-seconds',
    'limits.command_timeout_seconds',
    policy.limits.command_timeout_seconds,
    inputs.commandTimeoutSeconds,
  );
  const budget_seconds = stricter(
    'budget-seconds',
    'limits.budget_seconds',
    policy.limits.budget_seconds,
    inputs.budgetSeconds,
  );
  // A policy that leaves it to the machine has no opinion.
  const concurrency: Policy['concurrency'] =
    policy.concurrency === 'cores'
      ? (inputs.concurrency ?? 'cores')
      : stricter('concurrency', 'concurrency', policy.concurrency, inputs.concurrency);
  const containment = stricter(
    'containment',
    'containment',
    policy.containment,
    inputs.containment,
  );
  const limits = { ...policy.limits, command_timeout_seconds, budget_seconds };
  const tightened = { ...policy, profile, fail_on, containment, concurrency, limits };
  return {
    ...loaded,
    policy: tightened,
    digest: digestPolicy(tightened),
    ignoredInputs: ignored,
  };
}
