import { createHash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../error.ts';
import type { Tree } from '../repo/tree.ts';
import { DEFAULT_POLICY } from './default.ts';
import { findNearPolicy, type NearPolicy } from './near-policy.ts';
import { type PolicyReading, parsePolicy, policyOf, readPolicy } from './parse.ts';
import type { LoadedPolicy, Policy } from './policy.ts';

/** The path of a repository's policy. */
export const POLICY_PATH = '.github/gene-gate.yml';

const BASE_HINT =
  'Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.';

/**
 * Loads the policy from the base side of the change; never reads the head's own policy.
 *
 * @param tree the tip of the base branch
 * @param ref the commit of `tree`, for the report
 * @param path the file's name in errors
 * @throws GateError `policy_invalid` for an invalid policy, or for a file that is nearly one
 */
export async function loadPolicy(
  tree: Tree,
  ref: string,
  path = POLICY_PATH,
): Promise<LoadedPolicy> {
  const policy = policyOf(await readPolicyIn(tree), path, BASE_HINT);
  if (!tree.stat(POLICY_PATH)) {
    const near = await findNearPolicy(tree);
    if (near) throw nearlyThere(near, tree.label);
    return loaded(policy, { source: 'default', ref });
  }
  const text = (await tree.read(POLICY_PATH)).toString('utf8');
  return loaded(policy, { source: 'base', path: POLICY_PATH, ref, text });
}

/** Reads the policy of a tree: all defaults if there is none, mistakes if it is invalid. */
export async function readPolicyIn(tree: Tree): Promise<PolicyReading> {
  const entry = tree.stat(POLICY_PATH);
  if (!entry) return { policy: DEFAULT_POLICY };
  if (entry.kind !== 'file' && entry.kind !== 'executable') {
    const message = `expected a regular file; this is a ${entry.kind}`;
    return { mistakes: [{ line: 1, column: 1, message }] };
  }
  return readPolicy((await tree.read(POLICY_PATH)).toString('utf8'));
}

function nearlyThere({ path, fault }: NearPolicy, where: string): GateError {
  return new GateError(
    'policy_invalid',
    `${JSON.stringify(path)} ${fault}, but the policy must be the regular file ${POLICY_PATH}, which ${where} does not have`,
    `Rename it to ${POLICY_PATH}; if it is not a policy, give it another name.`,
  );
}

/** Parses a policy file given on the command line; `text` is the file's content. */
export function policyFromFile(text: string, path: string): LoadedPolicy {
  return loaded(parsePolicy(text, path), { source: 'file', path, text });
}

function loaded(
  policy: Policy,
  from: Pick<LoadedPolicy, 'source' | 'path' | 'ref' | 'text'>,
): LoadedPolicy {
  return { policy, ...from, digest: digestPolicy(policy), ignoredInputs: [] };
}

/** `sha256:` of the canonical JSON of a policy, defaults included. */
export function digestPolicy(policy: Policy): string {
  return `sha256:${createHash('sha256').update(canonicalize(policy)).digest('hex')}`;
}
