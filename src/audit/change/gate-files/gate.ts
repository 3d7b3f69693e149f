import { isMapping, type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import type { Tree } from '../../../repo/tree.ts';
import { GATE, type GateStep, readStep, textOf } from './gate-step.ts';
import { type Installs, installsIn } from './installs.ts';
import { calledPaths, jobsOf, partsIn, readWorkflows } from './workflow.ts';

interface GateJob {
  readonly path: string;
  readonly workflow: Mapping;
  readonly id: string;
  readonly job: Mapping;
}

export type Gate = Awaited<ReturnType<typeof findGate>>;

/**
 * Finds the gate in the workflows of a tree: the files that mention it, their callers, and the files
 * that they call or wait for; the jobs that mention it in a name, an input or a step; the steps of these
 * jobs and of the jobs that they need; and which of them a change decides before the gate.
 */
export async function findGate(tree: Tree) {
  const files = await readWorkflows(tree);
  const all = [...files].map(([path, file]) => ({ path, file, workflow: objectIn(file) }));
  const inputs = partsIn([...files.values()]).map((part) => objectIn(part.with));
  const checks = inputs.map((each) => textIn(each, 'check-name').trim()).filter(Boolean);
  const mentions = (content: string) =>
    GATE.test(content) || checks.some((name) => content.includes(JSON.stringify(name)));
  const own = all.filter(({ file }) => mentions(JSON.stringify(file)));
  // Iterating over a Set includes added elements.
  const through = new Set(own.map(({ path }) => path));
  for (const path of through)
    for (const each of all) if (calledPaths(each.file).includes(path)) through.add(each.path);
  const deciding = new Set(through);
  for (const path of deciding) {
    const file = objectIn(files.get(path));
    const awaited = [objectIn(objectIn(file.on).workflow_run).workflows].flat();
    const called = calledPaths(file);
    for (const { path: other, workflow } of all)
      if (called.includes(other) || awaited.includes(workflow.name ?? other)) deciding.add(other);
  }
  const starts = (part: Mapping) =>
    calledPaths(part).some((path) => through.has(path)) ||
    GATE.test(textOf([textIn(part, 'uses').split('@')[0], part.run]));
  const jobs = all
    .filter(({ path }) => deciding.has(path))
    .flatMap((each) => [...jobsOf(each.workflow)].map(([id, job]) => ({ ...each, id, job })))
    .filter(({ id, job }) => {
      // Names of artifacts do not count.
      const parts = partsIn(job).filter(({ uses }) => !/-artifact@/.test(`${uses}`));
      const words = [id, job.name, parts.map((part) => part.with)];
      return parts.some(starts) || GATE.test(textOf(words));
    });
  const texts = [...files.values()].map(textOf);
  const installs = await installsIn(tree, texts);
  const steps = jobs.flatMap((job) => stepsOfGate(job, starts, installs));
  const [first] = steps.flatMap(({ late }) => late ?? []);
  const clauses = new Set(steps.flatMap(({ late }) => late?.step ?? []));
  const startsGate = steps.some((each) => each.late && each.startsGate);
  const late = first && { path: first.path, steps: [...clauses], startsGate };
  return { deciding, jobs, steps, late };
}

function stepsOfGate(
  { path, workflow, id, job }: GateJob,
  starts: (part: Mapping) => boolean,
  installs: Installs,
): readonly GateStep[] {
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
  return [...ids].flatMap((each) =>
    partsIn(jobs.get(each)?.steps).flatMap((step, index) => {
      const isEarly = !isTrusted && (each === id ? last < 0 || index <= last : isAsked);
      const at = `\`jobs.${each}.steps[${index}]\` of \`${path}\``;
      const early = isEarly ? { path, step: at } : undefined;
      const terms = { startsGate: starts(step), early, installsOf: installs };
      return readStep(step, [jobs.get(each), workflow], terms) ?? [];
    }),
  );
}
