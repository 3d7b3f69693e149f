import { isMapping, type Mapping } from '../../../ground/mapping.ts';
import { calledPaths, type Gate } from './gate.ts';
import { isSetUp, OUTSIDE, RUNS_PACKAGES, runsRepository, textOf, Words } from './words.ts';
import { type ActionsFile, jobsOf, partsIn, stepsOf } from './workflow.ts';

/** What a step takes from the repository. */
export interface Read {
  /** The words of all that can name a file, also of the settings around the step. */
  readonly words: Words;
  /** Whether it starts the gate. */
  readonly starts: boolean;
  /** The directory of a local action. */
  readonly folder: string | undefined;
  /** Set if a change decides what it runs before the gate, or as the gate. */
  readonly late?: { readonly path: string; readonly step: string; readonly startsGate: boolean };
  /** Whether it can run code that it does not name. */
  readonly runsCode: boolean;
  /** Whether it can be a package manager. */
  readonly runsPackages: boolean;
}

/** Reads the steps of the jobs of the gate, and of those that they need. */
export function readsOf(gate: Gate): readonly Read[] {
  return [...gate.deciding].flatMap((path) => {
    const file = gate.files.get(path) as ActionsFile;
    const jobs = jobsOf(file);
    const own = gate.jobsIn(file);
    const on = file.value?.on;
    const events = isMapping(on) ? Object.keys(on) : [on].flat();
    // A workflow_run takes its files from the default branch.
    const most = events.every((event) => event === 'workflow_run') ? -1 : Number.POSITIVE_INFINITY;
    return own.flatMap((id) => {
      const job = jobs.get(id) ?? {};
      const starting = stepsOf(job).findLastIndex((step) => gate.expand(step).some(gate.starts));
      // A workflow that it calls is read by itself.
      const last = job.uses !== undefined ? -1 : Math.min(most, starting === -1 ? most : starting);
      // A job that it needs can switch it off by an output.
      const lastNeeded = /\bneeds\b/.test(textOf({ ...job, needs: '' })) ? most : -1;
      const needed = neededBy(jobs, id).filter((each) => !own.includes(each));
      return [
        ...readSteps(gate, file, id, last),
        ...needed.flatMap((each) => readSteps(gate, file, each, lastNeeded)),
      ];
    });
  });
}

/** @param last the index of the last step that counts as one before the gate */
function readSteps(gate: Gate, file: ActionsFile, id: string, last: number): readonly Read[] {
  const { path, value } = file;
  const job = jobsOf(file).get(id);
  const around = [job?.defaults, job?.env, value?.defaults, value?.env];
  const steps = job?.uses === undefined ? stepsOf(job ?? {}) : partsIn(job);
  return steps.flatMap((step, index) => {
    const kind =
      typeof step.uses !== 'string'
        ? 'a command'
        : calledPaths(step).length > 0
          ? 'a local action'
          : 'an action';
    const clause = `\`jobs.${id}.steps[${index}]\` of \`${path}\` (${kind})`;
    const late = { path, step: clause, startsGate: index === last };
    return gate
      .expand(step)
      .flatMap((part) => readPart(gate, part, around, index <= last ? late : undefined));
  });
}

function readPart(gate: Gate, part: Mapping, around: unknown, late: Read['late']): readonly Read[] {
  const called = calledPaths(part);
  const [folder] = called;
  const starts = gate.starts(part);
  const isRemote = folder === undefined && typeof part.uses === 'string';
  if (isRemote && (late === undefined || starts || isSetUp(part))) return [];
  const runs = called.map((path) => gate.files.get(path)?.value?.runs);
  const words = new Words([{ ...part, name: '', uses: '' }, called, runs, around]);
  const commands = gate.commands(part);
  const runsCode = isRemote || folder === '' || runsRepository(commands);
  const runsPackages = isRemote || RUNS_PACKAGES.test(commands);
  // The gate of the machine, or a version outside of the checkout.
  const isOwn =
    starts && folder === undefined && (OUTSIDE.test(textOf(part)) || !(runsCode || runsPackages));
  return [{ words, starts, folder, runsCode, runsPackages, ...(late && !isOwn && { late }) }];
}

/** The ids of the jobs that a job needs, also through others. */
function neededBy(jobs: ReadonlyMap<string, Mapping>, id: string): string[] {
  const found = new Set([id]);
  // A Set visits what is added to it.
  for (const each of found) {
    for (const needed of [jobs.get(each)?.needs ?? []].flat()) found.add(String(needed));
  }
  return [...found];
}

/** Returns what a change decides before the gate starts; undefined if it decides nothing. */
export function lateGate(reads: readonly Read[]) {
  const late = reads.flatMap((each) => each.late ?? []);
  const [first] = late;
  const steps = [...new Set(late.map(({ step }) => step))];
  return first && { path: first.path, steps, startsGate: late.some((each) => each.startsGate) };
}
