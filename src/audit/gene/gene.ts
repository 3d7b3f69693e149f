import { ruleOf } from '../../rules/catalogue.ts';
import type { Finding } from '../../rules/finding.ts';
import type { AuditedGene } from '../audited.ts';
import { ask } from '../check.ts';
import { GENE_CHECKS, REMOVED_GENE_CHECKS } from '../checks.ts';
import { planCommands } from '../plan.ts';
import type { AuditSubject, ReadGene } from '../subject.ts';
import { geneDifferences } from './differences.ts';
import { type LimitedGene, limitsOf } from './gene-limits.ts';

/** The inputs of the Plans of a gene other than the gene. */
export interface GeneTerms {
  readonly timeoutMs: number;
  /** False if nothing of the subject may run, or there is no tree to run it in. */
  readonly mayRun: boolean;
}

/** Runs every check of a gene, and makes its Plans if its commands may run. */
export async function auditGene(
  subject: AuditSubject,
  read: ReadGene,
  terms: GeneTerms,
): Promise<AuditedGene> {
  const { asset, change, commands, store } = read;
  const limits = limitsOf(read, subject);
  const findings = await geneFindings(subject, { ...read, limits });
  const mayRun = terms.mayRun && !findings.some(forbidsRunningGene);
  return {
    asset,
    store,
    commands: mayRun
      ? planCommands(commands, { timeoutMs: terms.timeoutMs, directory: store.root })
      : commands,
    findings,
    blastRadius: limits.blastRadius,
    differences: change === undefined ? [] : geneDifferences(change),
  };
}

/** Returns the findings about a gene; those about a command belong to the command. */
export async function geneFindings(
  subject: AuditSubject,
  gene: LimitedGene,
): Promise<readonly Finding[]> {
  if (gene.change?.kind !== 'removed') return ask(GENE_CHECKS, subject, gene);
  // Its location is one of the base.
  const findings = await ask(REMOVED_GENE_CHECKS, subject, gene);
  return findings.map(({ location: _, ...finding }) => finding);
}

/**
 * What is missing of an incomplete gene can be a command. A list with an entry that is not a string is
 * malformed, and readers run it differently. A check that failed could have found that.
 */
export function forbidsRunningGene({ rule }: Finding): boolean {
  return ruleOf(rule).forbidsRunning === 'gene';
}
