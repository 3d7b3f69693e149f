import type { Asset, AssetChange, AssetChanges } from '../../assets/asset.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import type { Finding } from '../../rules/finding.ts';
import { eligibilityOf, isMissingEvidence } from '../../rules/finding.ts';
import type { AuditedCapsule } from '../audited.ts';
import type { Size } from '../change/counted-files.ts';
import { assetNotJudged } from '../check.ts';
import { type BroadcastThresholds, broadcastFindings } from './broadcast.ts';
import { sizeOf } from './claimed-sizes.ts';
import { identityFindings } from './content-hash.ts';
import { promotionSchemaFindings } from './schema/findings.ts';
import { eventsIn, streakCounter } from './success-streak.ts';

/**
 * Reports for each Capsule of a change whether it could be promoted: whether it is eligible for
 * broadcast by the events of the base, matches the schema, and has a correct hash.
 *
 * @param counted what git counts for the change; it is the size of a Capsule that claims less
 * @param blocked the Capsules whose gene may not run
 */
export function judgeCapsules(
  { changes, present, unread }: Pick<AssetChanges, 'changes' | 'present' | 'unread'>,
  thresholds: BroadcastThresholds,
  counted?: Size,
  blocked: ReadonlyMap<Asset, Finding> = new Map(),
): AuditedCapsule[] {
  const capsules = changes.filter(isCapsule);
  if (capsules.length === 0) return [];
  const streakOf = streakCounter(eventsIn({ changes, present, unread }), true);
  const gap = unread.at(-1);
  const measured = counted && unclaimed(capsules, counted);
  return capsules.map(({ kind, asset, before }) => {
    if (kind === 'removed') {
      return { change: kind, asset, eligible: null, eligibility: null, reasons: [] };
    }
    const size = kind === 'added' ? measured : before && sizeOf(before.value.blast_radius);
    const reasons = reasonsOf(asset, () => {
      const streak = streakOf(asset);
      const shown = gap === undefined || streak.ended ? streak : { ...streak, unread: gap };
      const gene = blocked.get(asset);
      return [...broadcastFindings(asset, shown, thresholds, size), ...(gene ? [gene] : [])];
    });
    const eligibility = eligibilityOf(reasons);
    const eligible = eligibility === 'eligible';
    return { change: kind, asset, eligible, eligibility, reasons };
  });
}

/** A change can contain several solutions, so it is measured by git only if they claim less in all. */
function unclaimed(capsules: readonly AssetChange[], counted: Size): Size | undefined {
  const claims = capsules
    .filter(({ kind }) => kind === 'added')
    .map(({ asset }) => sizeOf(asset.value.blast_radius) ?? { files: 0, lines: 0 });
  const claimed = (field: keyof Size) => claims.reduce((sum, size) => sum + size[field], 0);
  const isCovered = claimed('files') >= counted.files && claimed('lines') >= counted.lines;
  return isCovered ? undefined : counted;
}

/** Missing evidence and another asset are reasons even where they are no errors. */
function isReason(found: Finding): boolean {
  const { otherAsset } = ruleOf(found.rule);
  return found.severity === 'error' || isMissingEvidence(found) || otherAsset === true;
}

/** A check that fails unexpectedly is a reason too, so that a Capsule is never eligible by mistake. */
function reasonsOf(asset: Asset, broadcast: () => readonly Finding[]): readonly Finding[] {
  try {
    return [
      ...broadcast(),
      ...promotionSchemaFindings(asset),
      ...identityFindings(asset, 'hand'),
    ].filter(isReason);
  } catch (error) {
    return [assetNotJudged(asset, error)];
  }
}

function isCapsule({ asset }: AssetChange): boolean {
  return asset.type === 'Capsule';
}
