import type { Invocation, Log, Notification, Result } from 'sarif';
import { inSentences } from '../../ground/error.ts';
import { HOME } from '../../ground/tool.ts';
import { exitCodeOf } from '../../verdict/verdict.ts';
import { jsonLine, sarifText } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { reportTitle } from '../view/headline.ts';
import { count } from '../view/words.ts';
import { describeRule, ROOT, resultsOf } from './results.ts';

/**
 * The limits of GitHub's code scanning, which rejects a log with more results or with more than 10 MB
 * after compression. The size limit is applied before compression, so that it always holds.
 * https://docs.github.com/code-security/code-scanning/troubleshooting-sarif-uploads
 */
const LIMITS = { results: 25_000, bytes: 10_000_000 } as const;

/** For the pages of the rules and everything else that is not a result. */
const RESERVED_BYTES = 2_000_000;

/** Renders the report as a SARIF 2.1.0 log (OASIS). */
export function renderSarif(report: GateReport): string {
  const results = fitting(resultsOf(report, LIMITS.results));
  const rules = [...new Set(results.map(({ ruleId = '' }) => ruleId))];
  const indexes = new Map(rules.map((id, index) => [id, index]));
  const { audited_sha, base_sha, verdict, tool } = report;
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            version: tool.version,
            semanticVersion: tool.version,
            informationUri: HOME,
            rules: rules.map(describeRule),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The audited commit.' } } },
        invocations: [invocationOf(report, report.findings.length - results.length)],
        results: results.map((result) => ({
          ...result,
          ruleIndex: indexes.get(result.ruleId ?? '') ?? -1,
        })),
        properties: { verdict, base_sha, audited_sha },
      },
    ],
  };
  return `${jsonLine(log)}\n`;
}

/** Returns the first results that fit the limit of bytes. */
function fitting(results: readonly Result[]): readonly Result[] {
  let bytes = RESERVED_BYTES;
  const end = results.findIndex((result) => {
    bytes += Buffer.byteLength(jsonLine(result)) + RULE_INDEX_BYTES;
    return bytes > LIMITS.bytes;
  });
  return end === -1 ? results : results.slice(0, end);
}

/** `,"ruleIndex":24999,` */
const RULE_INDEX_BYTES = 20;

/** Returns how the run ended: whether it could decide, and what is not in the log. */
function invocationOf(report: GateReport, leftOut: number): Invocation {
  const { error, verdict } = report;
  const notifications: Notification[] = [
    ...(error
      ? [
          {
            level: 'error' as const,
            descriptor: { id: error.code },
            message: { text: sarifText(inSentences(error)) },
          },
        ]
      : []),
    ...(leftOut > 0
      ? [{ level: 'warning' as const, message: { text: leftOutWords(leftOut) } }]
      : []),
  ];
  return {
    executionSuccessful: verdict !== 'error',
    exitCode: exitCodeOf(verdict, report.policy?.enforce),
    exitCodeDescription: reportTitle(report),
    startTimeUtc: report.started_at,
    endTimeUtc: report.finished_at,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}

function leftOutWords(leftOut: number): string {
  return `${count(leftOut, 'finding')} omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;
}
