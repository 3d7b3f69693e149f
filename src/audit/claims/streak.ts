import { type Asset, isJsonObject, type JsonObject, type UnreadLog } from '../../assets/asset.ts';
import { groupBy } from '../../ground/group-by.ts';

/** What the events show about a Capsule. */
export interface SuccessStreak {
  readonly count: number;
  /** The log because of which the streak may be longer: its older events were not read. */
  readonly unread?: UnreadLog;
}

/**
 * Returns a function that counts the streak of a Capsule by the events of a tree, of which the older ones
 * may be unread. The count is exact if it ends at an event without success, and a lower bound otherwise.
 *
 * @param present all assets, by path and position
 */
export function streaksIn(
  present: readonly Asset[],
  unread: readonly UnreadLog[],
): (capsuleId: string) => SuccessStreak {
  const gap = unread.at(-1);
  const events = present
    .filter(({ type, path }) => type === 'EvolutionEvent' && (!gap || path >= gap.path))
    .map(({ value }) => value);
  const ofCapsule = groupBy(events, ({ capsule_id: capsule }) => capsule);
  return (capsuleId) => {
    const own = ofCapsule.get(capsuleId) ?? [];
    const count = successStreak(capsuleId, own);
    const ends = own.some((event) => isOf(capsuleId, event) && !isSuccess(event));
    return gap === undefined || ends ? { count } : { count, unread: gap };
  };
}

/** Whether an event names a Capsule. */
export function isOf(capsuleId: string, { type, capsule_id: capsule }: JsonObject): boolean {
  return type === 'EvolutionEvent' && capsule === capsuleId;
}

/** Whether an event records a success. */
export function isSuccess({ outcome }: JsonObject): boolean {
  return isJsonObject(outcome) && outcome.status === 'success';
}

/**
 * Counts the latest consecutive successes of a Capsule: from the newest event that names it
 * (`capsule_id`) back to the first event without success (reference engine 1.29.8). Ignores the
 * Capsule's own `success_streak`. A success that is in the logs twice, by its id, counts once; a
 * failure always ends the streak.
 *
 * @param events in the order in which they were appended
 */
export function successStreak(capsuleId: string, events: readonly JsonObject[]): number {
  const seen = new Set<string>();
  let streak = 0;
  for (const event of events.toReversed()) {
    if (!isOf(capsuleId, event)) continue;
    if (!isSuccess(event)) break;
    const { id } = event;
    if (typeof id !== 'string' || !seen.has(id)) streak += 1;
    if (typeof id === 'string') seen.add(id);
  }
  return streak;
}
