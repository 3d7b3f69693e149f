import { type Asset, placeOf, subjectOf } from '../assets/asset.ts';
import { auditAssets } from '../audit/audit.ts';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { assetNotJudged } from '../audit/check.ts';
import { blockedGenes } from '../audit/claims/blocked-genes.ts';
import type { Judge } from '../judge/judge.ts';
import { findingsAbout } from '../report/entries.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';

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
  const { genes, findings } = await auditAssets(candidates, judge, existing);
  const ofGenes = new Map(genes.map((gene) => [gene.asset, geneFindings(gene)]));
  const about = findingsAbout(findings);
  const offered = new Set(candidates.filter(({ type }) => type === 'Gene').map(({ id }) => id));
  // A gene among the candidates is decided together with its Capsules.
  const genesThere = existing.filter(({ id }) => !offered.has(id));
  const capsules = candidates.filter(({ type }) => type === 'Capsule');
  const blocked = await blockedGenes(capsules, genesThere, judge);
  return (asset) => {
    const own = asset.type === 'Gene' ? ofGenes.get(asset) : [];
    if (own === undefined) return [assetNotJudged(asset, 'the audit returned no result')];
    const gene = blocked.get(asset);
    return [
      ...own,
      ...(gene ? [gene] : []),
      ...about(asset).filter(({ rule }) => rule !== 'event-parent-missing'),
    ];
  };
}

/**
 * Returns why an audited gene must not be promoted, its commands first. A command that is only blocked because
 * the repository lacks its script is not called unsafe.
 */
function geneFindings({ asset, commands, findings }: AuditedGene): Finding[] {
  const { strategy } = asset.value;
  const hasStrategy = Array.isArray(strategy) && strategy.some(isStep);
  return [
    ...commands.flatMap((command) => {
      if (command.verdict !== 'block' || isOnlyAbsent(command)) return command.findings.map(graded);
      const { command: text, location } = command;
      const place = { location, subject: { ...subjectOf(asset), command: text } };
      return [finding('unsafe-validation-command', { command: text }, place), ...command.findings];
    }),
    ...(hasStrategy
      ? []
      : [finding('strategy-missing', { gene: asset.id }, placeOf(asset, ['strategy']))]),
    ...findings,
  ];
}

/** A command that can pass without checking anything is no evidence. */
function graded(each: Finding): Finding {
  return ruleOf(each.rule).idle ? { ...each, severity: 'error' } : each;
}

function isOnlyAbsent({ findings }: AuditedCommand): boolean {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ rule }) => ruleOf(rule).absent);
}

function isStep(step: unknown): boolean {
  return typeof step === 'string' && step.trim() !== '';
}
