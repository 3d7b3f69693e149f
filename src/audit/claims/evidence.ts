import type { AssetChanges } from '../../assets/asset.ts';
import type { BlastRadius } from '../../model/blast-radius.ts';
import type { Change } from '../../repo/change.ts';
import type { Finding } from '../../rules/finding.ts';
import { measureChange, namesOf } from '../change/blast-radius.ts';
import { isCountedByReference } from '../change/counting.ts';
import { chainFindings } from './chain.ts';
import {
  type CountedChange,
  estimateFindings,
  radiusClaimFindings,
  streakClaimFindings,
} from './claimed-sizes.ts';
import { stillNamedFindings, unresolvedFindings } from './references.ts';

/**
 * Holds what the assets of a change claim, of each other and of the change, against what is there.
 *
 * @param radius the change as the policy counts it
 */
export function evidenceFindings(
  change: Change,
  { changes, present }: Pick<AssetChanges, 'changes' | 'present'>,
  radius: BlastRadius,
): Finding[] {
  const counted = countedChange(change, radius);
  return [
    ...chainFindings(changes, present),
    ...unresolvedFindings(changes, present),
    ...stillNamedFindings(changes, present),
    ...radiusClaimFindings(changes, counted),
    ...streakClaimFindings(changes, present),
    ...estimateFindings(changes, counted),
  ];
}

function countedChange(change: Change, radius: BlastRadius): CountedChange {
  const uncounted = change.files.flatMap(namesOf).filter((name) => !isCountedByReference(name));
  const reference = measureChange(change, new Set(uncounted));
  return {
    least: {
      files: Math.min(radius.files, reference.files),
      lines: Math.min(radius.lines, reference.lines),
    },
    most: measureChange(change, new Set()),
  };
}
