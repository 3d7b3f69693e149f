import { isDeepStrictEqual } from 'node:util';
import { isMapping, type Mapping } from './workflow.ts';

/** The effect of an edit of `on`. */
export interface TriggerChange {
  /** What no longer starts the workflow. */
  readonly lost: readonly string[];
  /** What starts it now, too. */
  readonly added: readonly string[];
}

/** Compares the events of two workflows; `on` is a name, a list of names, or a mapping. */
export function compareTriggers(before: unknown, after: unknown): TriggerChange {
  const [base, head] = [eventsOf(before), eventsOf(after)];
  const lost = [...base].flatMap(([event, filters]) => {
    const now = head.get(event);
    if (now === undefined) return [`the event ${event} no longer starts the workflow`];
    return [
      ...(isNarrower(event, filters, now) ? [`${event} starts the workflow less often`] : []),
      ...PARAMETERS.filter((key) => !isKept(key, filters, now)).map(
        (key) => `the ${key} of ${event} change`,
      ),
    ];
  });
  const added = [...head.keys()].filter((event) => !base.has(event));
  return { lost, added: added.map((event) => `${event} starts the workflow, too`) };
}

/** Returns the events of `on` with their filters, in any of its forms. */
export function eventsOf(on: unknown): ReadonlyMap<string, unknown> {
  if (typeof on === 'string') return new Map([[on, {}]]);
  if (Array.isArray(on)) return new Map(on.map((event) => [String(event), {}]));
  if (!isMapping(on)) return new Map();
  return new Map(Object.entries(on).map(([event, filters]) => [event, filters ?? {}]));
}

/** What a called workflow takes and returns. It decides how the workflow runs, not when. */
const PARAMETERS = ['inputs', 'secrets', 'outputs'] as const;

/**
 * Whether every parameter is as it was. A new one that is optional changes nothing for the callers, and
 * what uses it is an edit of a job.
 */
function isKept(key: string, before: unknown, after: unknown): boolean {
  const [was, is] = [parametersIn(key, before), parametersIn(key, after)];
  return Object.entries({ ...was, ...is }).every(([name, now]) =>
    name in was ? isDeepStrictEqual(was[name], is[name]) : !isMapping(now) || now.required !== true,
  );
}

function parametersIn(key: string, event: unknown): Mapping {
  const found = isMapping(event) ? event[key] : undefined;
  return isMapping(found) ? found : {};
}

/** Filters that a match selects; without one, everything is selected. */
const SELECTING: ReadonlySet<string> = new Set(['branches', 'tags', 'paths']);
/** Filters that a match excludes. */
const EXCLUDING: ReadonlySet<string> = new Set(['branches-ignore', 'tags-ignore', 'paths-ignore']);

const PULL_REQUEST = ['opened', 'synchronize', 'reopened'];
/** The activity types of an event without `types`; the others have all. */
export const DEFAULT_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pull_request', PULL_REQUEST],
  ['pull_request_target', PULL_REQUEST],
]);

function isNarrower(event: string, before: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return false;
  if (Array.isArray(before) && Array.isArray(after)) return !isSubset(before, after);
  if (!isMapping(before) || !isMapping(after)) return true;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => isNarrowerIn(key, event, before, after));
}

function isNarrowerIn(key: string, event: string, before: Mapping, after: Mapping): boolean {
  const [was, is] = [before[key], after[key]];
  if (isDeepStrictEqual(was, is) || PARAMETERS.some((each) => each === key)) return false;
  if (key === 'types') {
    const usual = DEFAULT_TYPES.get(event);
    const [old, now] = [was ?? usual, is ?? usual];
    return now !== undefined && (old === undefined || !isSubset(listOf(old), listOf(now)));
  }
  if (!SELECTING.has(key) && !EXCLUDING.has(key)) return true;
  if (is === undefined) return false;
  if (was === undefined) return true;
  const [old, now] = [listOf(was), listOf(is)];
  // A pattern with `!` takes back what those before it matched, so that the order matters.
  if ([...old, ...now].some((pattern) => String(pattern).startsWith('!'))) return true;
  return SELECTING.has(key) ? !isSubset(old, now) : !isSubset(now, old);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isSubset(part: readonly unknown[], whole: readonly unknown[]): boolean {
  return part.every((entry) => whole.some((other) => isDeepStrictEqual(entry, other)));
}
