import type { Invocation, Notification } from 'sarif';
import { exitCodeOf } from '../../verdict/exit-code.ts';
import { sarifText } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { reportTitle } from '../view/title.ts';
import { count } from '../view/words.ts';

/** How the run went, as opposed to what it found: whether it could decide, and what is not in the log. */
export function invocationOf(report: GateReport, leftOut: number): Invocation {
  const { error, verdict } = report;
  const notifications: Notification[] = [
    ...(error
      ? [
          {
            level: 'error' as const,
            descriptor: { id: error.code },
            message: { text: sarifText(`${error.message} ${error.hint}`.replace(/\s+/g, ' ')) },
          },
        ]
      : []),
    ...(leftOut > 0
      ? [{ level: 'warning' as const, message: { text: leftOutWords(leftOut) } }]
      : []),
  ];
  return {
    executionSuccessful: verdict !== 'error',
    exitCode: exitCodeOf(verdict),
    exitCodeDescription: reportTitle(report),
    startTimeUtc: report.started_at,
    endTimeUtc: report.finished_at,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}

function leftOutWords(leftOut: number): string {
  return `${count(leftOut, 'finding')} left out, the least severe ones, to keep within what GitHub takes; the JSON report has all of them.`;
}
