import type { Finding } from '../../rules/finding.ts';
import type { AuditedGene } from '../audited.ts';
import { ask } from '../check.ts';
import { GENE_CHECKS, REMOVED_GENE_CHECKS } from '../checks.ts';
import type { AuditSubject, ReadGene } from '../subject.ts';
import { geneDifferences } from './differences.ts';
import { type LimitedGene, limitsOf } from './limits.ts';
import { type PlanTerms, planCommands } from './plans.ts';

/** What the Plans of a gene depend on besides the gene. */
export interface GeneTerms extends PlanTerms {
  /** False if the subject as a whole is such that nothing of it may run. */
  readonly mayRun: boolean;
}

/** Asks every check about a gene, and permits its commands to run if nothing speaks against it. */
export async function auditGene(
  subject: AuditSubject,
  read: ReadGene,
  terms: GeneTerms,
): Promise<AuditedGene> {
  const { asset, change, commands } = read;
  const limits = limitsOf(read, subject);
  const findings = await geneFindings(subject, { ...read, limits });
  const mayRun = terms.mayRun && !findings.some(forbidsRunning);
  return {
    asset,
    commands: mayRun ? planCommands(commands, terms) : commands,
    findings,
    blastRadius: limits.blastRadius,
    differences: change === undefined ? [] : geneDifferences(change),
  };
}

/** About a gene itself; what was found about its commands stands with them. */
export function geneFindings(
  subject: AuditSubject,
  gene: LimitedGene,
): Promise<readonly Finding[]> {
  const isGone = gene.change?.kind === 'removed';
  return ask(isGone ? REMOVED_GENE_CHECKS : GENE_CHECKS, subject, gene);
}

/** A list of which one entry is no command is not understood, and readers differ in what they run. */
function forbidsRunning({ rule }: Finding): boolean {
  return rule === 'validation-malformed';
}
