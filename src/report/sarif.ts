import { createHash } from 'node:crypto';
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
import { ruleOf } from '../rules/catalogue.ts';
import { ruleMarkdown } from '../rules/documents.ts';
import { exitCodeOf } from '../verdict/verdict.ts';
import { jsonLine, sarifText, terminal } from './escape.ts';
import type { GateReport, ReportFinding } from './gate-report.ts';
import { rulePage } from './links.ts';
import { renderRule } from './text/explain.ts';
import { isRepositoryPath } from './view/finding.ts';
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
  const results = resultsOf(report);
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
      ? [
          {
            level: 'warning' as const,
            message: {
              text: `${count(leftOut, 'finding')} omitted, starting with the least severe, to stay within GitHub's upload limits; the JSON report contains all of them.`,
            },
          },
        ]
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

/** Limit of untrusted strings, in UTF-16 units before escaping. */
const LONGEST_SENTENCE = 600;

/** Returns the findings as results, the gravest first, without the index of their rule. */
function resultsOf(report: GateReport): Result[] {
  const ordered = report.findings.toSorted(byHarm).slice(0, MOST_RESULTS);
  const marks = fingerprints(ordered);
  return ordered.map((finding, index) => ({
    ruleId: finding.rule,
    level: LEVELS[finding.severity],
    rank: RANKS[finding.harm ?? 'bookkeeping'],
    message: { text: words(finding) },
    locations: [locationOf(finding, report)],
    partialFingerprints: marks[index] ?? {},
    ...(finding.suppressed && {
      // External: it is in the policy, not in the source.
      suppressions: [
        {
          kind: 'external',
          status: 'accepted',
          justification: sarifText(clipCounted(finding.suppressed.reason, LONGEST_SENTENCE)),
          properties: { expires: finding.suppressed.expires },
        },
      ],
    }),
  }));
}

function words({ message, remedy, rule }: ReportFinding): string {
  const sentences = [message, remedy].filter((text) => text !== '');
  return sentences.map((text) => sarifText(clipCounted(text, LONGEST_SENTENCE))).join(' ') || rule;
}

/**
 * Keys that match a finding to one of an earlier run; the version changes with what they cover. Older
 * alerts have only the first.
 */
const V1 = 'geneGateFinding/v1';
const V2 = 'geneGateFinding/v2';

/**
 * Computes partial fingerprints that stay the same if a finding moves: they do not include line, column
 * or message. Equal ones are numbered. The first version covers rule, file, asset and command; the
 * second is the id of the finding, which numbers the second of equal findings and the further ones.
 *
 * @returns the partial fingerprints of each finding, in order
 */
function fingerprints(findings: readonly ReportFinding[]): Record<string, string>[] {
  const seen = new Map<string, number>();
  const numbered = (digest: string) => {
    const nth = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, nth);
    return `${digest}:${nth}`;
  };
  return findings.map(({ id, rule, location, subject }) => {
    const first = [rule, location?.path, subject?.type, subject?.id, subject?.command];
    const digest = createHash('sha256').update(JSON.stringify(first)).digest('hex');
    return {
      [V1]: numbered(digest),
      ...(id !== undefined && { [V2]: id.includes(':') ? id : `${id}:1` }),
    };
  });
}

/** The root of the audited commit, by the name that GitHub and most viewers use. */
const ROOT = '%SRCROOT%';

/** The default path of the policy. */
const POLICY = '.github/gene-gate.yml';

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
        uri: relativeUri(place?.path ?? policy?.path ?? POLICY),
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
  const ordered = end_line !== undefined && end_line >= line;
  return {
    startLine: line,
    ...(column !== undefined && { startColumn: column }),
    ...(ordered && { endLine: end_line }),
    ...(ordered &&
      end_column !== undefined &&
      (end_line > line || end_column >= (column ?? 1)) && { endColumn: end_column }),
  };
}

/** Encodes a path as a relative reference (RFC 3986) without a scheme, query or fragment. */
function relativeUri(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(Buffer.from(segment).toString()))
    .join('/');
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

/** SARIF's priorities of results, from 0 to 100. */
const RANKS = { danger: 90, broken: 50, bookkeeping: 10 } as const satisfies Record<Harm, number>;

/** GitHub's scores: from 7.0 on high, from 4.0 on medium, otherwise low. */
const SCORES = {
  danger: '8.0',
  broken: '5.0',
  bookkeeping: '2.0',
} as const satisfies Record<Harm, string>;

const HELP_COLUMNS = 80;

/**
 * Describes a rule by its page in docs/rules, in text and Markdown. A rule that is not in the catalogue,
 * for example of a merged report of another version, has only its id.
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
    help: { text: renderRule(rule, HELP_COLUMNS), markdown: ruleMarkdown(rule) },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: [
        ...(harm === 'danger' ? ['security'] : []),
        typeof layer === 'number' ? `layer-${layer}` : layer,
      ],
      'problem.severity': PROBLEM_SEVERITIES[severity],
      'security-severity': SCORES[harm],
    },
  };
}
