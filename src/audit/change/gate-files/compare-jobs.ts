import { isDeepStrictEqual } from 'node:util';
import { GATE } from './gate-scripts.ts';
import { isMapping, type Mapping, stepsOf } from './workflow.ts';

/**
 * Lists what an edit of a job that uses the gate changes, except names, and a newer version of another
 * action.
 *
 * @param at the path of the job, for the descriptions
 */
export function jobEdits(before: Mapping, after: Mapping, at: string): string[] {
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
