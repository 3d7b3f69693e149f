import { type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import type { Tree } from '../../../repo/tree.ts';
import { GATE, readSteps, textOf } from './gate-step.ts';
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
  const steps = jobs.flatMap(({ path, workflow, id }) =>
    readSteps(workflow, id, starts, withoutInstalls).map((step) => ({ ...step, path })),
  );
  const late = steps.filter(({ isLate }) => isLate);
  const [first] = late;
  const places = new Set(late.map(({ place, path }) => `\`${place}\` of \`${path}\``));
  const startsGate = late.some((each) => each.startsGate);
  return {
    ...{ files, deciding, jobs, steps },
    late: first && { path: first.path, steps: [...places], startsGate },
  };
}
