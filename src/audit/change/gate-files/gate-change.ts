import { basename, dirname } from 'node:path/posix';
import { assetPathTest } from '../../../assets/globs.ts';
import { changedKeys } from '../../../ground/mapping.ts';
import { POLICY_PATH } from '../../../policy/load.ts';
import { COPIES } from '../../../policy/shared-policy.ts';
import { isDocument, isLockfile } from '../../../programs/file-names.ts';
import type { Tree } from '../../../repo/tree.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { looserKeys } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { findGate, type Gate } from './gate.ts';
import { GATE } from './gate-step.ts';
import { readActionsFile, WORKFLOWS } from './workflow.ts';

type GateSubject = Pick<
  ChangeSubject,
  'policyPath' | 'policy' | 'loadedPolicy' | 'baseTree' | 'tree' | 'changedNames'
>;

/**
 * Checks if a change weakens the gate: its policy, or the files that decide if and how it runs. Also
 * reports steps of the base in which any change can interfere.
 */
export async function gateChange(subject: GateSubject): Promise<Finding[]> {
  const { policyPath, loadedPolicy, baseTree, tree, changedNames } = subject;
  if (changedNames.size === 0) return [];
  const gate = await findGate(baseTree);
  const { late } = gate;
  const looser = policyPath ? await looserKeys(baseTree, tree, loadedPolicy.shared) : [];
  return [
    ...weakened(POLICY_PATH, looser),
    // Only a gate that runs at the base can be weakened.
    ...(gate.deciding.size > 0 ? await changedFiles(gate, subject) : []),
    ...(late ? [finding('gate-runs-late', late, atFile(late.path))] : []),
  ];
}

function weakened(path: string, effects: readonly string[]): Finding[] {
  return effects.length > 0 ? [finding('gate-weakened', { path, effects }, atFile(path))] : [];
}

async function changedFiles(
  { deciding, steps }: Gate,
  { baseTree, tree, policy, changedNames }: GateSubject,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const compared = new Set([...deciding, ...(await findGate(tree)).deciding]);
  for (const path of compared) found.push(...weakened(path, await editsOf(path, baseTree, tree)));
  const isAsset = assetPathTest(policy);
  for (const path of changedNames) {
    const isRead = path === POLICY_PATH || path.startsWith(COPIES) || dirname(path) === WORKFLOWS;
    if (compared.has(path) || isRead || isAsset(path)) continue;
    const name = basename(path);
    const isOwn = GATE.test(name) && !isDocument(path) && !isLockfile(name);
    const reasons = steps.flatMap(({ reasonFor }) => reasonFor(path) ?? []);
    const [why] = isOwn ? ['its name is that of the gate'] : reasons;
    found.push(...weakened(path, why === undefined ? [] : [`it changes, and ${why}`]));
  }
  return found;
}

/** Names of steps, in a job or a composite action, have no effect. */
const STEP_NAME = /^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;

async function editsOf(path: string, before: Tree, after: Tree): Promise<readonly string[]> {
  const [was, is] = [await readActionsFile(before, path), await readActionsFile(after, path)];
  if (was === undefined) return ['the file is added, and mentions the gate'];
  if (is === undefined) return ['the file is removed, or replaced by another one'];
  const keys = changedKeys(was, is).filter((key) => !STEP_NAME.test(key));
  const isValid = typeof was === 'object' && typeof is === 'object';
  if (keys.length > 0 && !isValid) return ['it changes, and is not a valid workflow'];
  return keys.map((key) => `\`${key}\` changes`);
}
