import type { Asset, AssetChange, AssetChanges } from '../../assets/asset.ts';
import type { Finding } from '../../rules/finding.ts';
import type { AuditedCapsule } from '../audited.ts';
import { assetNotJudged } from '../check.ts';
import { type BroadcastThresholds, broadcastFindings } from './broadcast.ts';
import { identityFindings } from './content-hash.ts';
import { promotionSchemaFindings } from './schema/findings.ts';
import { type SuccessStreak, streakIn } from './streak.ts';

/**
 * Reports for each Capsule of a change whether it could be promoted: whether it is eligible for
 * broadcast by the events of the audited tree, matches the schema, and has a correct hash.
 */
export function judgeCapsules(
  { changes, present, unread }: Pick<AssetChanges, 'changes' | 'present' | 'unread'>,
  thresholds: BroadcastThresholds,
): AuditedCapsule[] {
  return changes.filter(isCapsule).map(({ kind, asset }) => {
    if (kind === 'removed') return { change: kind, asset, eligible: null, reasons: [] };
    const reasons = reasonsOf(asset, () => streakIn(asset.id, present, unread), thresholds);
    return { change: kind, asset, eligible: reasons.length === 0, reasons };
  });
}

/** A check that fails unexpectedly is a reason too, so that a Capsule is never eligible by mistake. */
function reasonsOf(
  asset: Asset,
  streak: () => SuccessStreak,
  thresholds: BroadcastThresholds,
): readonly Finding[] {
  try {
    return [
      ...broadcastFindings(asset, streak(), thresholds),
      ...promotionSchemaFindings(asset),
      ...identityFindings(asset, 'hand'),
    ].filter(({ severity }) => severity === 'error');
  } catch (error) {
    return [assetNotJudged(asset, error)];
  }
}

function isCapsule({ asset }: AssetChange): boolean {
  return asset.type === 'Capsule';
}
