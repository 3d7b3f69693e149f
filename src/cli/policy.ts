import { requireExamples } from '../judge/profiles/check-policy.ts';
import { policyFromFile } from '../policy/load.ts';
import {
  DEFAULT_POLICY,
  type LoadedPolicy,
  type Policy,
  type ProfileName,
} from '../policy/policy.ts';
import type { Terminal } from './terminal.ts';

/** The policy of a file that the user names; undefined without one. */
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

/** What is judged by where no change is: the named policy or the built-in one, with the named profile. */
export async function policyFor(
  file: string | undefined,
  profile: ProfileName | undefined,
  terminal: Terminal,
): Promise<Policy> {
  const policy = (await namedPolicy(file, terminal))?.policy ?? DEFAULT_POLICY;
  return profile === undefined ? policy : { ...policy, profile };
}
