import type { Policy } from './policy.ts';

/** What a workflow may ask for besides the policy. Everything is optional. */
export interface PolicyInputs {
  readonly profile?: Policy['profile'];
  readonly failOn?: Policy['fail_on'];
  readonly commandTimeoutSeconds?: number;
}

/** An input that would have allowed more than the policy does, and was ignored. */
export interface IgnoredInput {
  readonly input: string;
  readonly given: string;
  readonly kept: string;
  /** The policy's key for the same thing: where to put it instead. */
  readonly key: string;
}

// From the most permissive to the strictest.
const PROFILES: readonly Policy['profile'][] = ['evolver', 'validator'];
const FAIL_ON: readonly Policy['fail_on'][] = ['error', 'warning'];

/**
 * Applies a workflow's inputs to a policy. The workflow file of a pull request comes from the pull
 * request itself, so an input may make the policy stricter and never looser.
 *
 * @returns the policy that counts, and the inputs that were ignored because they would loosen it
 */
export function tightenPolicy(
  policy: Policy,
  inputs: PolicyInputs,
): { readonly policy: Policy; readonly ignored: readonly IgnoredInput[] } {
  const ignored: IgnoredInput[] = [];
  /** The given value if it is at least as strict as the policy's, else the policy's. */
  const stricter = <T extends string | number>(
    input: string,
    key: string,
    kept: T,
    given: T | undefined,
    strictness: (value: T) => number,
  ): T => {
    if (given === undefined) return kept;
    if (strictness(given) >= strictness(kept)) return given;
    ignored.push({ input, key, given: String(given), kept: String(kept) });
    return kept;
  };

  const profile = stricter('profile', 'profile', policy.profile, inputs.profile, (value) =>
    PROFILES.indexOf(value),
  );
  const fail_on = stricter('fail-on', 'fail_on', policy.fail_on, inputs.failOn, (value) =>
    FAIL_ON.indexOf(value),
  );
  const command_timeout_seconds = stricter(
    'command-timeout-seconds',
    'limits.command_timeout_seconds',
    policy.limits.command_timeout_seconds,
    inputs.commandTimeoutSeconds,
    (value) => -value,
  );
  return {
    policy: { ...policy, profile, fail_on, limits: { ...policy.limits, command_timeout_seconds } },
    ignored,
  };
}
