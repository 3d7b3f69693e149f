import { canonicalize } from '@evomap/gep-sdk';
import {
  type Asset,
  type AssetChanges,
  isJsonObject,
  type Json,
  type JsonObject,
  placeOf,
  type UnreadLog,
} from '../../assets/asset.ts';
import { groupBy } from '../../ground/group-by.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { notChecked } from '../check.ts';
import type { AuditSubject } from '../subject.ts';
import { matchContentHash } from './content-hash.ts';

/** In the order of writing. */
export interface LoggedEvent {
  /** All fields, if the event names a Capsule with counted successes. */
  readonly value: JsonObject;
  /** The log that contains it. The first event of each log has no parent. */
  readonly log: string;
  /** True if the judged change adds or edits it, so nobody has accepted it yet. */
  readonly isNew?: boolean;
}

interface UncountedEvent {
  readonly event: string;
  /** A clause, such as `its hash does not match its content`. */
  readonly why: string;
}

export interface ProvenStreak {
  readonly count: number;
  readonly uncounted: readonly UncountedEvent[];
  /** True if an event without success ends the streak, so older events do not matter. */
  readonly ended: boolean;
  /** The id of the Capsule's newest event, unless it is a success. */
  readonly failed?: string;
  /** The largest blast radius of the counted successes. */
  readonly radius: { readonly files: number; readonly lines: number };
  /** The id of a counted success whose blast radius does not have two sizes. */
  readonly unmeasured?: string;
  /** A log whose unread older events may extend the streak. */
  readonly unread?: UnreadLog;
}

/**
 * Returns a function that counts a Capsule's latest consecutive successes as the reference engine
 * (1.29.8) does, but only those with evidence: the event is not new, its hash matches, its id is
 * unique, it continues its log, and it names the Capsule and its gene. Any failure ends the streak.
 * @param strict true to reject a success with a missing hash, id, parent or gene; otherwise only wrong
 *   ones are rejected
 */
export function streakCounter(
  events: readonly LoggedEvent[],
  strict: boolean,
): (capsule: Pick<Asset, 'id' | 'value'>) => ProvenStreak {
  const faults = faultsOf(events, strict);
  const byCapsule = groupBy(events, ({ value: { capsule_id: capsule } }) => capsule);
  return (capsule) => count(capsule, byCapsule.get(capsule.id) ?? [], faults, strict);
}

function count(
  { id, value: { gene } }: Pick<Asset, 'id' | 'value'>,
  events: readonly LoggedEvent[],
  faults: ReadonlyMap<LoggedEvent, string>,
  strict: boolean,
): ProvenStreak {
  const uncounted: UncountedEvent[] = [];
  const counted: LoggedEvent[] = [];
  const radius = { files: 0, lines: 0 };
  let unmeasured: string | undefined;
  const { successes, failure } = latestSuccesses(id, events);
  for (const event of successes) {
    const { value } = event;
    const why =
      faults.get(event) ??
      identityFault(value, strict) ??
      (namesGene(value, gene, strict) ? undefined : OTHER_GENE) ??
      (changesNothing(value) ? 'it records no change' : undefined);
    if (why === undefined) {
      counted.push(event);
      if (!addRadius(radius, value)) unmeasured ??= nameOf(value);
    } else uncounted.push({ event: nameOf(value), why });
  }
  return {
    count: countOnce(counted),
    uncounted,
    ended: failure !== undefined,
    ...(failure && successes.length === 0 && { failed: nameOf(failure.value) }),
    radius,
    ...(unmeasured !== undefined && { unmeasured }),
  };
}

/** Returns a Capsule's latest consecutive successes, newest first, and the event that ends them. */
function latestSuccesses(capsuleId: string, events: readonly LoggedEvent[]) {
  const own = events
    .filter(({ value }) => value.type === 'EvolutionEvent' && value.capsule_id === capsuleId)
    .reverse();
  const end = own.findIndex(({ value }) => !isSuccess(value));
  return end < 0 ? { successes: own } : { successes: own.slice(0, end), failure: own[end] };
}

function isSuccess({ outcome }: JsonObject): boolean {
  return isJsonObject(outcome) && outcome.status === 'success';
}

/** An event that is in the logs twice, by id, counts once. */
function countOnce(events: readonly LoggedEvent[]): number {
  const ids = events.map(({ value }) => value.id).filter((id) => typeof id === 'string');
  return events.length - ids.length + new Set(ids).size;
}

/**
 * Counts a Capsule's latest consecutive successes, from the newest event that names it (`capsule_id`)
 * back to the first event without success (reference engine 1.29.8). Ignores the Capsule's own
 * `success_streak` and the quality of the evidence.
 * @returns also true if a failure ends the streak, so older events do not matter
 */
export function successStreak(
  capsuleId: string,
  events: readonly LoggedEvent[],
): Pick<ProvenStreak, 'count' | 'ended'> {
  const { successes, failure } = latestSuccesses(capsuleId, events);
  return { count: countOnce(successes), ended: failure !== undefined };
}

/** Returns the events of a tree after all unread records; the change's are marked as new. */
export function eventsIn({
  changes,
  present,
  unread,
}: Pick<AssetChanges, 'changes' | 'present' | 'unread'>): LoggedEvent[] {
  const gap = unread.at(-1);
  const changed = new Set(changes.map(({ asset }) => asset));
  return present
    .filter(({ type, path }) => type === 'EvolutionEvent' && (!gap || path >= gap.path))
    .map((asset) => ({ value: asset.value, log: asset.path, isNew: changed.has(asset) }));
}

const OTHER_GENE = 'it does not name the gene of the Capsule';

/** Finds the fault of each event in its log, independent of Capsules. */
function faultsOf(
  events: readonly LoggedEvent[],
  strict: boolean,
): ReadonlyMap<LoggedEvent, string> {
  const faults = new Map<LoggedEvent, string>();
  const firsts = new Map<string, LoggedEvent>();
  const begun = new Set<string>();
  for (const event of events) {
    const why = faultOf(event, firsts, strict && begun.has(event.log));
    if (why !== undefined) faults.set(event, why);
    begun.add(event.log);
    const { id } = event.value;
    if (typeof id === 'string' && !firsts.has(id)) firsts.set(id, event);
  }
  return faults;
}

/** @param needsParent true unless the event is the first of its log */
function faultOf(
  { value, isNew }: LoggedEvent,
  firsts: ReadonlyMap<string, LoggedEvent>,
  needsParent: boolean,
): string | undefined {
  const { id, parent } = value;
  if (isNew) return 'the change that is judged adds or edits it';
  const earlier = typeof id === 'string' ? firsts.get(id) : undefined;
  if (earlier !== undefined) {
    const isCopy = canonicalize(earlier.value) === canonicalize(value);
    return isCopy ? undefined : 'an earlier event with other content has its id';
  }
  if (typeof parent === 'string' && parent !== '') {
    return firsts.has(parent) ? undefined : 'its parent is not in the log before it';
  }
  return needsParent ? 'it has no parent' : undefined;
}

function identityFault(value: JsonObject, strict: boolean): string | undefined {
  const { id, asset_id: hash } = value;
  if (hash === undefined) return strict ? 'it has no hash' : undefined;
  if (matchContentHash({ type: 'EvolutionEvent', value }) === undefined) {
    return 'its hash does not match its content';
  }
  const isNamed = typeof id === 'string' && id.trim() !== '';
  return strict && !isNamed ? 'it has no id' : undefined;
}

/** A gene is named by its id or, in messages between agents, by its hash. */
function namesGene({ genes_used: used }: JsonObject, gene: unknown, strict: boolean): boolean {
  if (typeof gene !== 'string' || gene === '') return !strict;
  if (!Array.isArray(used)) return !strict;
  return used.includes(gene);
}

/** @returns false for a blast radius that is present without two sizes */
function addRadius(
  largest: { files: number; lines: number },
  { blast_radius }: JsonObject,
): boolean {
  if (blast_radius === undefined) return true;
  if (!isJsonObject(blast_radius)) return false;
  const { files, lines } = blast_radius;
  if (!isSize(files) || !isSize(lines)) return false;
  largest.files = Math.max(largest.files, files);
  largest.lines = Math.max(largest.lines, lines);
  return true;
}

function changesNothing({ blast_radius }: JsonObject): boolean {
  return isJsonObject(blast_radius) && (blast_radius.files === 0 || blast_radius.lines === 0);
}

function isSize(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function nameOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id : 'without an id';
}

/** Compares `success_streak` of new and changed Capsules with the events of the audited commit. */
export function claimedStreak({ assets }: AuditSubject): Finding[] {
  const byCapsule = groupBy(eventsIn(assets), ({ value }) => value.capsule_id);
  return assets.changes.flatMap(({ kind, asset }) => {
    const { success_streak: claimed } = asset.value;
    if (kind === 'removed' || asset.type !== 'Capsule' || typeof claimed !== 'number') return [];
    const { count: counted, ended } = successStreak(asset.id, byCapsule.get(asset.id) ?? []);
    if (claimed <= counted) return [];
    const place = placeOf(asset, ['success_streak']);
    const log = assets.unread.at(-1);
    if (log !== undefined && !ended) {
      return [notChecked(`the success streak of the Capsule \`${asset.id}\``, log, place)];
    }
    const args = {
      type: asset.type,
      id: asset.id,
      claim: `claims a success streak of ${claimed}`,
      shown: `the events show ${counted}`,
      fix: 'Let the engine append the events of its cycles, or correct `success_streak`',
    };
    return [finding('claim-differs', args, place)];
  });
}
