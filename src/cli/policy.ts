import { requireExamples } from '../judge/profiles/check-policy.ts';
import { policyFromFile } from '../policy/load.ts';
import {
  DEFAULT_POLICY,
  type LoadedPolicy,
  type Policy,
  type ProfileName,
} from '../policy/policy.ts';
import type { Terminal } from './terminal.ts';

/** Reads the policy file of `--policy`; undefined without one. */
export async function namedPolicy(
  file: string | undefined,
  terminal: Terminal,
): Promise<LoadedPolicy | undefined> {
  if (file === undefined) return undefined;
  const text = await terminal.readInput(file);
  const policy = policyFromFile(text.toString('utf8'), file);
  requireExamples(policy);
  return policy;
}

/** Returns the policy of `--policy` or the built-in one, with the profile of `--profile`. */
export async function policyFor(
  file: string | undefined,
  profile: ProfileName | undefined,
  terminal: Terminal,
): Promise<Policy> {
  const policy = (await namedPolicy(file, terminal))?.policy ?? DEFAULT_POLICY;
  return profile === undefined ? policy : { ...policy, profile };
}
