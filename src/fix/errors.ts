import type { Asset, AssetFile } from '../assets/asset.ts';
import { auditAssetFile } from '../audit/asset-file.ts';
import type { Judge } from '../judge/judge.ts';
import { reasonOf, reasons } from '../remedy/reason.ts';
import { isClear } from './store.ts';
import type { Unfixed } from './unfixed.ts';

/** Returns the audit's errors about a file, those of its assets that are included, and their commands. */
export async function errorsOf(
  file: AssetFile,
  judge: Judge,
  includes: (asset: Asset) => boolean,
): Promise<Unfixed[]> {
  const { findings } = await auditAssetFile(file, judge);
  const ids = new Set(file.assets.filter(includes).map(({ id }) => id));
  return findings
    .filter(({ severity, subject }) => {
      return severity === 'error' && (subject?.id === undefined || ids.has(subject.id));
    })
    .map((finding) => ({
      reason: reasonOf(finding),
      asset: finding.subject?.id,
      ...(finding.subject?.command !== undefined && { command: finding.subject.command }),
    }));
}

/** Adds to the errors of a file that is not rewritten why it is not. */
export function untouched(file: AssetFile, errors: readonly Unfixed[]): Unfixed[] {
  if (errors.length === 0) return [];
  const reason = isClear(file) ? reasons.appendOnly() : reasons.unsureText();
  return [...errors, { reason }];
}
