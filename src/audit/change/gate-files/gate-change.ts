import { isMapping, type Mapping } from '../../../ground/mapping.ts';
import { comparePolicies } from '../../../policy/difference.ts';
import { POLICY_PATH, readPolicyIn } from '../../../policy/load.ts';
import type { SharedPolicy } from '../../../policy/shared-policy.ts';
import type { Tree, TreeEntry } from '../../../repo/tree.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { ChangeSubject } from '../../subject.ts';
import { effectWords, unreadWords } from '../policy-change.ts';
import { atFile } from '../touched-paths.ts';
import { lateGate } from './early-step.ts';
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
interface GateStates {
  /** The path of the policy; undefined if the policy is not a file of the repository. */
  readonly policyPath: string | undefined;
  readonly baseTree: Tree;
  readonly tree: Tree;
  /** What the policy of the first state extends. */
  readonly shared?: SharedPolicy | undefined;
}

/**
 * Reports what is weaker in the second state, and what the first one leaves to any change.
 */
export async function gateFindings(states: GateStates): Promise<Finding[]> {
  const { policyPath, baseTree, tree } = states;
  const { weakened, before } = await compareGateFiles(baseTree, tree);
  const looser = policyPath === undefined ? [] : await looserKeys(states);
  const late = lateGate(before);
  return [
    ...[...(looser.length > 0 ? [[POLICY_PATH, looser] as const] : []), ...weakened].map(
      ([path, effects]) => finding('gate-weakened', { path, effects }, atFile(path)),
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

/** What a change does to the files that run the gate. */
interface GateFileChanges {
  /** The effects by path. */
  readonly weakened: ReadonlyMap<string, readonly string[]>;
  /** What runs the gate at the base. */
  readonly before: GateUses;
}

/**
 * Compares what decides about the gate, base against head: the workflows that run it, and those that they
 * call or need; the names of its checks and of the workflows that it waits for; and the files that its job
 * runs before it. Only a gate that runs at the base can be weakened.
 */
async function compareGateFiles(baseTree: Tree, tree: Tree): Promise<GateFileChanges> {
  const [base, head] = await Promise.all([readWorkflows(baseTree), readWorkflows(tree)]);
  const before = await findGateUses(baseTree, base);
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
  return { weakened, before };
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
