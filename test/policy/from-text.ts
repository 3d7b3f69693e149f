import { digestPolicy } from '../../src/policy/load.ts';
import { openPolicy, policyOf } from '../../src/policy/parse.ts';
import type { LoadedPolicy, Policy } from '../../src/policy/policy.ts';

/** Parses a policy that extends no other; an empty text has all defaults. */
export function parsePolicy(text: string, path: string): Policy {
  return policyOf(openPolicy(text).read(), path);
}

/** Loads it as a file that the command line names. */
export function policyFromFile(text: string, path: string): LoadedPolicy {
  const policy = parsePolicy(text, path);
  return { policy, source: 'file', path, text, digest: digestPolicy(policy), ignoredInputs: [] };
}
