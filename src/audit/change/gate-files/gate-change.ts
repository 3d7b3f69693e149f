import { comparePolicies } from '../../../policy/difference.ts';
import { POLICY_PATH, readPolicyIn } from '../../../policy/load.ts';
import type { SharedPolicy } from '../../../policy/shared-policy.ts';
import type { Tree, TreeEntry } from '../../../repo/tree.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { effectWords, unreadWords } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { lateGate } from './early-step.ts';
import { compareGateFiles } from './weakened-files.ts';

/** Checks whether a change weakens the gate itself: its policy, or what decides whether and how it runs. */
export function gateChange({
  policyPath,
  changedNames,
  baseTree,
  tree,
  loadedPolicy: { shared },
}: ChangeSubject) {
  return changedNames.size === 0 ? [] : gateFindings({ policyPath, baseTree, tree, shared });
}

/** Two states of a repository. */
export interface GateStates {
  /** The path of the policy; undefined if the policy is not a file of the repository. */
  readonly policyPath: string | undefined;
  readonly baseTree: Tree;
  readonly tree: Tree;
  /** What the policy of the first state extends. */
  readonly shared?: SharedPolicy | undefined;
}

/**
 * Reports what is weaker in the second state, what is stricter, and what the first one leaves to any change.
 */
export async function gateFindings(states: GateStates): Promise<Finding[]> {
  const { policyPath, baseTree, tree } = states;
  const { weakened, started, before } = await compareGateFiles(baseTree, tree);
  const looser = policyPath === undefined ? [] : await looserKeys(states);
  const late = lateGate(before);
  return [
    ...[...(looser.length > 0 ? [[POLICY_PATH, looser] as const] : []), ...weakened].map(
      ([path, effects]) => finding('gate-weakened', { path, effects }, atFile(path)),
    ),
    ...started.map((path) =>
      finding('gate-tightened', { path, effects: ['it runs the gate'] }, atFile(path)),
    ),
    ...(late ? [finding('gate-runs-late', { ...late }, atFile(late.path))] : []),
  ];
}

function isSame(file: TreeEntry, other: TreeEntry | undefined): boolean {
  return file.oid !== undefined && file.oid === other?.oid && file.kind === other.kind;
}

/** The keys that allow more, or might; a first policy replaces none. */
async function looserKeys({ baseTree, tree, shared }: GateStates): Promise<string[]> {
  const file = baseTree.stat(POLICY_PATH);
  if (file === undefined) return [];
  // The copy of what it extends can change without it.
  if (isSame(file, tree.stat(POLICY_PATH)) && shared === undefined) return [];
  const [before, after] = await Promise.all([
    readPolicyIn(baseTree, shared),
    readPolicyIn(tree, shared),
  ]);
  // A policy that cannot be read is an error of its own, before or after.
  if ('mistakes' in before || 'mistakes' in after || 'missing' in before) return [];
  if ('missing' in after) return [unreadWords(after.missing.source)];
  const looser = comparePolicies(before.policy, after.policy).filter(({ loosens }) => loosens);
  const removed = tree.stat(POLICY_PATH) === undefined ? ['the policy is removed'] : [];
  return [...removed, ...looser.map(effectWords)];
}
