import { isMapping, type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import type { Tree } from '../../../repo/tree.ts';
import { GATE, readStep, textOf } from './gate-step.ts';
import { harmlessInstalls } from './installs.ts';
import { calledPaths, jobsOf, partsIn, readWorkflows } from './workflow.ts';

export type Gate = Awaited<ReturnType<typeof findGate>>;

/**
 * Finds the gate in the workflows of a tree: the files that mention it, their callers, and the files
 * that they call or wait for; the jobs that mention it in a name, an input or a step; the steps of these
 * jobs and of the jobs that they need; and which of them a change decides before the gate.
 */
export async function findGate(tree: Tree) {
  const files = await readWorkflows(tree);
  const inputs = partsIn([...files.values()]).map((part) => objectIn(part.with));
  const checks = inputs.map((each) => textIn(each, 'check-name').trim()).filter(Boolean);
  const mentions = (content: string) =>
    GATE.test(content) || checks.some((name) => content.includes(JSON.stringify(name)));
  const own = [...files].filter(([, file]) => mentions(JSON.stringify(file)));
  // Iterating over a Set includes added elements.
  const through = new Set(own.map(([path]) => path));
  for (const path of through)
    for (const [caller, file] of files) if (calledPaths(file).includes(path)) through.add(caller);
  const deciding = new Set(through);
  for (const path of deciding) {
    const file = files.get(path) ?? {};
    const awaited = [objectIn(objectIn(file.on).workflow_run).workflows].flat();
    const called = calledPaths(file);
    for (const [other, { name = other }] of files)
      if (called.includes(other) || awaited.includes(name)) deciding.add(other);
  }
  const starts = (part: Mapping) =>
    calledPaths(part).some((path) => through.has(path)) ||
    GATE.test(textOf([textIn(part, 'uses').split('@')[0], part.run]));
  const isOfGate = (id: string, job: Mapping) => {
    // Names of artifacts do not count.
    const parts = partsIn(job).filter(({ uses }) => !/-artifact@/.test(`${uses}`));
    return parts.some(starts) || GATE.test(textOf([id, job.name, parts.map((part) => part.with)]));
  };
  const jobs = [...files].flatMap(([path, workflow]) => {
    const found = deciding.has(path) ? [...jobsOf(workflow)] : [];
    return found.flatMap(([id, job]) => (isOfGate(id, job) ? { path, workflow, id, job } : []));
  });
  const withoutInstalls = await harmlessInstalls(tree, [...files.values()].map(textOf));
  const steps = jobs.flatMap((job) => stepsOf(job, starts, withoutInstalls));
  const late = steps.filter(({ isLate }) => isLate);
  const [first] = late;
  const places = new Set(late.map(({ place }) => place));
  const startsGate = late.some((each) => each.startsGate);
  return {
    ...{ files, deciding, jobs, steps },
    late: first && { path: first.path, steps: [...places], startsGate },
  };
}

interface GateJob {
  readonly path: string;
  readonly workflow: Mapping;
  readonly id: string;
  readonly job: Mapping;
}

/** Returns the steps of a job of the gate, and of the jobs that it needs. */
function stepsOf(
  { path, workflow, id, job }: GateJob,
  starts: (part: Mapping) => boolean,
  withoutInstalls: (script: string) => string,
) {
  const jobs = jobsOf(workflow);
  // Without a step of the gate, any step may precede it.
  const last = partsIn(job.steps).findLastIndex(starts);
  // A needed job can disable the gate by an output.
  const isAsked = /\bneeds\b/.test(textOf({ ...job, needs: '' }));
  // A workflow_run uses the files of the default branch.
  const events = isMapping(workflow.on) ? Object.keys(workflow.on) : [workflow.on].flat();
  const isTrusted = events.every((event) => event === 'workflow_run');
  const ids = new Set([id]);
  for (const each of ids)
    for (const needed of [jobs.get(each)?.needs ?? []].flat()) ids.add(String(needed));
  return [...ids].flatMap((each) => {
    const own = jobs.get(each) ?? {};
    const settings = [own, workflow].map(({ defaults, env }) => [defaults, env]);
    return partsIn(own.steps).flatMap((step, index) => {
      const isEarly = !isTrusted && (each === id ? last < 0 || index <= last : isAsked);
      const read = readStep(step, settings, { startsGate: starts(step), isEarly }, withoutInstalls);
      const place = `\`jobs.${each}.steps[${index}]\` of \`${path}\``;
      return read ? { ...read, path, place } : [];
    });
  });
}
