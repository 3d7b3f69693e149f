import { isMapping, type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import type { Tree } from '../../../repo/tree.ts';
import { GATE, type GateStep, readStep, textOf } from './gate-step.ts';
import {
  type ActionsFile,
  calledPaths,
  jobsOf,
  partsIn,
  readWorkflows,
  stepsOf,
} from './workflow.ts';

export interface Gate {
  /** Files that mention the gate, their callers, and the files that they call or wait for. */
  readonly deciding: ReadonlySet<string>;
  readonly jobs: readonly GateJob[];
  /** The steps of these jobs, and of the jobs that they need. */
  readonly steps: readonly GateStep[];
}

/** A job that mentions the gate in its name, an input or a step. */
interface GateJob {
  readonly file: ActionsFile;
  readonly id: string;
  readonly job: Mapping;
}

export async function findGate(tree: Tree): Promise<Gate> {
  const files = await readWorkflows(tree);
  const all = [...files.values()];
  const inputs = all.flatMap(({ value }) => partsIn(value)).map((part) => objectIn(part.with));
  const checks = inputs.map((each) => textIn(each, 'check-name').trim()).filter(Boolean);
  const mentions = ({ value, text }: ActionsFile) => {
    const content = value ? JSON.stringify(value) : text;
    return GATE.test(content) || checks.some((name) => content.includes(JSON.stringify(name)));
  };
  // Iterating over a Set includes added elements.
  const through = new Set(all.filter(mentions).map(({ path }) => path));
  for (const path of through)
    for (const each of all) if (calledPaths(each.value).includes(path)) through.add(each.path);
  const deciding = new Set(through);
  for (const path of deciding) {
    const value = files.get(path)?.value;
    const awaited = [objectIn(objectIn(value?.on).workflow_run).workflows].flat();
    const needed = all.filter((each) => awaited.includes(each.value?.name ?? each.path));
    const called = calledPaths(value).filter((each) => files.has(each));
    for (const other of [...called, ...needed.map((each) => each.path)]) deciding.add(other);
  }
  const starts = (part: Mapping) =>
    calledPaths(part).some((path) => through.has(path)) ||
    GATE.test(textOf([textIn(part, 'uses').split('@')[0], part.run]));
  const jobs = all
    .filter(({ path }) => deciding.has(path))
    .flatMap((file) => [...jobsOf(file.value)].map(([id, job]) => ({ file, id, job })))
    .filter((each) => isOfGate(each, starts));
  return { deciding, jobs, steps: jobs.flatMap((job) => stepsOfGate(job, starts)) };
}

type Starts = (part: Mapping) => boolean;

/** Names of artifacts do not count. */
function isOfGate({ id, job }: GateJob, starts: Starts): boolean {
  const parts = partsIn(job).filter(({ uses }) => !/-artifact@/.test(`${uses}`));
  return parts.some(starts) || GATE.test(textOf([id, job.name, parts.map((part) => part.with)]));
}

function stepsOfGate({ file, id, job }: GateJob, starts: Starts): readonly GateStep[] {
  const jobs = jobsOf(file.value);
  // Without a step of the gate, any step may precede it.
  const last = stepsOf(job).findLastIndex(starts);
  // A needed job can disable the gate by an output.
  const isAsked = /\bneeds\b/.test(textOf({ ...job, needs: '' }));
  // A workflow_run uses the files of the default branch.
  const on = file.value?.on;
  const events = isMapping(on) ? Object.keys(on) : [on].flat();
  const isTrusted = events.every((event) => event === 'workflow_run');
  const ids = new Set([id]);
  for (const each of ids)
    for (const needed of [jobs.get(each)?.needs ?? []].flat()) ids.add(String(needed));
  return [...ids].flatMap((each) =>
    stepsOf(jobs.get(each) ?? {}).flatMap((step, index) => {
      const isEarly = !isTrusted && (each === id ? last < 0 || index <= last : isAsked);
      const at = `\`jobs.${each}.steps[${index}]\` of \`${file.path}\``;
      const early = isEarly ? { path: file.path, step: at } : undefined;
      return readStep(step, [jobs.get(each), file.value], starts(step), early);
    }),
  );
}

/** Returns the steps before the gate that a change decides; undefined if there are none. */
export function lateGate({ steps }: Pick<Gate, 'steps'>) {
  const late = steps.flatMap((each) => each.late ?? []);
  const [first] = late;
  const clauses = [...new Set(late.map(({ step }) => step))];
  const startsGate = steps.some((each) => each.late && each.startsGate);
  return first && { path: first.path, steps: clauses, startsGate };
}
