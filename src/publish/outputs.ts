import type { Conclusion } from '../github/check-run.ts';
import { readFailure } from '../github/failure.ts';
import type { GateReport, ReportCommand } from '../report/gate-report.ts';
import type { PublishContext } from './context.ts';
import type { ResultPaths } from './files.ts';

/** The action's outputs, in the order of `action.yml`. */
type Outputs = Readonly<
  Record<
    | 'verdict'
    | 'conclusion'
    | 'next-actor'
    | 'report-path'
    | 'page-path'
    | 'agent-task-path'
    | 'validation-reports-path'
    | 'genes-changed'
    | 'commands-run'
    | 'commands-blocked'
    | 'approval-digest',
    string
  >
>;

/** @param paths undefined if the files could not be written; their outputs are then empty */
export function outputsOf(
  report: GateReport,
  conclusion: Conclusion,
  paths: ResultPaths | undefined,
): Outputs {
  const commands = report.genes.flatMap((gene) => gene.commands);
  return {
    verdict: report.verdict,
    conclusion,
    'next-actor': report.next_actor,
    'report-path': paths?.report ?? '',
    'page-path': paths?.html ?? '',
    'agent-task-path': paths?.agentTask ?? '',
    'validation-reports-path': paths?.validationReports ?? '',
    'genes-changed': String(report.genes.length),
    'commands-run': String(commands.filter(hasRun).length),
    'commands-blocked': String(commands.filter(({ verdict }) => verdict === 'block').length),
    'approval-digest': report.approval_digest ?? '',
  };
}

/** Sets the outputs; logs a warning if the runner's file cannot be written. Never throws. */
export function setOutputs(core: PublishContext['core'], outputs: Outputs): void {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch (error) {
    core.warning(`could not set the outputs: ${readFailure(error).said}`);
  }
}

function hasRun({ outcome }: ReportCommand): boolean {
  return outcome !== undefined && outcome.status !== 'blocked' && outcome.status !== 'skipped';
}
