import { type AssetChanges, subjectOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineAssetsCheck, notChecked } from '../check.ts';
import { streaksIn } from './streak.ts';

/** Checks the success streak that Capsules claim. */
export const claimedStreak = defineAssetsCheck({
  name: 'claimed-streak',
  find: ({ assets }) => streakClaimFindings(assets),
});

/** Compares `success_streak` of new and changed Capsules with the events of the audited commit. */
export function streakClaimFindings({
  changes,
  present,
  unread,
}: Pick<AssetChanges, 'changes' | 'present' | 'unread'>): Finding[] {
  const streakOf = streaksIn(present, unread);
  return changes.flatMap(({ kind, asset }) => {
    const { success_streak: claimed } = asset.value;
    if (kind === 'removed' || asset.type !== 'Capsule' || typeof claimed !== 'number') return [];
    const { count: counted, unread: log } = streakOf(asset.id);
    if (claimed <= counted) return [];
    const place = { location: asset.locate(['success_streak']), subject: subjectOf(asset) };
    if (log !== undefined) {
      return [notChecked(`the success streak of the Capsule \`${asset.id}\``, log, place)];
    }
    return [finding('success-streak-claim', { capsule: asset.id, claimed, counted }, place)];
  });
}
