import { isMapping, type Mapping } from '../../../ground/mapping.ts';
import type { Tree } from '../../../repo/tree.ts';
import { calledPath, findGateUses, type GateUses } from './gate-uses.ts';
import { type FileEffects, readFileEdits } from './read-files.ts';
import { gateNames, takenNames } from './taken-names.ts';
import {
  type ActionsFile,
  changedKeys,
  eventsOf,
  jobsOf,
  neededBy,
  readWorkflows,
  workflowName,
} from './workflow.ts';

/** What a change does to the files that run the gate. */
export interface GateFileChanges {
  /** The effects by path. */
  readonly weakened: ReadonlyMap<string, readonly string[]>;
  /** The workflows that run the gate for the first time. */
  readonly started: readonly string[];
  /** What runs the gate at the base. */
  readonly before: GateUses;
}

/**
 * Compares what decides about the gate, base against head: the workflows that run it, and those that they
 * call or need; the names of its checks and of the workflows that it waits for; and the files that its job
 * runs before it. Only a gate that runs at the base can be weakened.
 */
export async function compareGateFiles(baseTree: Tree, tree: Tree): Promise<GateFileChanges> {
  const [base, head] = await Promise.all([readWorkflows(baseTree), readWorkflows(tree)]);
  const [before, after] = await Promise.all([
    findGateUses(baseTree, base),
    findGateUses(tree, head),
  ]);
  const pairs = pairsOf(base, head);
  const deciding = decidingWorkflows(base, before);
  const [decisive, others] = [true, false].map((isDecisive) =>
    pairs.filter(([{ path }]) => deciding.has(path) === isDecisive),
  ) as [Pair[], Pair[]];
  const weakened = new Map<string, readonly string[]>();
  for (const [path, effects] of [
    ...decisive.map(editsOf),
    ...renamed(others, awaitedNames(base, before)),
    ...taken(gateNames(base, before), head, decisive, others),
    ...(await readFileEdits(before, baseTree, tree)),
  ]) {
    if (effects.length > 0) weakened.set(path, [...(weakened.get(path) ?? []), ...effects]);
  }
  const standing = new Set(decisive.map(([, successor]) => successor?.path));
  const started = [...after.jobs.keys()].filter((path) => !standing.has(path));
  return { weakened, started, before };
}

/** A workflow of the base, and the one of the head that stands for it. */
type Pair = readonly [before: ActionsFile, after: ActionsFile | undefined];

/** A workflow stands for itself, or is renamed without another edit. */
function pairsOf(base: readonly ActionsFile[], head: readonly ActionsFile[]): readonly Pair[] {
  const known = new Set(base.map(({ path }) => path));
  const added = head.filter(({ path }) => !known.has(path));
  return base.map((workflow) => {
    const same = head.find(({ path }) => path === workflow.path);
    return [workflow, same ?? added.find((each) => editsOf([workflow, each])[1].length === 0)];
  });
}

function editsOf([before, after]: Pair): FileEffects[number] {
  const { path, text, value } = before;
  if (after === undefined) return [path, ['the workflow is removed, or replaced by another one']];
  if (after.text === text) return [path, []];
  const isValid = value !== undefined && after.value !== undefined;
  return [
    path,
    isValid ? changedKeys(value, after.value) : ['it changes, and is not a valid workflow'],
  ];
}

/** The workflows with a job that uses the gate, and those that these jobs or the ones they need call. */
function decidingWorkflows(
  workflows: readonly ActionsFile[],
  { jobs: uses }: GateUses,
): ReadonlySet<string> {
  const found = new Set(uses.keys());
  const addCalled = ({ uses: name }: Mapping) => {
    const called = workflows.find(({ path }) => path === calledPath(name));
    if (called === undefined || found.has(called.path)) return;
    found.add(called.path);
    for (const job of jobsOf(called).values()) addCalled(job);
  };
  for (const workflow of workflows) {
    const jobs = jobsOf(workflow);
    for (const id of uses.get(workflow.path)?.keys() ?? []) {
      const job = jobs.get(id) ?? {};
      for (const each of [job, ...neededBy(job, jobs)]) addCalled(each);
    }
  }
  return found;
}

/** The names of the workflows for whose end the gate waits. */
function awaitedNames(workflows: readonly ActionsFile[], { jobs }: GateUses): ReadonlySet<unknown> {
  const filters = workflows
    .filter(({ path }) => jobs.has(path))
    .map(({ value }) => eventsOf(value?.on).get('workflow_run'));
  return new Set(filters.flatMap((each) => (isMapping(each) ? [each.workflows].flat() : [])));
}

function renamed(pairs: readonly Pair[], awaited: ReadonlySet<unknown>): FileEffects {
  return pairs
    .filter(([before]) => awaited.has(workflowName(before)))
    .filter(([before, after]) => !after || workflowName(after) !== workflowName(before))
    .map(([{ path }]) => [path, ['the gate waits for a workflow of this name, which changes']]);
}

function taken(
  names: readonly string[],
  head: readonly ActionsFile[],
  decisive: readonly Pair[],
  others: readonly Pair[],
): FileEffects {
  return head
    .filter((workflow) => !decisive.some(([, after]) => after === workflow))
    .map((workflow) => {
      const [before] = others.find(([, after]) => after === workflow) ?? [];
      return [workflow.path, takenNames(names, workflow, before)];
    });
}
