import type {
  Invocation,
  Location,
  Log,
  Notification,
  Region,
  ReportingConfiguration,
  ReportingDescriptor,
  Result,
} from 'sarif';
import { inSentences } from '../ground/error.ts';
import { HOME } from '../ground/tool.ts';
import { byHarm } from '../model/by-harm.ts';
import type { Harm, Severity } from '../model/finding.ts';
import { POLICY_PATH } from '../policy/load.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { exitCodeOf } from '../verdict/verdict.ts';
import { jsonLine, sarifText, terminal } from './escape.ts';
import type { GateReport, ReportFinding } from './gate-report.ts';
import { encodedPath, isRepositoryPath, rulePage } from './links.ts';
import { ruleMarkdown } from './rule-pages/documents.ts';
import { renderRule } from './text/explain.ts';
import { reportTitle } from './view/headline.ts';
import { clipCounted, count } from './view/words.ts';

/**
 * GitHub's code scanning shows the 5,000 gravest results of a log, and rejects one of more than 10 MB after
 * compression, which this number of results with sentences of {@link LONGEST_SENTENCE} never reaches.
 * https://docs.github.com/code-security/code-scanning/troubleshooting-sarif-uploads
 */
const MOST_RESULTS = 5_000;

/** Renders the report as a SARIF 2.1.0 log (OASIS). */
export function renderSarif(report: GateReport): string {
  const findings = report.findings.toSorted(byHarm).slice(0, MOST_RESULTS);
  const rules = [...new Set(findings.map(({ rule }) => rule))];
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
        invocations: [invocationOf(report, report.findings.length - findings.length)],
        results: findings.map((finding) => ({
          ...resultOf(finding, report),
          ruleIndex: rules.indexOf(finding.rule),
        })),
        properties: { verdict, base_sha, audited_sha },
      },
    ],
  };
  return `${jsonLine(log)}\n`;
}

/** Returns how the run ended: whether it could decide, and what is not in the log. */
function invocationOf(report: GateReport, leftOut: number): Invocation {
  const { error, verdict } = report;
  const notifications: Notification[] = [];
  if (error) {
    const message = { text: sarifText(inSentences(error)) };
    notifications.push({ level: 'error', descriptor: { id: error.code }, message });
  }
  if (leftOut > 0) {
    const text = `${count(leftOut, 'finding')} omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`;
    notifications.push({ level: 'warning', message: { text } });
  }
  return {
    executionSuccessful: verdict !== 'error',
    exitCode: exitCodeOf(verdict, report.policy?.enforce),
    exitCodeDescription: reportTitle(report),
    startTimeUtc: report.started_at,
    endTimeUtc: report.finished_at,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}

/** Limit of untrusted strings, in UTF-16 units before escaping. */
const LONGEST_SENTENCE = 600;

/** The key that matches a finding to one of an earlier run; the version changes with what it covers. */
const FINGERPRINT = 'geneGateFinding/v1';

/** Returns a finding as a result, without the index of its rule. */
function resultOf(finding: ReportFinding, report: GateReport): Result {
  const { id, rule, severity, harm = 'bookkeeping', suppressed } = finding;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    rank: HARMS[harm].rank,
    message: { text: words(finding) },
    locations: [locationOf(finding, report)],
    ...(id !== undefined && { partialFingerprints: { [FINGERPRINT]: id } }),
    ...(suppressed && {
      // External: it is in the policy, not in the source.
      suppressions: [
        {
          kind: 'external',
          status: 'accepted',
          justification: sarifText(clipCounted(suppressed.reason, LONGEST_SENTENCE)),
          properties: { expires: suppressed.expires },
        },
      ],
    }),
  };
}

function words({ message, remedy, rule }: ReportFinding): string {
  const sentences = [message, remedy].filter((text) => text !== '');
  return sentences.map((text) => sarifText(clipCounted(text, LONGEST_SENTENCE))).join(' ') || rule;
}

/** The root of the audited commit, by the name that GitHub and most viewers use. */
const ROOT = '%SRCROOT%';

/**
 * Locates a finding. GitHub rejects a log in which a result has no location, so a finding without one is
 * located at its gene, or else at the policy.
 */
function locationOf({ subject, location }: ReportFinding, { genes, policy }: GateReport): Location {
  const gene = genes.find(({ id }) => id === subject?.id);
  const place = [location, gene && { path: gene.path, line: gene.line }].find(
    (one) => one !== undefined && isRepositoryPath(one.path),
  );
  return {
    physicalLocation: {
      artifactLocation: {
        uri: encodedPath(place?.path ?? policy?.path ?? POLICY_PATH),
        uriBaseId: ROOT,
      },
      region: place === undefined ? { startLine: 1 } : regionOf(place),
    },
    ...(subject?.id !== undefined && {
      logicalLocations: [
        { name: terminal(subject.id), kind: terminal(subject.type ?? 'Gene').toLowerCase() },
      ],
    }),
  };
}

/** Both formats count columns from 1, in UTF-16 units, end excluded. */
function regionOf(place: Partial<NonNullable<ReportFinding['location']>>): Region {
  const { line = 1, column, end_line, end_column } = place;
  const start = { startLine: line, ...(column !== undefined && { startColumn: column }) };
  if (end_line === undefined || end_line < line) return start;
  const ordered = end_column !== undefined && (end_line > line || end_column >= (column ?? 1));
  return { ...start, endLine: end_line, ...(ordered && { endColumn: end_column }) };
}

/** Severities as SARIF levels. */
const LEVELS = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
} as const satisfies Record<Severity, ReportingConfiguration.level>;

/** GitHub's severities for alerts that are not about vulnerabilities. */
const PROBLEM_SEVERITIES = {
  error: 'error',
  warning: 'warning',
  notice: 'recommendation',
} as const satisfies Record<Severity, string>;

/**
 * SARIF's priority of a result, from 0 to 100, and GitHub's score of its rule: from 7.0 on high, from 4.0 on
 * medium, otherwise low.
 */
const HARMS = {
  danger: { rank: 90, score: '8.0' },
  broken: { rank: 50, score: '5.0' },
  bookkeeping: { rank: 10, score: '2.0' },
} as const satisfies Record<Harm, object>;

const HELP_COLUMNS = 80;

/**
 * Describes a rule by its page in docs/rules, in text and Markdown. A rule that is not in the catalogue,
 * for example in a report from elsewhere, has only its id.
 */
function describeRule(id: string): ReportingDescriptor {
  const rule = ruleOf(id);
  if (rule === undefined) return { id };
  const { title, why, severity, harm, layer } = rule;
  const helpUri = rulePage(id);
  return {
    id,
    ...(helpUri !== undefined && { helpUri }),
    shortDescription: { text: `${title}.` },
    fullDescription: { text: why },
    help: { text: renderRule(rule, { columns: HELP_COLUMNS }), markdown: ruleMarkdown(rule) },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: [
        ...(harm === 'danger' ? ['security'] : []),
        typeof layer === 'number' ? `layer-${layer}` : layer,
      ],
      'problem.severity': PROBLEM_SEVERITIES[severity],
      'security-severity': HARMS[harm].score,
    },
  };
}
