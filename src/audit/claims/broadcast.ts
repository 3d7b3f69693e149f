import { type Asset, isJsonObject, type Json } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import type { Policy } from '../../policy/policy.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { notChecked } from './not-checked.ts';
import { describeJson } from './schema/expectation.ts';
import type { SuccessStreak } from './streak.ts';

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
 * @returns one finding for each condition that is not met; none for an eligible Capsule
 */
export function broadcastFindings(
  capsule: Asset,
  { count: streak, unread }: SuccessStreak,
  thresholds: BroadcastThresholds,
): Finding[] {
  const { status, score } = fieldsOf(capsule.value.outcome);
  const radius = fieldsOf(capsule.value.blast_radius);
  const name = { capsule: capsule.id };
  const at = (...pointer: string[]) => ({
    location: capsule.locate(pointer),
    subject: subjectOf(capsule),
  });
  const findings: Finding[] = [];
  if (status !== 'success') {
    const args = { ...name, status: describe(status) };
    findings.push(finding('capsule-not-successful', args, at('outcome', 'status')));
  }
  if (!isWithin(score, thresholds.min_score, 1)) {
    const args = { ...name, score: describe(score), least: thresholds.min_score };
    findings.push(finding('capsule-score', args, at('outcome', 'score')));
  }
  for (const field of ['files', 'lines'] as const) {
    const most = thresholds[`max_${field}`];
    if (isWithin(radius[field], 0, most)) continue;
    const args = { ...name, field, found: describe(radius[field]), most };
    findings.push(finding('capsule-blast-radius', args, at('blast_radius', field)));
  }
  if (streak < thresholds.min_success_streak) {
    const claim = `whether the Capsule \`${capsule.id}\` has enough consecutive successes`;
    const args = { ...name, streak, least: thresholds.min_success_streak };
    findings.push(
      unread === undefined
        ? finding('capsule-streak', args, at())
        : notChecked(claim, unread, { ...at(), severity: 'error' }),
    );
  }
  return findings;
}

function fieldsOf(value: Json | undefined): Readonly<Record<string, Json | undefined>> {
  return isJsonObject(value) ? value : {};
}

function isWithin(value: Json | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function describe(value: Json | undefined): string {
  return value === undefined ? 'missing' : describeJson(value);
}
