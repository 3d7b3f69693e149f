import { canonicalize } from '@evomap/gep-sdk';
import { digestOf } from '../ground/digest.ts';
import { GateError } from '../ground/error.ts';
import { isRegular, type Tree } from '../repo/tree.ts';
import { DEFAULT_POLICY, DEFAULT_POLICY_DIGEST } from './default.ts';
import { findNearPolicy, type NearPolicy } from './near-policy.ts';
import { openPolicy, type PolicyFile, type PolicyReading, policyOf } from './parse.ts';
import type { LoadedPolicy, Policy } from './policy.ts';
import {
  type MissingCopy,
  obtainShared,
  type ReadShared,
  type SharedPolicy,
  sharedCopy,
  unavailable,
} from './shared-policy.ts';

export const POLICY_PATH = '.github/gene-gate.yml';

export interface LoadOptions {
  readonly path?: string;
  readonly hint?: string;
  /** Reads a policy that the file extends, if the tree has no copy of it. */
  readonly readShared?: ReadShared | undefined;
}

/**
 * Loads the policy of a tree.
 * @throws GateError `policy_invalid`, also for a file that is nearly a policy; `policy_unavailable` if
 *   it extends a policy that cannot be read
 */
export async function loadPolicy(
  tree: Tree,
  ref: string,
  { path = POLICY_PATH, hint, readShared }: LoadOptions = {},
): Promise<LoadedPolicy> {
  const found = await readPolicyIn(tree);
  const reading =
    'missing' in found ? found.file.read(await obtainShared(found.missing, readShared)) : found;
  const policy = policyOf(reading, path, hint);
  if (!tree.stat(POLICY_PATH)) {
    const near = findNearPolicy(tree);
    if (near) throw nearlyThere(near, tree.label);
    return loaded(policy, { source: 'default', ref });
  }
  const text = (await tree.read(POLICY_PATH)).toString('utf8');
  return loaded(policy, { source: 'base', path: POLICY_PATH, ref, text, ...sharedBy(reading) });
}

/** A policy that extends one that is neither in its repository nor known. */
interface MissingShared {
  readonly missing: MissingCopy;
  readonly text: string;
  readonly file: PolicyFile;
}

/**
 * Reads the policy of a tree: all defaults if there is none, mistakes if it is invalid.
 * @param known a shared policy that was fetched, because the repository has no copy
 */
export async function readPolicyIn(
  tree: Tree,
  known?: SharedPolicy,
): Promise<PolicyReading | MissingShared> {
  const entry = tree.stat(POLICY_PATH);
  if (!entry) return { policy: DEFAULT_POLICY };
  if (!isRegular(entry.kind)) {
    const message = `expected a regular file; this is a ${entry.kind}`;
    return { mistakes: [{ line: 1, column: 1, message }] };
  }
  return await readPolicyText((await tree.read(POLICY_PATH)).toString('utf8'), tree, known);
}

/** Reads a policy and what it extends, from its copy in a tree. */
async function readPolicyText(
  text: string,
  tree: Tree,
  known?: SharedPolicy,
): Promise<PolicyReading | MissingShared> {
  const file = openPolicy(text);
  const source = file.extended;
  if (source === undefined) return file.read();
  const isKnown = known?.fetched && known.source.sha256 === source.sha256;
  const shared = isKnown ? known : await sharedCopy(tree, source);
  return 'why' in shared ? { missing: shared, text, file } : file.read(shared);
}

function sharedBy(reading: PolicyReading): Pick<LoadedPolicy, 'shared'> {
  return 'policy' in reading && reading.shared ? { shared: reading.shared } : {};
}

function nearlyThere({ path, fault }: NearPolicy, where: string): GateError {
  return new GateError(
    'policy_invalid',
    `${JSON.stringify(path)} ${fault}, but the policy must be the regular file ${POLICY_PATH}, which ${where} does not have`,
    `Rename it to ${POLICY_PATH}; if it is not a policy, give it another name.`,
  );
}

/**
 * @param tree has the copy of an extended policy
 * @throws GateError `policy_invalid`, or `policy_unavailable` without the extended policy
 */
export async function loadPolicyFile(
  text: string,
  path: string,
  tree: Tree,
): Promise<LoadedPolicy> {
  const reading = await readPolicyText(text, tree);
  if ('missing' in reading) throw unavailable(reading.missing.source, reading.missing.why);
  return loaded(policyOf(reading, path), { source: 'file', path, text, ...sharedBy(reading) });
}

function loaded(
  policy: Policy,
  from: Pick<LoadedPolicy, 'source' | 'path' | 'ref' | 'text' | 'shared'>,
): LoadedPolicy {
  return { policy, ...from, digest: digestPolicy(policy), ignoredInputs: [] };
}

/**
 * `sha256:` of the canonical JSON of what a policy allows, including defaults, without protected
 * branches: an entry for another branch changes nothing for this one.
 */
export function digestPolicy(policy: Policy): string {
  if (policy === DEFAULT_POLICY) return DEFAULT_POLICY_DIGEST;
  const { branches: _, ...allowed } = policy;
  return digestOf(canonicalize(allowed));
}
