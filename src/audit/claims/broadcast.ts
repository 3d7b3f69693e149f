import { type Asset, isJsonObject, type Json, placeOf } from '../../assets/asset.ts';
import type { Policy } from '../../policy/policy.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Size } from '../change/counted-files.ts';
import { notChecked } from '../check.ts';
import { describeJson } from './schema/differences.ts';
import type { ProvenStreak } from './success-streak.ts';

/** The thresholds that a Capsule must reach before other agents receive it. */
export type BroadcastThresholds = Pick<
  Policy['a2a'],
  'min_score' | 'max_files' | 'max_lines' | 'min_success_streak'
>;

/**
 * Returns why a Capsule is not eligible for agent-to-agent broadcast: its status, its score, its
 * blast radius, and the success streak in the events. A missing value never passes.
 *
 * @param streak what the events show
 * @param measured the size of the solution as others measured it; the larger value counts
 * @returns one finding for each condition that is not met; none for an eligible Capsule
 */
export function broadcastFindings(
  capsule: Asset,
  streak: Pick<ProvenStreak, 'count'> & Partial<ProvenStreak>,
  thresholds: BroadcastThresholds,
  measured: Size = { files: 0, lines: 0 },
): Finding[] {
  const { status, score } = fieldsOf(capsule.value.outcome);
  const radius = fieldsOf(capsule.value.blast_radius);
  const name = { capsule: capsule.id };
  const at = (...pointer: string[]) => placeOf(capsule, pointer);
  const findings: Finding[] = [];
  if (status !== 'success') {
    const why = `\`outcome.status\` is ${describe(status)}, but it must be "success"`;
    findings.push(finding('capsule-not-eligible', { ...name, why }, at('outcome', 'status')));
  }
  if (!isWithin(score, thresholds.min_score, 1)) {
    const wanted = `a number from ${thresholds.min_score} to 1`;
    const why = `\`outcome.score\` is ${describe(score)}, but it must be ${wanted}`;
    findings.push(finding('capsule-not-eligible', { ...name, why }, at('outcome', 'score')));
  }
  for (const field of ['files', 'lines'] as const) {
    const most = thresholds[`max_${field}`];
    const actual = Math.max(measured[field], streak.radius?.[field] ?? 0);
    if (isWithin(radius[field], 1, most) && actual <= most) continue;
    const claimed = describe(radius[field]);
    const found = actual > most ? `${actual} (claimed: ${claimed})` : claimed;
    const why = `\`blast_radius.${field}\` is ${found}, but it must be ${from1To(most)}`;
    findings.push(finding('capsule-not-eligible', { ...name, why }, at('blast_radius', field)));
  }
  if (streak.unmeasured !== undefined) {
    const why = `\`blast_radius.files\` is not a size in the event \`${streak.unmeasured}\`, but it must be ${from1To(thresholds.max_files)}`;
    findings.push(finding('capsule-not-eligible', { ...name, why }, at('blast_radius')));
  }
  if (streak.count < thresholds.min_success_streak) {
    findings.push(...streakFindings(capsule, streak, thresholds.min_success_streak));
  }
  return findings;
}

/** Without a change there is no evidence. */
function from1To(most: number): string {
  return `a number from 1 to ${most}`;
}

/** A failure refutes the Capsule; too few successes that count only do not prove it. */
function streakFindings(
  capsule: Asset,
  { count, unread, failed, uncounted = [] }: Pick<ProvenStreak, 'count'> & Partial<ProvenStreak>,
  least: number,
): Finding[] {
  const place = placeOf(capsule);
  const name = { capsule: capsule.id };
  if (failed !== undefined) {
    const why = `the event \`${failed}\`, the newest one that names it, is not a success`;
    return [finding('capsule-not-eligible', { ...name, why }, place)];
  }
  if (unread !== undefined) {
    const claim = `whether the Capsule \`${capsule.id}\` has enough consecutive successes`;
    return [notChecked(claim, unread, { ...place, severity: 'error' })];
  }
  const reasons = uncounted
    .slice(0, MOST_NAMED)
    .map(({ event, why }) => `the event \`${event}\` does not count: ${why}`);
  const args = { ...name, streak: count, least, uncounted: reasons };
  return [finding('capsule-streak', args, place)];
}

/** A log can have thousands of successes that do not count, all for one reason. */
const MOST_NAMED = 5;

function fieldsOf(value: Json | undefined): Readonly<Record<string, Json | undefined>> {
  return isJsonObject(value) ? value : {};
}

function isWithin(value: Json | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function describe(value: Json | undefined): string {
  return value === undefined ? 'missing' : describeJson(value);
}
