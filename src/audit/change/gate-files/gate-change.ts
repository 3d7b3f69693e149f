import { basename, dirname } from 'node:path/posix';
import { assetPathTest } from '../../../assets/globs.ts';
import { changedKeys, type Mapping } from '../../../ground/mapping.ts';
import { POLICY_PATH } from '../../../policy/load.ts';
import { COPIES } from '../../../policy/shared-policy.ts';
import { isDocument, isLockfile } from '../../../programs/file-names.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { looserKeys } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { findGate, type Gate } from './gate.ts';
import { GATE } from './gate-step.ts';
import { WORKFLOWS } from './workflow.ts';

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
  const looser = policyPath ? await looserKeys(baseTree, tree, loadedPolicy.shared) : [];
  return [
    ...weakened(POLICY_PATH, looser),
    // Only a gate that runs at the base can be weakened.
    ...(gate.deciding.size > 0 ? changedFiles(gate, await findGate(tree), subject) : []),
    ...(gate.late ? [finding('gate-runs-late', gate.late, atFile(gate.late.path))] : []),
  ];
}

function weakened(path: string, effects: readonly string[]): Finding[] {
  return effects.length > 0 ? [finding('gate-weakened', { path, effects }, atFile(path))] : [];
}

function changedFiles(was: Gate, is: Gate, { policy, changedNames }: GateSubject): Finding[] {
  const isAsset = assetPathTest(policy);
  return [...changedNames].flatMap((path) => {
    if (was.deciding.has(path) || is.deciding.has(path))
      return weakened(path, editsOf(was.files.get(path), is.files.get(path)));
    const isRead = path === POLICY_PATH || path.startsWith(COPIES) || dirname(path) === WORKFLOWS;
    if (isRead || isAsset(path)) return [];
    const name = basename(path);
    const isOwn = GATE.test(name) && !isDocument(path) && !isLockfile(name);
    const reasons = was.steps.flatMap(({ reasonFor }) => reasonFor(path) ?? []);
    const [why] = isOwn ? ['its name is that of the gate'] : reasons;
    return weakened(path, why === undefined ? [] : [`it changes, and ${why}`]);
  });
}

/** Names of steps, in a job or a composite action, have no effect. */
const STEP_NAME = /^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;

function editsOf(was: Mapping | undefined, is: Mapping | undefined): readonly string[] {
  if (was === undefined) return ['the file is added, and mentions the gate'];
  if (is === undefined) return ['the file is removed, or replaced by another one'];
  const keys = changedKeys(was, is).filter((key) => !STEP_NAME.test(key));
  return keys.map((key) => `\`${key}\` changes`);
}
