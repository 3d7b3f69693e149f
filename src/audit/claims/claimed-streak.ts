import { type AssetChanges, subjectOf } from '../../assets/asset.ts';
import { groupBy } from '../../ground/group-by.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineAssetsCheck, notChecked } from '../check.ts';
import { eventsIn, successStreak } from './success-streak.ts';

/** Checks the success streak that Capsules claim. */
export const claimedStreak = defineAssetsCheck({
  name: 'claimed-streak',
  find: ({ assets }) => streakClaimFindings(assets),
});

/** Compares `success_streak` of new and changed Capsules with the events of the audited commit. */
export function streakClaimFindings(
  assets: Pick<AssetChanges, 'changes' | 'present' | 'unread'>,
): Finding[] {
  const byCapsule = groupBy(eventsIn(assets), ({ value }) => value.capsule_id);
  return assets.changes.flatMap(({ kind, asset }) => {
    const { success_streak: claimed } = asset.value;
    if (kind === 'removed' || asset.type !== 'Capsule' || typeof claimed !== 'number') return [];
    const { count: counted, ended } = successStreak(asset.id, byCapsule.get(asset.id) ?? []);
    if (claimed <= counted) return [];
    const place = { location: asset.locate(['success_streak']), subject: subjectOf(asset) };
    const log = assets.unread.at(-1);
    if (log !== undefined && !ended) {
      return [notChecked(`the success streak of the Capsule \`${asset.id}\``, log, place)];
    }
    return [finding('success-streak-claim', { capsule: asset.id, claimed, counted }, place)];
  });
}
