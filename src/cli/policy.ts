import { requireExamples } from '../judge/profiles/check-policy.ts';
import { policyFromFile } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
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
