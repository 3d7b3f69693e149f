import { ruleOf } from '../../rules/catalogue.ts';
import type { Finding } from '../../rules/finding.ts';
import type { AuditedGene } from '../audited.ts';
import { ask } from '../check.ts';
import { GENE_CHECKS, REMOVED_GENE_CHECKS } from '../checks.ts';
import { asNotice, lacksEngine } from '../claims/blocked-genes.ts';
import { planCommands } from '../plan.ts';
import { type AuditSubject, isChange, type ReadGene } from '../subject.ts';
import { geneDifferences, type LimitedGene, limitsOf } from './gene-limits.ts';

export interface GeneTerms {
  readonly timeoutMs: number;
  /** False if nothing of the subject may run, or without a tree. */
  readonly mayRun: boolean;
}

/** Runs all checks of a gene, and makes its Plans if its commands may run. */
export async function auditGene(
  subject: AuditSubject,
  read: ReadGene,
  terms: GeneTerms,
): Promise<AuditedGene> {
  const { asset, change, store } = read;
  const { timeoutMs } = terms;
  const limits = limitsOf(read, subject);
  const found = await geneFindings(subject, { ...read, limits });
  const isIdle = isChange(subject) && subject.seeds.has(asset) && lacksEngine(read.commands);
  const commands = isIdle
    ? read.commands.map((each) => ({ ...each, findings: each.findings.map(asNotice) }))
    : read.commands;
  const findings = isIdle ? found.map(asNotice) : found;
  const mayRun = terms.mayRun && !findings.some(forbidsRunningGene);
  const { root: directory, checkoutAs } = store;
  return {
    asset,
    store,
    ...(isIdle && { isIdle }),
    commands: mayRun ? planCommands(commands, { timeoutMs, directory, checkoutAs }) : commands,
    findings,
    blastRadius: limits.blastRadius,
    differences: change === undefined ? [] : geneDifferences(change),
  };
}

/** Without findings about a command, which belong to the command. */
export async function geneFindings(
  subject: AuditSubject,
  gene: LimitedGene,
): Promise<readonly Finding[]> {
  if (gene.change?.kind !== 'removed') return ask(GENE_CHECKS, subject, gene);
  // The location is in the base.
  const findings = await ask(REMOVED_GENE_CHECKS, subject, gene);
  return findings.map(({ location: _, ...finding }) => finding);
}

/**
 * True for a finding that forbids running: the missing part of an incomplete gene can be a command,
 * readers run a malformed list in different ways, and a failed check could have found either.
 */
export function forbidsRunningGene({ rule }: Finding): boolean {
  return ruleOf(rule).forbidsRunning === 'gene';
}
