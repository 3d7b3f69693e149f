import { createHash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../error.ts';
import type { Tree } from '../repo/tree.ts';
import { parsePolicy } from './parse.ts';
import type { LoadedPolicy, Policy } from './policy.ts';

/** Where a repository keeps its policy. */
export const POLICY_PATH = '.github/gene-gate.yml';

/**
 * Loads the policy from the base side of the change; the head's own policy is never consulted.
 *
 * @param tree the tip of the base branch
 * @param ref the commit that `tree` shows, for the report
 * @throws GateError `policy_invalid` if there is a policy that cannot be understood
 */
export async function loadPolicy(tree: Tree, ref: string): Promise<LoadedPolicy> {
  const entry = tree.stat(POLICY_PATH);
  if (!entry) return loaded(parsePolicy('', POLICY_PATH), { source: 'default', ref });
  if (entry.kind !== 'file' && entry.kind !== 'executable') {
    throw new GateError(
      'policy_invalid',
      `${POLICY_PATH} is a ${entry.kind} in ${tree.label}; a policy must be a regular file.`,
      'Replace it by the file itself on the base branch.',
    );
  }
  const text = (await tree.read(POLICY_PATH)).toString('utf8');
  return loaded(parsePolicy(text, POLICY_PATH), { source: 'base', path: POLICY_PATH, ref });
}

/** Takes a policy that the user of the command line names; `text` is the file's content. */
export function policyFromFile(text: string, path: string): LoadedPolicy {
  return loaded(parsePolicy(text, path), { source: 'file', path });
}

function loaded(policy: Policy, from: Pick<LoadedPolicy, 'source' | 'path' | 'ref'>): LoadedPolicy {
  return { policy, ...from, digest: digestPolicy(policy), ignoredInputs: [] };
}

/** `sha256:` of the canonical JSON of a policy, defaults included. */
export function digestPolicy(policy: Policy): string {
  return `sha256:${createHash('sha256').update(canonicalize(policy)).digest('hex')}`;
}
