import { isMapping, type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import type { Tree } from '../../../repo/tree.ts';
import { GATE, isSetUp, OUTSIDE, runsPackages, runsRepository, textOf, Words } from './words.ts';
import {
  type ActionsFile,
  calledPaths,
  jobsOf,
  partsIn,
  readWorkflows,
  stepsOf,
} from './workflow.ts';

/** What runs the gate in a tree. */
export interface Gate {
  /** The workflows, and the local actions and workflows that they call, by path. */
  readonly files: ReadonlyMap<string, ActionsFile>;
  /** The paths of files that mention the gate, of their callers, and of what they call or wait for. */
  readonly deciding: ReadonlySet<string>;
  readonly jobs: readonly GateJob[];
  readonly steps: readonly GateStep[];
}

/** A job that mentions the gate in its name, an input or a step. */
export interface GateJob {
  readonly file: ActionsFile;
  readonly id: string;
  readonly job: Mapping;
}

/** What a step takes from the repository. */
export interface GateStep {
  /** All that can name a file, also in the settings around the step. */
  readonly words: Words;
  readonly startsGate: boolean;
  readonly folder: string | undefined;
  /** Set if a change decides what it runs before the gate, or as the gate. */
  readonly late?: { readonly path: string; readonly step: string };
  /** Whether it can run code that it does not name. */
  readonly runsCode: boolean;
  /** Whether it can be a package manager. */
  readonly installs: boolean;
}

/** Calls are at most ten deep; a caller can precede what it calls. */
const MAX_DEPTH = 10;

/** Finds what mentions the gate in a tree. */
export async function findGate(tree: Tree): Promise<Gate> {
  const files = await readWorkflows(tree);
  const all = [...files.values()];
  const inputs = all.flatMap(({ value }) => partsIn(value)).map((part) => objectIn(part.with));
  const checks = inputs.map((each) => textIn(each, 'check-name').trim()).filter(Boolean);
  const mentions = ({ value, text }: ActionsFile) => {
    const content = value ? JSON.stringify(value) : text;
    return GATE.test(content) || checks.some((name) => content.includes(JSON.stringify(name)));
  };
  const through = new Set(all.filter(mentions).map(({ path }) => path));
  const calls = (value: unknown) => calledPaths(value).some((path) => through.has(path));
  for (let depth = 0; depth < MAX_DEPTH; depth += 1)
    for (const { path, value } of all) if (calls(value)) through.add(path);
  const deciding = new Set(through);
  // A Set visits what is added to it.
  for (const path of deciding) {
    const value = files.get(path)?.value;
    const awaited = [objectIn(objectIn(value?.on).workflow_run).workflows].flat();
    const needed = all.filter((each) => awaited.includes(each.value?.name ?? each.path));
    for (const called of calledPaths(value)) if (files.has(called)) deciding.add(called);
    for (const other of needed) deciding.add(other.path);
  }
  const starts = (part: Mapping) =>
    calls(part) || GATE.test(textOf([textIn(part, 'uses').split('@')[0], part.run]));
  const jobs = all
    .filter(({ path }) => deciding.has(path))
    .flatMap((file) => jobsOfGate(file, starts));
  return { files, deciding, jobs, steps: jobs.flatMap((job) => stepsOfGate(job, starts)) };
}

type Starts = (part: Mapping) => boolean;

function jobsOfGate(file: ActionsFile, starts: Starts): readonly GateJob[] {
  return [...jobsOf(file)].flatMap(([id, job]) => {
    const parts = partsIn(job);
    // The names of artifacts mean nothing.
    const inputs = parts.map((part) => ({
      ...objectIn(part.with),
      name: '',
      path: '',
      pattern: '',
    }));
    return parts.some(starts) || GATE.test(textOf([id, job.name, inputs]))
      ? [{ file, id, job }]
      : [];
  });
}

/** Reads the steps of a job of the gate, and of the jobs that it needs. */
function stepsOfGate({ file, id, job }: GateJob, starts: Starts): readonly GateStep[] {
  const jobs = jobsOf(file);
  const starting = stepsOf(job).findLastIndex(starts);
  // Without a step of the gate, each can be one before it; a called workflow is read by itself.
  const last = job.uses !== undefined ? -1 : starting < 0 ? Number.POSITIVE_INFINITY : starting;
  // A job that it needs can switch it off by an output.
  const lastNeeded = /\bneeds\b/.test(textOf({ ...job, needs: '' }))
    ? Number.POSITIVE_INFINITY
    : -1;
  const ids = new Set([id]);
  for (const each of ids)
    for (const needed of [jobs.get(each)?.needs ?? []].flat()) ids.add(String(needed));
  // A workflow_run takes its files from the default branch.
  const on = file.value?.on;
  const events = isMapping(on) ? Object.keys(on) : [on].flat();
  const isTrusted = events.every((event) => event === 'workflow_run');
  return [...ids].flatMap((each) =>
    stepsOf(jobs.get(each) ?? {}).flatMap((step, index) => {
      const isEarly = !isTrusted && index <= (each === id ? last : lastNeeded);
      const clause = `\`jobs.${each}.steps[${index}]\` of \`${file.path}\` (${kindOf(step)})`;
      const late = isEarly ? { path: file.path, step: clause } : undefined;
      return readStep(step, [jobs.get(each), file.value], late, starts(step));
    }),
  );
}

function kindOf(step: Mapping): string {
  if (typeof step.uses !== 'string') return 'a command';
  return calledPaths(step).length > 0 ? 'a local action' : 'an action';
}

function readStep(
  step: Mapping,
  around: readonly (Mapping | undefined)[],
  late: GateStep['late'],
  startsGate: boolean,
): readonly GateStep[] {
  const called = calledPaths(step);
  const [folder] = called;
  const isRemote = folder === undefined && typeof step.uses === 'string';
  if (isRemote && (late === undefined || startsGate || isSetUp(step))) return [];
  const settings = around.map((each) => [each?.defaults, each?.env]);
  const words = new Words([{ ...step, name: '', uses: '' }, called, settings]);
  const commands = textOf(step.run);
  const runsCode = isRemote || folder !== undefined || runsRepository(commands);
  const installs = isRemote || runsPackages(commands);
  // The gate of the machine, or a version outside of the checkout.
  const isOutside = OUTSIDE.test(textOf(step)) || !(runsCode || installs);
  const isOwn = startsGate && folder === undefined && isOutside;
  return [{ words, startsGate, folder, runsCode, installs, ...(late && !isOwn && { late }) }];
}

/** Returns what a change decides before the gate starts; undefined if it decides nothing. */
export function lateGate({ steps }: Pick<Gate, 'steps'>) {
  const late = steps.flatMap((each) => each.late ?? []);
  const [first] = late;
  const clauses = [...new Set(late.map(({ step }) => step))];
  const startsGate = steps.some((each) => each.late && each.startsGate);
  return first && { path: first.path, steps: clauses, startsGate };
}
