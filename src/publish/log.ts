import type { Annotation } from '../github/check-annotations.ts';
import type { GateReport } from '../report/gate-report.ts';
import { errorLines } from '../report/view/error-lines.ts';
import { reportSections } from '../report/view/report-sections.ts';
import { statusWords } from '../report/view/words.ts';
import { safeLine, withoutLogCommands } from '../run/safe-log.ts';
import type { Channel, ChannelResult, PublishContext } from './context.ts';

type Log = PublishContext['core'];

/** The runner shows at most ten annotations of each kind per step. */
const SHOWN_PER_LEVEL = 10;

const METHODS = {
  failure: 'error',
  warning: 'warning',
  notice: 'notice',
} as const satisfies Record<Annotation['annotation_level'], keyof Log>;

/**
 * Annotates through the step's log, which needs no token and works for a fork. The last resort, because
 * the runner shows only a few findings.
 */
export function logAnnotations(log: Log, annotations: readonly Annotation[]): void {
  let hidden = 0;
  for (const [level, method] of Object.entries(METHODS)) {
    const ofLevel = annotations.filter(({ annotation_level }) => annotation_level === level);
    hidden += Math.max(0, ofLevel.length - SHOWN_PER_LEVEL);
    for (const annotation of ofLevel.slice(0, SHOWN_PER_LEVEL)) {
      log[method](annotation.message, {
        title: annotation.title,
        file: annotation.path,
        startLine: annotation.start_line,
        endLine: annotation.end_line,
        ...(annotation.start_column !== undefined && { startColumn: annotation.start_column }),
        ...(annotation.end_column !== undefined && { endColumn: annotation.end_column }),
      });
    }
  }
  if (hidden > 0) log.info(`Findings omitted from the log: ${hidden}; see the summary.`);
}

export function logChannels(log: Log, channels: Readonly<Record<Channel, ChannelResult>>): void {
  for (const [channel, result] of Object.entries(channels)) {
    if (result.status === 'failed') log.warning(`${channel}: ${result.reason}`);
    if (result.status === 'skipped') log.info(`${channel}: skipped: ${result.reason}`);
    if (result.status === 'reached') {
      log.info(`${channel}: published${result.where === undefined ? '' : ` (${result.where})`}`);
      for (const note of result.notes ?? []) log.warning(`${channel}: ${note}`);
    }
  }
}

const OUTPUT = { lines: 20, columns: 160 } as const;
/** Limit of groups in the log; the report has all failures. */
const MOST_GROUPS = 50;

/**
 * Logs the end of each failed command's output in a folded group. The output comes from the report, so
 * it is redacted; workflow commands in it are disabled in both syntaxes.
 */
export async function logFailures(
  log: Pick<Log, 'info' | 'startGroup' | 'endGroup'>,
  report: GateReport,
): Promise<void> {
  const failed = reportSections(report).failed.filter(({ command }) => !command.outcome?.reused);
  for (const { command, gene, position } of failed.slice(0, MOST_GROUPS)) {
    if (command.outcome === undefined) continue;
    const title = `${gene.id}, command ${position} ${statusWords(command.outcome)}: ${command.command}`;
    log.startGroup(safeLine(title));
    const lines = errorLines(command.outcome, OUTPUT.lines, OUTPUT.columns);
    await withoutLogCommands(log.info, async () => {
      for (const line of lines) log.info(`│ ${safeLine(line)}`);
    });
    log.endGroup();
  }
}
