import { basename, dirname } from 'node:path/posix';
import { assetPathTest } from '../../../assets/globs.ts';
import { changedKeys } from '../../../ground/mapping.ts';
import { POLICY_PATH } from '../../../policy/load.ts';
import type { Policy } from '../../../policy/policy.ts';
import { COPIES, type SharedPolicy } from '../../../policy/shared-policy.ts';
import { isDocument, isLockfile } from '../../../programs/file-names.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { looserKeys } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { findGate, type Gate, lateGate } from './gate.ts';
import { GATE } from './gate-step.ts';
import { type ActionsFile, readActionsFile, WORKFLOWS } from './workflow.ts';

type GateStates = Pick<ChangeSubject, 'policyPath' | 'baseTree' | 'tree' | 'changedNames'> & {
  readonly policy: Pick<Policy, 'assets'>;
  readonly shared?: SharedPolicy | undefined;
};

/** Checks if a change weakens the gate: its policy, or the files that decide if and how it runs. */
export function gateChange(subject: ChangeSubject) {
  const { shared } = subject.loadedPolicy;
  return subject.changedNames.size === 0 ? [] : gateFindings({ ...subject, shared });
}

/** Reports weakened files of the second state, and steps of the first in which any change can interfere. */
export async function gateFindings(states: GateStates): Promise<Finding[]> {
  const { policyPath, baseTree, tree, shared } = states;
  const gate = await findGate(baseTree);
  const late = lateGate(gate);
  const looser = policyPath === undefined ? [] : await looserKeys(baseTree, tree, shared);
  // Only a gate that runs at the base can be weakened.
  const files = gate.deciding.size > 0 ? await changedFiles(gate, states) : [];
  return [
    ...[[POLICY_PATH, looser] as const, ...files]
      .filter(([, effects]) => effects.length > 0)
      .map(([path, effects]) => finding('gate-weakened', { path, effects }, atFile(path))),
    ...(late ? [finding('gate-runs-late', late, atFile(late.path))] : []),
  ];
}

type FileEffects = readonly [path: string, effects: readonly string[]];

async function changedFiles(
  { deciding, steps }: Gate,
  { baseTree, tree, policy, changedNames }: GateStates,
): Promise<readonly FileEffects[]> {
  const compared = new Set([...deciding, ...(await findGate(tree)).deciding]);
  const isAsset = assetPathTest(policy);
  const others = [...changedNames].filter(
    (path) =>
      !(compared.has(path) || path === POLICY_PATH || isAsset(path)) &&
      !(dirname(path) === WORKFLOWS || path.startsWith(COPIES)),
  );
  const edits = [...compared].map(async (path): Promise<FileEffects> => {
    const was = await readActionsFile(baseTree, path);
    return [path, editsOf(was, await readActionsFile(tree, path))];
  });
  const named = others.map((path): FileEffects => {
    const name = basename(path);
    const isOwn = GATE.test(name) && !isDocument(path) && !isLockfile(name);
    const [reason] = steps.flatMap(({ reasonFor }) => reasonFor(path) ?? []);
    const why = isOwn ? 'its name is that of the gate' : reason;
    return [path, why === undefined ? [] : [`it changes, and ${why}`]];
  });
  return [...(await Promise.all(edits)), ...named];
}

/** Names of steps, in a job or a composite action, have no effect. */
const STEP_NAME = /^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;

function editsOf(was: ActionsFile | undefined, is: ActionsFile | undefined): readonly string[] {
  if (was === undefined) return ['the file is added, and mentions the gate'];
  if (is === undefined) return ['the file is removed, or replaced by another one'];
  if (was.text === is.text) return [];
  if (!was.value || !is.value) return ['it changes, and is not a valid workflow'];
  const keys = changedKeys(was.value, is.value).filter((key) => !STEP_NAME.test(key));
  return keys.map((key) => `\`${key}\` changes`);
}
