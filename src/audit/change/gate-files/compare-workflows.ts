import { isDeepStrictEqual } from 'node:util';
import { jobEdits, keyEdits } from './compare-jobs.ts';
import { compareTriggers } from './triggers.ts';
import { type ActionsFile, jobsOf, type Mapping } from './workflow.ts';

/** The effect of an edit of a workflow on the jobs that use the gate. */
export interface WorkflowChange {
  readonly weakened: readonly string[];
  readonly tightened: readonly string[];
  /** The ids of the head's jobs that stand for those of the base. */
  readonly gateJobs: readonly string[];
}

/**
 * Compares a workflow that runs the gate with its new version. Edits of jobs without the gate, of names
 * and of comments do not count.
 *
 * @param gateJobs the ids of the base's jobs that use the gate
 */
export function compareWorkflows(
  base: ActionsFile,
  head: ActionsFile,
  gateJobs: ReadonlySet<string>,
): WorkflowChange {
  if (head.text === base.text) return unchanged(gateJobs);
  if (head.value === undefined) return weakened('it is no longer a valid workflow');
  const triggers = compareTriggers(base.value?.on, head.value.on);
  const found = [...gateJobs].map((id) => findJob(id, base, head));
  return {
    weakened: [
      ...triggers.lost,
      ...keyEdits(settingsOf(base), settingsOf(head), ''),
      ...found.flatMap(({ edits }) => edits),
      ...neededEdits(gateJobs, base, head),
    ],
    tightened: triggers.added,
    gateJobs: found.flatMap(({ id }) => id ?? []),
  };
}

function unchanged(gateJobs: ReadonlySet<string>): WorkflowChange {
  return { weakened: [], tightened: [], gateJobs: [...gateJobs] };
}

function weakened(...effects: string[]): WorkflowChange {
  return { weakened: effects, tightened: [], gateJobs: [] };
}

/** What applies to all jobs: permissions, env, defaults, concurrency, and keys that are unknown yet. */
function settingsOf({ value = {} }: ActionsFile): Mapping {
  const { on: _, jobs: __, name: ___, 'run-name': ____, ...settings } = value;
  return settings;
}

/** Finds the job of the head that does the same, under its id or, if only that changed, another. */
function findJob(
  id: string,
  base: ActionsFile,
  head: ActionsFile,
): { readonly id?: string; readonly edits: readonly string[] } {
  const before = jobsOf(base).get(id) ?? {};
  const jobs = jobsOf(head);
  const same = jobs.get(id);
  if (same !== undefined) return { id, edits: jobEdits(before, same, `jobs.${id}`) };
  const renamed = [...jobs].find(
    ([other, job]) => !jobsOf(base).has(other) && jobEdits(before, job, '').length === 0,
  );
  if (renamed !== undefined) return { id: renamed[0], edits: [] };
  return { edits: [`the job \`${id}\`, which runs the gate, is removed`] };
}

/** The keys that decide whether a job starts, and with it the jobs that need it. */
const STARTING = ['if', 'needs', 'strategy', 'uses'] as const;

/** A job is skipped, and counts as passed, if a job that it needs is skipped. */
function neededEdits(
  gateJobs: ReadonlySet<string>,
  base: ActionsFile,
  head: ActionsFile,
): string[] {
  const [before, after] = [jobsOf(base), jobsOf(head)];
  const needed = new Set([...gateJobs].flatMap((id) => needsOf(before.get(id))));
  for (const id of needed) for (const other of needsOf(before.get(id))) needed.add(other);
  return [...needed]
    .filter((id) => !gateJobs.has(id))
    .flatMap((id) => {
      const [was, is] = [before.get(id), after.get(id)];
      if (is === undefined) return [`the job \`${id}\`, which the gate needs, is removed`];
      return STARTING.filter((key) => !isDeepStrictEqual(was?.[key], is[key])).map(
        (key) => `\`jobs.${id}.${key}\` changes, and the gate needs this job`,
      );
    });
}

function needsOf(job: Mapping | undefined): string[] {
  const needs = job?.needs;
  return (Array.isArray(needs) ? needs : [needs]).filter((id) => typeof id === 'string');
}
