import { isDeepStrictEqual } from 'node:util';
import { isMapping, type Mapping } from '../../../ground/mapping.ts';

/**
 * Lists the keys that differ in two workflows or two actions, the names of steps aside. A value that is no
 * mapping, or a list whose length differs, is one key.
 */
export function changedKeys(before: Mapping, after: Mapping): readonly string[] {
  return keysIn(withoutStepNames(before), withoutStepNames(after), '');
}

function keysIn(before: unknown, after: unknown, at: string): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isMapping(before) && isMapping(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      keysIn(before[key], after[key], at === '' ? key : `${at}.${key}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((each, index) => keysIn(each, after[index], `${at}[${index}]`));
  }
  if (before === undefined) return [`\`${at}\` is added`];
  return [`\`${at}\` ${after === undefined ? 'is removed' : 'changes'}`];
}

/** Steps are those of the jobs of a workflow, and of the `runs` of a composite action. */
function withoutStepNames(file: Mapping): Mapping {
  const { jobs, runs } = file;
  const nameless = isMapping(jobs)
    ? Object.fromEntries(Object.entries(jobs).map(([id, job]) => [id, ofJob(job)]))
    : jobs;
  return { ...file, jobs: nameless, runs: ofJob(runs) };
}

function ofJob(job: unknown): unknown {
  if (!isMapping(job) || !Array.isArray(job.steps)) return job;
  const steps = job.steps.map((step: unknown) => (isMapping(step) ? { ...step, name: '' } : step));
  return { ...job, steps };
}
