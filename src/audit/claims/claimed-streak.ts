import type { Asset, AssetChange } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { successStreak } from './streak.ts';

/** Checks the success streak that Capsules claim. */
export const claimedStreak = defineChangeCheck({
  name: 'claimed-streak',
  find: ({ assets }) => streakClaimFindings(assets.changes, assets.present),
});

/** Compares `success_streak` of new and changed Capsules with the events of the audited commit. */
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
