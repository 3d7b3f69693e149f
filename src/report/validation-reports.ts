import type { AuditedGene } from '../audit/audited.ts';
import { TOOL } from '../ground/tool.ts';
import type { Outcome } from '../model/outcome.ts';
import type { RunResult } from '../run/run.ts';
import type { JudgedGene } from '../verdict/gene.ts';
import { redactOutcome } from './redact/redact.ts';
import { buildValidationReport, fingerprint, reportIds } from './validation.ts';
import type { ValidationReport } from './validation-report.ts';

/** What all ValidationReports of one run share. */
export interface RunContext {
  readonly nodeOf: RunResult['nodeOf'];
  readonly policyDigest: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/**
 * Redacts every Outcome of a gene.
 *
 * @param secrets exact values that must not be stored
 */
export function redactGene<Gene extends AuditedGene>(
  gene: JudgedGene<Gene>,
  secrets: readonly string[],
): JudgedGene<Gene> {
  const outcomes = gene.outcomes.map((outcome) => redactOutcome(outcome, secrets));
  return { ...gene, outcomes };
}

/**
 * Builds a ValidationReport for each gene that was selected to run, null for the others.
 *
 * @param genes with redacted output
 */
export function validationReportsOf(
  genes: readonly JudgedGene[],
  { nodeOf, policyDigest, startedAt, finishedAt }: RunContext,
): (ValidationReport | null)[] {
  const nextId = reportIds(startedAt.getTime());
  return genes.map(({ gene, ran, outcomes }) => {
    if (!ran) return null;
    const { asset, commands } = gene;
    const node = nodeOf(gene);
    return buildValidationReport({
      gene: asset,
      policyDigest,
      commands: outcomes.map((outcome, index) => ({
        command: commands[index]?.command ?? '',
        outcome,
      })),
      fingerprint: fingerprint({
        nodeVersion: node.version,
        platform: node.platform,
        arch: node.arch,
        client: TOOL.name,
        clientVersion: TOOL.version,
      }),
      id: nextId(),
      startedAt: outcomes[0]?.started_at ?? finishedAt.toISOString(),
      finishedAt: endOf(outcomes, finishedAt),
    });
  });
}

/** Returns when the last of several Outcomes ended. */
function endOf(outcomes: readonly Outcome[], otherwise: Date): string {
  if (outcomes.length === 0) return otherwise.toISOString();
  const ends = outcomes.map(({ started_at, duration_ms }) => Date.parse(started_at) + duration_ms);
  return new Date(Math.min(Math.max(...ends), otherwise.getTime())).toISOString();
}
