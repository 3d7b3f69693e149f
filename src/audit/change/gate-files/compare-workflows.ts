import { isDeepStrictEqual } from 'node:util';
import { GATE } from './gate-uses.ts';
import { compareTriggers } from './triggers.ts';
import { type ActionsFile, isMapping, jobsOf, type Mapping, stepsOf } from './workflow.ts';

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

/**
 * Lists what an edit of a job that uses the gate changes, except names, and a newer version of another
 * action.
 *
 * @param at the path of the job, for the descriptions
 */
function jobEdits(before: Mapping, after: Mapping, at: string): string[] {
  const { steps: _, name: __, ...base } = before;
  const { steps: ___, name: ____, ...head } = after;
  return [...keyEdits(base, head, at), ...stepEdits(before, after, at)];
}

/** A job or step that takes too long fails. */
const HARMLESS: ReadonlySet<string> = new Set(['timeout-minutes']);

/** Lists the keys that differ, and can make the gate less strict. */
export function keyEdits(before: Mapping, after: Mapping, at: string): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !isDeepStrictEqual(before[key], after[key]) && !HARMLESS.has(key))
    .map((key) => `\`${at === '' ? '' : `${at}.`}${key}\` ${editOf(before[key], after[key])}`);
}

/** An action at a commit. It can be one of any fork, so that the pin alone proves nothing. */
const COMMIT = /@[0-9a-f]{40}$/;

function editOf(before: unknown, after: unknown): string {
  if (before === undefined) return 'is added';
  if (typeof after === 'string' && COMMIT.test(after))
    return 'names a commit, which a person must compare with the release';
  return after === undefined ? 'is removed' : 'changes';
}

/** Lists the differences of the steps of two jobs, or of the `runs` of two composite actions. */
export function stepEdits(before: Mapping, after: Mapping, at: string): string[] {
  const [base, head] = [stepsOf(before), stepsOf(after)];
  const isOdd = [before, after].some(({ steps }) => steps !== undefined && !isStepList(steps));
  if (isOdd && !isDeepStrictEqual(before.steps, after.steps)) return [`\`${at}.steps\` changes`];
  if (base.length !== head.length) {
    const how = base.length < head.length ? 'added' : 'removed';
    return [`a step of \`${at}\` is ${how}`];
  }
  return base.flatMap((step, index) =>
    keyEdits(comparable(step, head[index]), comparable(head[index] ?? {}), `${at}.steps[${index}]`),
  );
}

function isStepList(steps: unknown): boolean {
  return Array.isArray(steps) && steps.every(isMapping);
}

/** A step without its name; with the version of another step's action, if that is newer. */
function comparable(step: Mapping, newer?: Mapping): Mapping {
  const { name: _, ...rest } = step;
  const uses = newer?.uses;
  return isUpdate(step.uses, uses) ? { ...rest, uses } : rest;
}

const VERSION = /^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;

/**
 * Whether the same action, which is not the gate, is used in a newer version. Only version numbers
 * can be ordered; a commit id says nothing about its age.
 */
function isUpdate(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  const [name, old = ''] = before.split('@');
  const [sameName, now = ''] = after.split('@');
  if (name !== sameName || name === undefined || GATE.test(name)) return false;
  const [from, to] = [VERSION.exec(old)?.[1], VERSION.exec(now)?.[1]];
  return from !== undefined && to !== undefined && compareVersions(from, to) < 0;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let index = 0; index < 4; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
