import { isJsonObject, type Json, placeOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Size } from '../change/counted-files.ts';
import type { ChangeSubject } from '../subject.ts';

/**
 * Compares the claimed blast radius of new Capsules and events with git's count. A change can contain
 * several cycles, so claims of one type are added up before they count as too small. The schema checks
 * report claims that are no numbers.
 */
export function claimedRadius({ assets: { changes }, counted }: ChangeSubject): Finding[] {
  const { least } = counted;
  return (['Capsule', 'EvolutionEvent'] as const).flatMap((type) => {
    const claims = changes
      .filter(({ kind, asset }) => kind === 'added' && asset.type === type)
      .map(({ asset }) => asset);
    const sizes = claims.flatMap(({ value }) => sizeOf(value.blast_radius) ?? []);
    const last = claims.at(-1);
    if (last === undefined || sizes.length < claims.length) return [];
    const files = sizes.reduce((sum, size) => sum + size.files, 0);
    const lines = sizes.reduce((sum, size) => sum + size.lines, 0);
    if (files >= least.files && lines >= least.lines) return [];
    const together = claims.length > 1 ? ' together with the others of the change' : '';
    const args = {
      ...{ type, id: last.id },
      claim: `claims ${words({ files, lines })}${together}`,
      shown: `git counts ${words(least)} for this change`,
      fix: 'Set `blast_radius` to what the cycle changed, and add the asset in the same change',
    };
    return [finding('claim-differs', args, placeOf(last, ['blast_radius']))];
  });
}

function words({ files, lines }: Size): string {
  return `${files} ${files === 1 ? 'file' : 'files'} and ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

/** Undefined unless it has two numbers. */
export function sizeOf(value: Json | undefined): Size | undefined {
  if (!isJsonObject(value)) return undefined;
  const { files, lines } = value;
  return typeof files === 'number' && typeof lines === 'number' ? { files, lines } : undefined;
}

/** Limits of drift, in actual files per estimated file (reference engine 1.29.8). */
const MOST_DRIFT = 3;
const LEAST_DRIFT = 0.1;

/**
 * Compares the estimate of a new event (`blast_radius_estimate`, in the event or its `meta`) with git's
 * count if the change has one event, else with the event's claim. It must have drifted in both ways of
 * counting: an agent estimates its edits without the asset store's files.
 */
export function estimates({ assets: { changes }, counted }: ChangeSubject): Finding[] {
  const { least, most } = counted;
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
    const place = placeOf(asset, [...pointer, 'blast_radius_estimate']);
    const args = {
      type: asset.type,
      id: asset.id,
      claim: `estimates ${estimate} ${estimate === 1 ? 'file' : 'files'}`,
      shown: `the change touches ${actual}`,
      fix: 'Review the changes that were not planned, or update the estimate',
    };
    return [finding('claim-differs', args, place)];
  });
}

function filesOf(value: Json | undefined): number | undefined {
  return isJsonObject(value) && typeof value.files === 'number' ? value.files : undefined;
}
