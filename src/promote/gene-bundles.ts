import { placeOf } from '../assets/asset.ts';
import { finding } from '../rules/finding.ts';
import type { Decision } from './decision.ts';
import { assetKey } from './existing-assets.ts';

/**
 * Decides a Gene and the Capsules that name it together: none of them is promoted unless all are, as
 * agents publish them in one bundle. A Gene that is no candidate is in no bundle: it exists already, or
 * its absence is a reason of its own. Of several candidates with the same id, the first is meant.
 */
export function decideBundles(decided: readonly Decision[]): readonly Decision[] {
  const first = new Map<string, Decision>();
  for (const decision of decided) {
    const key = assetKey(decision.asset);
    if (!first.has(key)) first.set(key, decision);
  }
  /** For each Gene, the decision that keeps its bundle from being promoted. */
  const obstacles = new Map<Decision, Decision>();
  for (const decision of first.values()) {
    const gene = geneOf(decision, first);
    if (gene === undefined || obstacles.has(gene)) continue;
    const obstacle = [gene, decision].find(({ outcome }) => outcome !== 'promoted');
    if (obstacle !== undefined) obstacles.set(gene, obstacle);
  }
  return decided.map((decision) => {
    if (first.get(assetKey(decision.asset)) !== decision) return decision;
    const obstacle = obstacles.get(geneOf(decision, first) ?? decision);
    if (obstacle === undefined || decision.outcome !== 'promoted') return decision;
    return heldBack(decision, obstacle);
  });
}

/** Returns the decision about the Gene that a Capsule names. */
function geneOf(
  { asset: { type, value } }: Decision,
  decisions: ReadonlyMap<string, Decision>,
): Decision | undefined {
  if (type !== 'Capsule' || typeof value.gene !== 'string') return undefined;
  return decisions.get(assetKey({ type: 'Gene', id: value.gene }));
}

function heldBack(decision: Decision, { asset: other }: Decision): Decision {
  const { type, id } = decision.asset;
  const args = { type, id, otherType: other.type, other: other.id };
  const reason = finding('bundle-incomplete', args, placeOf(decision.asset));
  return { ...decision, outcome: 'quarantined', eligibility: 'unproven', reasons: [reason] };
}
