import { type Asset, type AssetChange, isJsonObject, type Json } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import type { CountedChange, Size } from './counted-change.ts';

/** Checks the blast radius that new Capsules and events claim. */
export const claimedRadius = defineChangeCheck({
  name: 'claimed-radius',
  find: ({ assets, counted }) => radiusClaimFindings(assets.changes, counted),
});

/**
 * Compares the blast radius that new Capsules and events claim with what git counts. A change can
 * contain several cycles, so the claims of one type are added up before they count as too small.
 * The schema checks report a claim that is not a number.
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

/** Returns a claimed blast radius; undefined if it is not two numbers. */
export function sizeOf(value: Json | undefined): Size | undefined {
  if (!isJsonObject(value)) return undefined;
  const { files, lines } = value;
  return typeof files === 'number' && typeof lines === 'number' ? { files, lines } : undefined;
}

function add(a: Size, b: Size): Size {
  return { files: a.files + b.files, lines: a.lines + b.lines };
}

/** The reference engine counts one additional line for each new file. */
function isMore(claimed: Size, most: Size): boolean {
  return claimed.files > most.files || claimed.lines > most.lines + most.files;
}

/** The changes of a failed cycle were rolled back. */
function succeeded({ value: { outcome } }: Asset): boolean {
  return isJsonObject(outcome) && outcome.status === 'success';
}
