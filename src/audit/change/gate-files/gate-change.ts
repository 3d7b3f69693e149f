import { dirname } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { type Mapping, textIn } from '../../../ground/mapping.ts';
import { POLICY_PATH } from '../../../policy/load.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { looserKeys } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { changedReads, type FileEffects, type GateStates } from './changed-reads.ts';
import { findGate, type Gate } from './gate.ts';
import { lateGate, readsOf } from './reads.ts';
import { type ActionsFile, changedKeys, jobsOf, readActionsFile } from './workflow.ts';

/** Checks whether a change weakens the gate itself: its policy, or what decides whether and how it runs. */
export function gateChange(subject: ChangeSubject) {
  const { shared } = subject.loadedPolicy;
  return subject.changedNames.size === 0 ? [] : gateFindings({ ...subject, shared });
}

/** Reports what is weaker in the second state, and what the first one leaves to any change. */
export async function gateFindings(states: GateStates): Promise<Finding[]> {
  const { policyPath, baseTree, tree, shared } = states;
  const gate = await findGate(baseTree);
  const reads = readsOf(gate);
  const late = lateGate(reads);
  const looser = policyPath === undefined ? [] : await looserKeys(baseTree, tree, shared);
  // Only a gate that runs at the base can be weakened.
  const isThere = gate.deciding.size > 0;
  const files = isThere ? await changedFiles(gate, states) : [];
  const compared = new Set(files.map(([path]) => path));
  const others = isThere ? await changedReads(reads, compared, states) : [];
  return [
    ...[[POLICY_PATH, looser] as const, ...files, ...others]
      .filter(([, effects]) => effects.length > 0)
      .map(([path, effects]) => finding('gate-weakened', { path, effects }, atFile(path))),
    ...(late ? [finding('gate-runs-late', late, atFile(late.path))] : []),
  ];
}

/** Compares the files that mention the gate, before or after, and finds jobs that take the name of its check. */
async function changedFiles(before: Gate, { baseTree, tree }: GateStates): Promise<FileEffects> {
  const after = await findGate(tree);
  const added = [...after.files.values()].filter(({ path }) => !baseTree.stat(path));
  const removed = [...before.files.values()].filter(({ path }) => !tree.stat(path));
  const deciding = new Set([...before.deciding, ...after.deciding]);
  const compared = [...deciding].map(async (path): Promise<FileEffects[number]> => {
    const [was, is] = await Promise.all(
      [baseTree, tree].map((each) => readActionsFile(each, path)),
    );
    return [path, editsOf(was ?? sameIn(removed, is), is ?? sameIn(added, was))];
  });
  const ofJobs = [...before.files.values()].flatMap((file) =>
    before.jobsIn(file).map((id) => nameOf(id, jobsOf(file).get(id))),
  );
  const names = ['gene-gate', ...before.checkNames, ...ofJobs];
  const others = [...after.files.values()].filter(({ path }) => !deciding.has(path));
  return [
    ...(await Promise.all(compared)),
    ...others.map(
      (file) => [file.path, takenNames(names, before.files.get(file.path), file)] as const,
    ),
  ];
}

/** A file that is only renamed. */
function sameIn(files: readonly ActionsFile[], file: ActionsFile | undefined) {
  const near = files.filter(({ path }) => file && dirname(path) === dirname(file.path));
  return near.find((each) => editsOf(each, file).length === 0);
}

function editsOf(was: ActionsFile | undefined, is: ActionsFile | undefined): readonly string[] {
  if (was === undefined) return ['the file is added, and mentions the gate'];
  if (is === undefined) return ['the file is removed, or replaced by another one'];
  if (was.text === is.text) return [];
  const isValid = was.value !== undefined && is.value !== undefined;
  return isValid ? changedKeys(was.value, is.value) : ['it changes, and is not a valid workflow'];
}

/** Lists the new or edited jobs whose check has, or by its expressions can have, one of the names. */
function takenNames(names: readonly string[], was: ActionsFile | undefined, is: ActionsFile) {
  const old = jobsOf({ value: was?.value });
  const taking = [...jobsOf(is)].filter(([id, job]) => {
    // The value of an expression comes from the job, or from one that it needs.
    const isEdited = !isDeepStrictEqual({ ...job, steps: [] }, { ...old.get(id), steps: [] });
    const canDiffer = isEdited || (job.needs !== undefined && was?.text !== is.text);
    return canDiffer && names.some((name) => canBe(name, nameOf(id, job)));
  });
  return taking.map(([id]) => `the job \`${id}\` has, or can have, the name of the gate's check`);
}

function nameOf(id: string, job: Mapping = {}): string {
  return textIn(job, 'name').trim() || id;
}

/** Whether two names can be the same: only what stands before and after all expressions is certain. */
function canBe(a: string, b: string): boolean {
  if (!/\$\{\{/.test(a + b)) return a === b;
  const [start, otherStart] = [a, b].map((each) => each.split('${{')[0] ?? '') as [string, string];
  const [end, otherEnd] = [a, b].map((each) => each.split('}}').at(-1) ?? '') as [string, string];
  const startFits = start.startsWith(otherStart) || otherStart.startsWith(start);
  return startFits && (end.endsWith(otherEnd) || otherEnd.endsWith(end));
}
