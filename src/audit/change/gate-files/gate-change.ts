import { basename, dirname } from 'node:path/posix';
import { assetPathTest } from '../../../assets/globs.ts';
import { POLICY_PATH } from '../../../policy/load.ts';
import type { Policy } from '../../../policy/policy.ts';
import { COPIES, type SharedPolicy } from '../../../policy/shared-policy.ts';
import * as names from '../../../programs/file-names.ts';
import { isWithin } from '../../../repo/paths.ts';
import type { Tree } from '../../../repo/tree.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { looserKeys } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { findGate, GATE, type Gate, type GateStep, lateGate, namesFile } from './gate.ts';
import { type ActionsFile, changedKeys, readActionsFile, WORKFLOWS } from './workflow.ts';

interface GateStates {
  /** Undefined if the policy is not a file of the repository. */
  readonly policyPath: string | undefined;
  readonly policy: Pick<Policy, 'assets'>;
  readonly baseTree: Tree;
  readonly tree: Tree;
  readonly changedNames: ReadonlySet<string>;
  readonly shared?: SharedPolicy | undefined;
}

type FileEffects = readonly (readonly [path: string, effects: readonly string[]])[];

/** Checks if a change weakens the gate: its policy, or the files that decide if and how it runs. */
export function gateChange(subject: ChangeSubject) {
  const { shared } = subject.loadedPolicy;
  return subject.changedNames.size === 0 ? [] : gateFindings({ ...subject, shared });
}

/**
 * Reports weakened files of the second state, and steps of the first in which any change can interfere.
 */
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

async function changedFiles(
  before: Gate,
  { baseTree, tree, policy, changedNames }: GateStates,
): Promise<FileEffects> {
  const after = await findGate(tree);
  const isAsset = assetPathTest(policy);
  const deciding = new Set([...before.deciding, ...after.deciding]);
  const others = [...changedNames].filter(
    (path) =>
      !deciding.has(path) &&
      dirname(path) !== WORKFLOWS &&
      path !== POLICY_PATH &&
      !path.startsWith(COPIES) &&
      !isAsset(path),
  );
  const named = others.map((path): FileEffects[number] => {
    const reason = reasonFor(path, before.steps);
    return [path, reason === undefined ? [] : [`it changes, and ${reason}`]];
  });
  const compared = [...deciding].map(async (path): Promise<FileEffects[number]> => {
    const was = await readActionsFile(baseTree, path);
    return [path, editsOf(was, await readActionsFile(tree, path))];
  });
  return [...(await Promise.all(compared)), ...named];
}

function editsOf(was: ActionsFile | undefined, is: ActionsFile | undefined): readonly string[] {
  if (was === undefined) return ['the file is added, and mentions the gate'];
  if (is === undefined) return ['the file is removed, or replaced by another one'];
  if (was.text === is.text) return [];
  const isValid = was.value !== undefined && is.value !== undefined;
  return isValid ? changedKeys(was.value, is.value) : ['it changes, and is not a valid workflow'];
}

/** Returns why the gate depends on a file, as a clause; undefined if no dependence is known. */
function reasonFor(path: string, steps: readonly GateStep[]): string | undefined {
  const name = basename(path);
  const early = steps.filter(({ late }) => late !== undefined);
  const isPackage = names.isPackageFile(name) || names.isLockfile(name) || isWithin(path, '.yarn');
  if (early.some(({ installs, reads }) => (isPackage && installs) || reads.includes(path)))
    return 'a package manager reads it before the gate, or to start it';
  if (names.isDocument(path) || names.isLockfile(name)) return undefined;
  if (GATE.test(name)) return 'its name is that of the gate';
  if (steps.some(({ folder }) => folder !== undefined && isWithin(path, folder)))
    return "belongs to a local action of the gate's job";
  if (steps.some((step) => namesFile(step, path)))
    return "stands in the gate's job, or in one that this needs";
  const isCode = names.isRunnable(path) || names.toolThatFinds(path) !== undefined;
  return isCode && early.some(({ runsCode }) => runsCode)
    ? 'can run before the gate, which a job of its own avoids'
    : undefined;
}
