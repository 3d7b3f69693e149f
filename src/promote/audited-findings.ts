import type { Asset } from '../assets/asset.ts';
import type { Audit } from '../audit/audited.ts';
import { assetNotJudged } from '../audit/check.ts';
import { findingsAbout } from '../report/entries.ts';
import type { Finding } from '../rules/finding.ts';
import { geneFindings } from './gene-findings.ts';

/**
 * Returns what the audit found about each candidate: the same findings as `check` reports for an asset
 * that a change adds.
 *
 * @param assets the audited candidates
 */
export function auditedFindings(
  { genes, findings }: Audit,
  assets: readonly Asset[],
): (asset: Asset) => readonly Finding[] {
  const ofGene = new Map(genes.map((gene) => [gene.asset, geneFindings(gene)]));
  const about = findingsAbout(findings);
  const judged = new Set(assets);
  return (asset) => {
    if (!judged.has(asset)) return [assetNotJudged(asset, 'the audit returned no result')];
    return [
      ...(ofGene.get(asset) ?? []),
      ...about(asset).filter(({ rule }) => rule !== 'event-parent-missing'),
    ];
  };
}
