import type { GateReport } from '../report/gate-report.ts';
import { errorLines } from '../report/view/error-lines.ts';
import { statusWords } from '../report/view/output.ts';
import { reportSections } from '../report/view/report-sections.ts';
import { withoutLogCommands } from '../run/log-commands.ts';
import { safeLine } from '../run/safe-line.ts';
import type { PublishContext } from './context.ts';

type Log = Pick<PublishContext['core'], 'info' | 'startGroup' | 'endGroup'>;

const LINES = 20;
const COLUMNS = 160;
/** Limit of groups in the log; the report has all failures. */
const MOST_GROUPS = 50;

/**
 * Logs the end of each failed command's output in a folded group. The output comes from the report,
 * so it is redacted; workflow commands in it are disabled in both syntaxes.
 */
export async function logFailures(log: Log, report: GateReport): Promise<void> {
  const failed = reportSections(report).failed.filter(({ command }) => !command.outcome?.reused);
  for (const { command, gene, position } of failed.slice(0, MOST_GROUPS)) {
    if (command.outcome === undefined) continue;
    const title = `${gene.id}, command ${position} ${statusWords(command.outcome)}: ${command.command}`;
    log.startGroup(safeLine(title));
    const lines = errorLines(command.outcome, LINES, COLUMNS);
    await withoutLogCommands(log.info, async () => {
      for (const line of lines) log.info(`│ ${safeLine(line)}`);
    });
    log.endGroup();
  }
}
