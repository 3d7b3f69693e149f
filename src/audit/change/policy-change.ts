import { comparePolicies, type PolicyDifference } from '../../policy/combine.ts';
import { POLICY_PATH, readPolicyIn } from '../../policy/load.ts';
import { findNearPolicy, type NearPolicy } from '../../policy/near-policy.ts';
import type { Extended } from '../../policy/schema/branches.ts';
import { COPIES, copyPath, type SharedPolicy, sharedName } from '../../policy/shared-policy.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile } from './touched-paths.ts';

export async function policyFile(subject: ChangeSubject): Promise<Finding[]> {
  const { policyPath, changedNames, tree, baseTree } = subject;
  if (policyPath === undefined) return [];
  const isChanged = [...changedNames].some(
    (name) => name === policyPath || name.startsWith(COPIES),
  );
  return [
    ...(isChanged ? await policyChangeFindings(subject) : []),
    ...misplacedPolicy(tree, baseTree),
  ];
}

/**
 * Reports a file that looks like the policy in a tree without one, an error at the base. Beside a
 * policy, only the file with the other extension counts.
 */
function misplacedPolicy(tree: Tree, baseTree: Tree): Finding[] {
  const near = tree.stat(POLICY_PATH) ? twinIn(tree, baseTree) : findNearPolicy(tree);
  if (near === undefined) return [];
  const { path, fault } = near;
  const mistake = `it ${fault}, and the gate reads only the regular file \`${POLICY_PATH}\``;
  return [finding('policy-broken', { path, mistake }, atFile(path))];
}

const TWIN = POLICY_PATH.replace(/yml$/, 'yaml');

function twinIn(tree: Tree, baseTree: Tree): NearPolicy | undefined {
  const isNew = tree.stat(TWIN) !== undefined && baseTree.stat(TWIN) === undefined;
  return isNew ? { path: TWIN, fault: 'is beside the policy' } : undefined;
}

/**
 * Reports the effects of a changed policy file after the merge. The base's policy judges the change
 * itself. Examples of patterns, which could be slow, run only in `policy test`.
 */
async function policyChangeFindings({
  baseTree,
  tree,
  loadedPolicy,
}: ChangeSubject): Promise<Finding[]> {
  const { policy, shared } = loadedPolicy;
  const [before, after] = await Promise.all([
    readPolicyIn(baseTree, shared),
    readPolicyIn(tree, shared),
  ]);
  const path = POLICY_PATH;
  if ('mistakes' in after) {
    return after.mistakes.map(({ line, column, message: mistake }) =>
      finding('policy-broken', { path, mistake }, { location: { path, line, column } }),
    );
  }
  // An unreadable policy at the base does not apply.
  const from = 'policy' in before ? before.policy : policy;
  const effects =
    'missing' in after
      ? [unreadWords(after.missing.source)]
      : comparePolicies(from, after.policy).map(effectWords);
  return [finding('policy-changed', { path, effects }, atFile(path))];
}

/** Lists the keys by which the second tree allows more, or may. A first policy replaces none. */
export async function looserKeys(
  baseTree: Tree,
  tree: Tree,
  shared: SharedPolicy | undefined,
): Promise<string[]> {
  const [was, is] = [baseTree.stat(POLICY_PATH), tree.stat(POLICY_PATH)];
  if (was === undefined) return [];
  // A committed copy of the extended policy can change without this file.
  const isSame = was.oid !== undefined && was.oid === is?.oid && was.kind === is.kind;
  if (isSame && shared === undefined) return [];
  const [before, after] = await Promise.all([
    readPolicyIn(baseTree, shared),
    readPolicyIn(tree, shared),
  ]);
  // An unreadable policy, before or after, is a separate error.
  if ('mistakes' in before || 'mistakes' in after || 'missing' in before) return [];
  if ('missing' in after) return [unreadWords(after.missing.source)];
  const looser = comparePolicies(before.policy, after.policy).filter(({ loosens }) => loosens);
  return [...(is === undefined ? ['the policy is removed'] : []), ...looser.map(effectWords)];
}

function unreadWords(source: Extended): string {
  return `extends: ${sharedName(source)}, which cannot be compared; commit it as ${copyPath(source)}`;
}

/**
 * In UTF-16 units, for a difference that loosens nothing. Loosening ones need approval, so they are
 * shown in full.
 */
const LONGEST_CHANGE = 160;

function effectWords({ key, change, direction, loosens }: PolicyDifference): string {
  const shown =
    !loosens && change.length > LONGEST_CHANGE
      ? `${change.slice(0, LONGEST_CHANGE).replace(/[\ud800-\udbff]$/, '')}…`
      : change;
  const code = `${key}: ${shown}`.replaceAll('`', 'ˋ');
  return `\`${code}\`${direction === undefined || (loosens && direction === 'tighter') ? '' : ` (${direction})`}`;
}

/** Reports workflow inputs that would loosen the policy. */
export function ignoredInputs({ loadedPolicy }: ChangeSubject) {
  return loadedPolicy.ignoredInputs.map((ignored) =>
    finding('input-loosens-policy', { ...ignored }),
  );
}
