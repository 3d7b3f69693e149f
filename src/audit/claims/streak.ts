import { isJsonObject, type JsonObject } from '../../assets/asset.ts';

/**
 * How often in a row a Capsule has succeeded lately: walking back from the newest of the events that
 * name it (`capsule_id`), the successes until the first that is none (reference engine 1.29.8). What
 * the Capsule itself says in `success_streak` is not asked. A success that stands in the logs twice,
 * by its id, counts once; a failure always ends the row.
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
