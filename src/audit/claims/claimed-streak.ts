import { placeOf } from '../../assets/asset.ts';
import { groupBy } from '../../ground/group-by.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { notChecked } from '../check.ts';
import type { AuditSubject } from '../subject.ts';
import { eventsIn, successStreak } from './success-streak.ts';

/** Compares `success_streak` of new and changed Capsules with the events of the audited commit. */
export function claimedStreak({ assets }: AuditSubject): Finding[] {
  const byCapsule = groupBy(eventsIn(assets), ({ value }) => value.capsule_id);
  return assets.changes.flatMap(({ kind, asset }) => {
    const { success_streak: claimed } = asset.value;
    if (kind === 'removed' || asset.type !== 'Capsule' || typeof claimed !== 'number') return [];
    const { count: counted, ended } = successStreak(asset.id, byCapsule.get(asset.id) ?? []);
    if (claimed <= counted) return [];
    const place = placeOf(asset, ['success_streak']);
    const log = assets.unread.at(-1);
    if (log !== undefined && !ended) {
      return [notChecked(`the success streak of the Capsule \`${asset.id}\``, log, place)];
    }
    return [finding('success-streak-claim', { capsule: asset.id, claimed, counted }, place)];
  });
}
