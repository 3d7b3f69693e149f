import type { Conclusion } from '../github/check-run.ts';
import { readFailure } from '../github/failure.ts';
import type { Severity } from '../model/finding.ts';
import type { GateReport } from '../report/gate-report.ts';
import { didRun } from '../report/view/words.ts';
import type { ChannelResult, PublicationResult, PublishContext } from './context.ts';
import type { ResultPaths } from './result-files.ts';

/** The action's outputs by name. */
type Outputs = Readonly<Record<string, string>>;

/**
 * Returns the action's outputs, in the order of `action.yml`.
 *
 * @param paths undefined if the files could not be written; their outputs are then empty
 * @param channels where the result was published; the outputs of a place that was not reached are empty
 */
export function outputsOf(
  report: GateReport,
  conclusion: Conclusion,
  paths: ResultPaths | undefined,
  channels: Partial<PublicationResult['channels']> = {},
): Outputs {
  const commands = report.genes.flatMap((gene) => gene.commands);
  const run = commands.filter(({ outcome }) => outcome && didRun(outcome));
  const passed = run.filter(({ outcome }) => outcome?.status === 'passed');
  return {
    verdict: report.verdict,
    conclusion,
    'next-actor': report.next_actor,
    'report-path': paths?.report ?? '',
    'page-path': paths?.html ?? '',
    'agent-task-path': paths?.agentTask ?? '',
    'validation-reports-path': paths?.validationReports ?? '',
    'sarif-path': paths?.sarif ?? '',
    'junit-path': paths?.junit ?? '',
    'check-url': placeOf(channels.check),
    'comment-url': placeOf(channels.comment),
    errors: String(countOf(report, 'error')),
    warnings: String(countOf(report, 'warning')),
    'genes-changed': String(report.genes.length),
    'commands-run': String(run.length),
    'commands-passed': String(passed.length),
    'commands-failed': String(run.length - passed.length),
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

function placeOf(channel: ChannelResult | undefined): string {
  return channel?.status === 'reached' ? (channel.where ?? '') : '';
}

/** Findings that the policy ignores are not counted. */
function countOf({ findings }: GateReport, severity: Severity): number {
  return findings.filter((each) => each.severity === severity && !each.suppressed).length;
}
