import {
  type Asset,
  isJsonObject,
  type Json,
  type JsonObject,
  placeOf,
} from '../../assets/asset.ts';
import { isSuccess, type LoggedEvent } from '../../audit/claims/success-streak.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Evidence } from '../evidence/judge-evidence.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a function that finds evidence from before a number of days: the report or the attestation of
 * a Gene, or the newest success of a Capsule. Evidence without a time is not judged.
 *
 * @param days the policy's `a2a.stale_after_days`
 */
export function staleEvidence(
  events: readonly LoggedEvent[],
  { now, days }: { readonly now: Date; readonly days: number },
): (asset: Asset, evidence: Evidence) => Finding[] {
  const successes = new Map<Json | undefined, number>();
  for (const { value } of events) {
    const at = timeOf(value);
    if (at === undefined || !isSuccess(value)) continue;
    successes.set(value.capsule_id, Math.max(at, successes.get(value.capsule_id) ?? at));
  }
  return (asset, evidence) => {
    const at = asset.type === 'Capsule' ? successes.get(asset.id) : timeOfEvidence(evidence);
    if (at === undefined) return [];
    const age = Math.floor((now.getTime() - at) / DAY_MS);
    if (age <= days) return [];
    const { type, id } = asset;
    return [finding('evidence-stale', { type, id, age, days }, placeOf(asset))];
  };
}

function timeOfEvidence({ report, attestation }: Evidence): number | undefined {
  return attestation === undefined ? report && timeOf(report) : parsed(attestation.verified_at);
}

/** Returns the time that an event or a report states, where the reference engine writes it. */
function timeOf({ created_at, timestamp, meta }: JsonObject): number | undefined {
  const own = created_at ?? timestamp;
  return parsed(own ?? (isJsonObject(meta) ? meta.at : undefined));
}

/** @param value ISO 8601, or milliseconds since the epoch */
function parsed(value: Json | undefined): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}
