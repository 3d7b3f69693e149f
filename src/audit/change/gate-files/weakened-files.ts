import type { Tree } from '../../../repo/tree.ts';
import { compareWorkflows, keyEdits, stepEdits, type WorkflowChange } from './compare-workflows.ts';
import { packageEdits } from './gate-package.ts';
import { findGateUses, type GateUses, gateScripts } from './gate-uses.ts';
import {
  type ActionsFile,
  isMapping,
  jobsOf,
  type Mapping,
  readActionsFile,
  readWorkflows,
} from './workflow.ts';

/** What a change does to the files that run the gate, by path. */
export interface GateFileChanges {
  readonly weakened: ReadonlyMap<string, readonly string[]>;
  readonly tightened: ReadonlyMap<string, readonly string[]>;
}

/**
 * Compares the workflows that run the gate, and the actions and scripts of the repository through which
 * they run it, base against head. Only a gate that runs at the base can be weakened.
 */
export async function compareGateFiles(baseTree: Tree, tree: Tree): Promise<GateFileChanges> {
  const [base, head] = await Promise.all([readWorkflows(baseTree), readWorkflows(tree)]);
  const [before, after] = await Promise.all([
    findGateUses(baseTree, base),
    findGateUses(tree, head),
  ]);
  const weakened = new Map<string, readonly string[]>();
  const tightened = new Map<string, readonly string[]>();
  const known = new Set(base.map(({ path }) => path));
  const standing = new Set<string>();
  for (const workflow of base) {
    const jobs = before.jobs.get(workflow.path);
    if (jobs === undefined) continue;
    const { path, change } = successor(workflow, jobs, head, known);
    if (change.weakened.length > 0) weakened.set(workflow.path, change.weakened);
    if (change.tightened.length > 0) tightened.set(path, change.tightened);
    for (const id of change.gateJobs) standing.add(`${path} ${id}`);
  }
  for (const path of before.files) {
    const edits = await fileEdits(path, baseTree, tree);
    if (edits.length > 0) weakened.set(path, edits);
  }
  const installed = before.isCommand ? await packageEdits(baseTree, tree) : [];
  const names = gateNames(base, before);
  for (const [path, effects] of [...installed, ...takenNames(names, base, head, standing)]) {
    weakened.set(path, [...(weakened.get(path) ?? []), ...effects]);
  }
  for (const path of after.jobs.keys()) {
    if (known.has(path) && before.jobs.has(path)) continue;
    if (![...standing].some((job) => job.startsWith(`${path} `))) {
      tightened.set(path, ['it runs the gate']);
    }
  }
  return { weakened, tightened };
}

/** The workflow of the head that stands for one of the base: the same path, or the file renamed. */
function successor(
  workflow: ActionsFile,
  jobs: ReadonlySet<string>,
  head: readonly ActionsFile[],
  known: ReadonlySet<string>,
): { readonly path: string; readonly change: WorkflowChange } {
  const same = head.find(({ path }) => path === workflow.path);
  if (same) return { path: same.path, change: compareWorkflows(workflow, same, jobs) };
  for (const other of head) {
    if (known.has(other.path)) continue;
    const change = compareWorkflows(workflow, other, jobs);
    if (change.weakened.length === 0) return { path: other.path, change };
  }
  const removed = ['the workflow, which runs the gate, is removed, renamed or replaced'];
  return {
    path: workflow.path,
    change: { weakened: removed, tightened: [], gateJobs: [] },
  };
}

/** Lists the edits of a local action or a script. A script has no harmless edits. */
async function fileEdits(path: string, baseTree: Tree, tree: Tree): Promise<string[]> {
  if (baseTree.stat(path)?.oid !== undefined && isSame(path, baseTree, tree)) return [];
  const [base, head] = await Promise.all([
    readActionsFile(baseTree, path),
    readActionsFile(tree, path),
  ]);
  if (head === undefined) return ['the file, through which the gate runs, is removed'];
  if (base?.text === head.text && isSameKind(path, baseTree, tree)) return [];
  if (path === 'package.json') return scriptEdits(base?.value, head.value);
  if (!/(?:^|\/)action\.ya?ml$/.test(path)) return ['the script, which runs the gate, changes'];
  if (head.value === undefined) return ['it is no longer a valid action'];
  return actionEdits(base?.value ?? {}, head.value);
}

function isSame(path: string, baseTree: Tree, tree: Tree): boolean {
  return baseTree.stat(path)?.oid === tree.stat(path)?.oid && isSameKind(path, baseTree, tree);
}

function isSameKind(path: string, baseTree: Tree, tree: Tree): boolean {
  return baseTree.stat(path)?.kind === tree.stat(path)?.kind;
}

function actionEdits(before: Mapping, after: Mapping): string[] {
  const { name: _, description: __, author: ___, branding: ____, runs: base, ...was } = before;
  const { name: _1, description: _2, author: _3, branding: _4, runs: head, ...is } = after;
  if (!isMapping(base) || !isMapping(head)) return keyEdits(before, after, '');
  const { steps: _5, ...baseRuns } = base;
  const { steps: _6, ...headRuns } = head;
  return [
    ...keyEdits(was, is, ''),
    ...keyEdits(baseRuns, headRuns, 'runs'),
    ...stepEdits(base, head, 'runs'),
  ];
}

/** Only the scripts that run the gate matter, with those that npm runs around them. */
function scriptEdits(before: Mapping | undefined, after: Mapping | undefined): string[] {
  const scripts = (value: Mapping | undefined): Mapping =>
    isMapping(value?.scripts) ? value.scripts : {};
  const [base, head] = [scripts(before), scripts(after)];
  return [...gateScripts(before)]
    .flatMap((name) => [name, `pre${name}`, `post${name}`])
    .filter((name) => base[name] !== head[name])
    .map((name) => `the script \`${name}\`, which runs the gate, changes`);
}

/** The names of checks that a branch protection may require. */
function gateNames(workflows: readonly ActionsFile[], uses: GateUses): ReadonlySet<string> {
  const names = workflows.flatMap((workflow) =>
    [...(uses.jobs.get(workflow.path) ?? [])].map((id) => checkName(id, jobsOf(workflow).get(id))),
  );
  return new Set(names.length > 0 ? [...names, 'gene-gate'] : []);
}

function checkName(id: string, job: Mapping | undefined): string {
  const name = typeof job?.name === 'string' ? job.name.trim() : '';
  return name === '' ? id : name;
}

/**
 * Whether a job's name can become one of the names. GitHub evaluates the expressions in it, so that
 * only the text before the first and after the last is certain.
 */
function canTake(names: ReadonlySet<string>, name: string): boolean {
  const start = name.indexOf('${{');
  const end = name.lastIndexOf('}}');
  if (start === -1 || end < start) return names.has(name);
  const [before, after] = [name.slice(0, start), name.slice(end + 2)];
  return [...names].some(
    (taken) =>
      taken === name ||
      (taken.length >= before.length + after.length &&
        taken.startsWith(before) &&
        taken.endsWith(after)),
  );
}

/** Finds new jobs whose check can have the name of the gate's: it could satisfy a required check. */
function* takenNames(
  names: ReadonlySet<string>,
  base: readonly ActionsFile[],
  head: readonly ActionsFile[],
  standing: ReadonlySet<string>,
): Generator<[string, string[]]> {
  for (const workflow of head) {
    const old = base.find(({ path }) => path === workflow.path);
    const taken = [...jobsOf(workflow)].filter(([id, job]) => {
      const before = old && jobsOf(old).get(id);
      const name = checkName(id, job);
      const isNew = before === undefined || checkName(id, before) !== name;
      return isNew && canTake(names, name) && !standing.has(`${workflow.path} ${id}`);
    });
    if (taken.length > 0) {
      yield [
        workflow.path,
        taken.map(([id]) => `the job \`${id}\` takes the name of the gate's check`),
      ];
    }
  }
}
