import { type Asset, type AssetChange, isJsonObject, type Json } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { successStreak } from './streak.ts';

/** A number of files and of lines. */
export interface Size {
  readonly files: number;
  readonly lines: number;
}

/** What git counts of a change, in the ways in which it can be counted. */
export interface CountedChange {
  /** By the policy's way or by the reference engine's, whichever is less. */
  readonly least: Size;
  /** Every file and every line. */
  readonly most: Size;
}

/**
 * Holds the blast radius that new Capsules and events claim against what git counts. A change may
 * bring several cycles, so the claims of one type are added up before they are called too small.
 * A claim that is no number is a matter of the schema.
 */
export function radiusClaimFindings(
  changes: readonly AssetChange[],
  counted: CountedChange,
): Finding[] {
  return (['Capsule', 'EvolutionEvent'] as const).flatMap((type) => {
    const claims = changes
      .filter(({ kind, asset }) => kind === 'added' && asset.type === type)
      .map(({ asset }) => ({ asset, size: sizeOf(asset.value.blast_radius) }));
    const sizes = claims.flatMap(({ size }) => size ?? []);
    const last = claims.at(-1);
    if (last === undefined || sizes.length < claims.length) return [];
    const sum = sizes.reduce(add);
    if (sum.files < counted.least.files || sum.lines < counted.least.lines) {
      return [claimFinding(last.asset, sum, counted.least, claims.length > 1, 'warning')];
    }
    return claims.flatMap(({ asset, size }) =>
      size !== undefined && succeeded(asset) && isMore(size, counted.most)
        ? [claimFinding(asset, size, counted.most, false, 'notice')]
        : [],
    );
  });
}

/** Holds `success_streak` of new and changed Capsules against the events of the audited commit. */
export function streakClaimFindings(
  changes: readonly AssetChange[],
  present: readonly Asset[],
): Finding[] {
  const events = present.filter(({ type }) => type === 'EvolutionEvent').map(({ value }) => value);
  return changes.flatMap(({ kind, asset }) => {
    const { success_streak: claimed } = asset.value;
    if (kind === 'removed' || asset.type !== 'Capsule' || typeof claimed !== 'number') return [];
    const counted = successStreak(asset.id, events);
    if (claimed <= counted) return [];
    const place = { location: asset.locate(['success_streak']), subject: subjectOf(asset) };
    return [finding('success-streak-claim', { capsule: asset.id, claimed, counted }, place)];
  });
}

/** Beyond these an estimate has drifted (reference engine 1.29.8): actual files by estimated ones. */
const MOST_DRIFT = 3;
const LEAST_DRIFT = 0.1;

/**
 * Holds the estimate of a new event (`blast_radius_estimate`, in the event or its `meta`) against what
 * came of it: git's numbers where the change has one event, else what the event claims. An estimate
 * has drifted if it has in both ways of counting, since an agent estimates what it edits and not the
 * files of the asset store that a cycle writes.
 */
export function estimateFindings(
  changes: readonly AssetChange[],
  { least, most }: CountedChange,
): Finding[] {
  const events = changes.filter(
    ({ kind, asset }) => kind === 'added' && asset.type === 'EvolutionEvent',
  );
  return events.flatMap(({ asset }) => {
    const { blast_radius_estimate: direct, meta, blast_radius: claim } = asset.value;
    const pointer = isJsonObject(direct) ? [] : ['meta'];
    const estimated =
      pointer.length === 0 ? direct : isJsonObject(meta) && meta.blast_radius_estimate;
    const estimate = filesOf(estimated);
    if (estimate === undefined || estimate <= 0) return [];
    const alone = events.length === 1;
    const atLeast = alone ? least.files : filesOf(claim);
    const atMost = alone ? most.files : filesOf(claim);
    if (atLeast === undefined || atMost === undefined) return [];
    const grew = atLeast / estimate > MOST_DRIFT;
    if (!grew && atMost / estimate >= LEAST_DRIFT) return [];
    const actual = grew ? atLeast : atMost;
    const location = asset.locate([...pointer, 'blast_radius_estimate']);
    const place = { location, subject: subjectOf(asset) };
    return [finding('estimate-drift', { event: asset.id, estimate, actual }, place)];
  });
}

function claimFinding(
  asset: Asset,
  claimed: Size,
  counted: Size,
  together: boolean,
  severity: 'warning' | 'notice',
): Finding {
  const { type, id } = asset;
  const args = { type, id, claimed: words(claimed), counted: words(counted), together };
  const place = { location: asset.locate(['blast_radius']), subject: subjectOf(asset), severity };
  return finding('blast-radius-claim', args, place);
}

function words({ files, lines }: Size): string {
  return `${files} ${files === 1 ? 'file' : 'files'} and ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

function sizeOf(value: Json | undefined): Size | undefined {
  if (!isJsonObject(value)) return undefined;
  const { files, lines } = value;
  return typeof files === 'number' && typeof lines === 'number' ? { files, lines } : undefined;
}

function filesOf(value: Json | undefined): number | undefined {
  return isJsonObject(value) && typeof value.files === 'number' ? value.files : undefined;
}

function add(a: Size, b: Size): Size {
  return { files: a.files + b.files, lines: a.lines + b.lines };
}

/** The reference engine counts one line more for each new file. */
function isMore(claimed: Size, most: Size): boolean {
  return claimed.files > most.files || claimed.lines > most.lines + most.files;
}

/** What a cycle that failed has changed was taken back. */
function succeeded({ value: { outcome } }: Asset): boolean {
  return isJsonObject(outcome) && outcome.status === 'success';
}
