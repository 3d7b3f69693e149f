import type { UnreadLog } from '../../assets/asset.ts';
import { type Finding, type FindingPlace, finding } from '../../rules/finding.ts';

/**
 * Reports that a claim depends on the part of a log that was not read.
 *
 * @param claim what could not be checked, for example `whether the event exists`
 */
export function notChecked(
  claim: string,
  { path, detail }: UnreadLog,
  place: FindingPlace,
): Finding {
  return finding('claim-not-checked', { claim, why: `${detail} of the log \`${path}\`` }, place);
}
