import { isJsonObject, type JsonObject } from '../../assets/asset.ts';

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
  for (const { type, id, capsule_id: capsule, outcome } of events.toReversed()) {
    if (type !== 'EvolutionEvent' || capsule !== capsuleId) continue;
    if (!isJsonObject(outcome) || outcome.status !== 'success') break;
    if (typeof id !== 'string' || !seen.has(id)) streak += 1;
    if (typeof id === 'string') seen.add(id);
  }
  return streak;
}
