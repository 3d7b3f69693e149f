import type { Asset } from '../assets/asset.ts';
import { auditAssets } from '../audit/audit.ts';
import { assetNotJudged } from '../audit/check.ts';
import type { Judge } from '../judge/judge.ts';
import { findingsAbout } from '../report/entries.ts';
import type { Finding } from '../rules/finding.ts';
import { geneFindings } from './gene-findings.ts';

/**
 * Audits candidates, and returns what was found about each: the same findings as `check` reports for an
 * asset that a change adds.
 *
 * @param existing the assets that the candidates can refer to
 */
export async function auditCandidates(
  candidates: readonly Asset[],
  judge: Judge,
  existing: readonly Asset[],
): Promise<(asset: Asset) => readonly Finding[]> {
  const { genes, findings } = await auditAssets(
    candidates,
    judge,
    existing,
    (gene) => [gene.asset, geneFindings(gene)] as const,
  );
  const ofGenes = new Map(genes);
  const about = findingsAbout(findings);
  const judged = new Set(candidates);
  return (asset) => {
    const own = asset.type === 'Gene' ? ofGenes.get(asset) : [];
    if (own === undefined || !judged.has(asset)) {
      return [assetNotJudged(asset, 'the audit returned no result')];
    }
    return [...own, ...about(asset).filter(({ rule }) => rule !== 'event-parent-missing')];
  };
}
