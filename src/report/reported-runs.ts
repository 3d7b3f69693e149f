import type { Audit, AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { GateError } from '../ground/error.ts';
import type { Outcome } from '../model/outcome.ts';
import { countInterrupted, notRun } from '../run/not-run.ts';
import { outcomesOf } from '../run/outcomes.ts';
import type { RunResult } from '../run/run.ts';
import type { GateReport, ReportCommand } from './gate-report.ts';
import { nodeIn, proofsOf } from './read.ts';

/**
 * Uses the outcomes that another machine reported for the Plans of this audit. Verdicts, findings and
 * pages are computed again.
 *
 * A command has the reported outcome of the same gene and text, unless its Plan differs: then what it
 * runs has changed since.
 * @param waiting genes that require approval here; their outcomes are not used
 * @throws GateError `artifact_invalid` for the report of a run that could not decide
 */
export function reportedRuns(
  audit: Audit,
  report: GateReport,
  waiting: Pick<ReadonlySet<AuditedGene>, 'has'>,
): RunResult {
  if (report.error) {
    throw new GateError(
      'artifact_invalid',
      `The run could not decide: ${report.error.message.slice(0, 500)}`,
      'See the log of the run.',
    );
  }
  const at = new Date(report.finished_at);
  const genes = audit.genes.filter(
    (gene) => !waiting.has(gene) && !(gene.change === 'removed' && gene.commands.length === 0),
  );
  const outcomes = new Map(genes.map((gene) => [gene, outcomesIn(report, gene, at)] as const));
  const { level } = report.isolation;
  const node = nodeIn(report);
  return {
    outcomes,
    proofs: proofsOf(genes, (gene) => reportedGene(report, gene)),
    interrupted: countInterrupted([...outcomes.values()].flat()),
    isolation: {
      level,
      untrusted: true,
      description: `Reported by a runner that the pull request controls, as isolation level "${level}".`,
    },
    nodeOf: () => node,
  };
}

function outcomesIn(report: GateReport, gene: AuditedGene, at: Date): readonly Outcome[] {
  if (gene.commands.some(({ verdict }) => verdict === 'block')) return outcomesOf(gene, [], at);
  const reported = reportedGene(report, gene);
  return gene.commands.map((command, index) => outcomeIn(reported?.commands[index], command, at));
}

function reportedGene({ genes }: GateReport, { asset: { id, path } }: AuditedGene) {
  return genes.find((other) => other.id === id && other.path === path);
}

function outcomeIn(
  reported: ReportCommand | undefined,
  { command, plan }: AuditedCommand,
  at: Date,
): Outcome {
  if (reported?.command !== command || reported.outcome === undefined) {
    return notRun('skipped', 'the run reported no result for this command', at);
  }
  const { plan_digest: digest, outcome } = reported;
  if (plan !== undefined && digest !== plan.digest) {
    return notRun(
      'skipped',
      'what the command runs has changed since; run the first workflow again',
      at,
    );
  }
  return outcome;
}
