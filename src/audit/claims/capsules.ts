import {
  type Asset,
  type AssetChange,
  type AssetChanges,
  isJsonObject,
  type Json,
  placeOf,
} from '../../assets/asset.ts';
import type { Policy } from '../../policy/policy.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { eligibilityOf, type Finding, finding, isMissingEvidence } from '../../rules/finding.ts';
import type { AuditedCapsule } from '../audited.ts';
import type { Size } from '../change/blast-radius.ts';
import { assetNotJudged, notChecked } from '../check.ts';
import { sizeOf } from './claimed-sizes.ts';
import { identityFindings } from './content-hash.ts';
import { describeJson } from './schema/differences.ts';
import { promotionSchemaFindings } from './schema/findings.ts';
import { eventsIn, type ProvenStreak, streakCounter } from './success-streak.ts';

/**
 * Reports for each Capsule of a change if it could be promoted: eligible for broadcast by the events of
 * the base, matching the schema, with a correct hash.
 * @param counted git's size of the change, which replaces a smaller claim
 */
export function judgeCapsules(
  { changes, present, unread }: Pick<AssetChanges, 'changes' | 'present' | 'unread'>,
  thresholds: BroadcastThresholds,
  counted?: Size,
  blocked: ReadonlyMap<Asset, Finding> = new Map(),
): AuditedCapsule[] {
  const capsules = changes.filter(({ asset }) => asset.type === 'Capsule');
  if (capsules.length === 0) return [];
  const streakOf = streakCounter(eventsIn({ changes, present, unread }), true);
  const gap = unread.at(-1);
  const measured = counted && unclaimed(capsules, counted);
  return capsules.map(({ kind, asset, before }) => {
    if (kind === 'removed') {
      return { change: kind, asset, eligible: null, eligibility: null, reasons: [] };
    }
    const size = kind === 'added' ? measured : before && sizeOf(before.value.blast_radius);
    const reasons = reasonsOf(asset, () => {
      const streak = streakOf(asset);
      const shown = gap === undefined || streak.ended ? streak : { ...streak, unread: gap };
      const gene = blocked.get(asset);
      return [...broadcastFindings(asset, shown, thresholds, size), ...(gene ? [gene] : [])];
    });
    const eligibility = eligibilityOf(reasons);
    const eligible = eligibility === 'eligible';
    return { change: kind, asset, eligible, eligibility, reasons };
  });
}

/** A change can contain several solutions, so git's size counts only if they claim less in total. */
function unclaimed(capsules: readonly AssetChange[], counted: Size): Size | undefined {
  const claims = capsules
    .filter(({ kind }) => kind === 'added')
    .map(({ asset }) => sizeOf(asset.value.blast_radius) ?? { files: 0, lines: 0 });
  const claimed = (field: keyof Size) => claims.reduce((sum, size) => sum + size[field], 0);
  const isCovered = claimed('files') >= counted.files && claimed('lines') >= counted.lines;
  return isCovered ? undefined : counted;
}

/** Missing evidence and another asset are reasons even without an error. */
function isReason(found: Finding): boolean {
  const { otherAsset } = ruleOf(found.rule);
  return found.severity === 'error' || isMissingEvidence(found) || otherAsset === true;
}

/** An unexpected exception is also a reason, so that a Capsule is never eligible by mistake. */
function reasonsOf(asset: Asset, broadcast: () => readonly Finding[]): readonly Finding[] {
  try {
    return [
      ...broadcast(),
      ...promotionSchemaFindings(asset),
      ...identityFindings(asset, 'hand'),
    ].filter(isReason);
  } catch (error) {
    return [assetNotJudged(asset, error)];
  }
}

export type BroadcastThresholds = Pick<
  Policy['a2a'],
  'min_score' | 'max_files' | 'max_lines' | 'min_success_streak'
>;

/**
 * Returns why a Capsule is not eligible for agent-to-agent broadcast: status, score, blast radius, or
 * the success streak in the events. A missing value never passes.
 * @param measured the size of the solution as measured by others; the larger value counts
 */
export function broadcastFindings(
  capsule: Asset,
  streak: Pick<ProvenStreak, 'count'> & Partial<ProvenStreak>,
  thresholds: BroadcastThresholds,
  measured: Size = { files: 0, lines: 0 },
): Finding[] {
  const { status, score } = fieldsOf(capsule.value.outcome);
  const radius = fieldsOf(capsule.value.blast_radius);
  const findings: Finding[] = [];
  const refuse = (why: string, ...pointer: string[]) => {
    const place = placeOf(capsule, pointer);
    findings.push(finding('capsule-not-eligible', { capsule: capsule.id, why }, place));
  };
  if (status !== 'success') {
    const found = describe(status);
    refuse(`\`outcome.status\` is ${found}, but it must be "success"`, 'outcome', 'status');
  }
  if (!isWithin(score, thresholds.min_score, 1)) {
    const wanted = `a number from ${thresholds.min_score} to 1`;
    const why = `\`outcome.score\` is ${describe(score)}, but it must be ${wanted}`;
    refuse(why, 'outcome', 'score');
  }
  for (const field of ['files', 'lines'] as const) {
    const most = thresholds[`max_${field}`];
    const actual = Math.max(measured[field], streak.radius?.[field] ?? 0);
    if (isWithin(radius[field], 1, most) && actual <= most) continue;
    const claimed = describe(radius[field]);
    const found = actual > most ? `${actual} (claimed: ${claimed})` : claimed;
    const why = `\`blast_radius.${field}\` is ${found}, but it must be ${from1To(most)}`;
    refuse(why, 'blast_radius', field);
  }
  if (streak.unmeasured !== undefined) {
    const why = `\`blast_radius.files\` is not a size in the event \`${streak.unmeasured}\`, but it must be ${from1To(thresholds.max_files)}`;
    refuse(why, 'blast_radius');
  }
  if (streak.count < thresholds.min_success_streak) {
    findings.push(...streakFindings(capsule, streak, thresholds.min_success_streak));
  }
  return findings;
}

/** Zero is no evidence: without a change, nothing was shown. */
function from1To(most: number): string {
  return `a number from 1 to ${most}`;
}

/** A failure refutes the Capsule; too few successes leave it unproven. */
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

/** A log can have thousands of uncounted successes, all for one reason. */
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
