import type { Verdict } from '../../model/verdict.ts';
import { REPORTED_ONLY } from '../../verdict/verdict.ts';
import type { GateReport } from '../gate-report.ts';
import { groupFindings, type ReportSections, reportSections } from './report-sections.ts';
import { count, duration, grouped, spoken } from './words.ts';

/** The verdict as the headline shows it. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  pass: 'pass',
  warn: 'pass with warnings',
  fail: 'fail',
  error: 'could not decide',
  needs_approval: 'approval required',
};

/** Returns the part of a run that this report is, if only the other parts keep it from a verdict. */
export function undecidedPart({ verdict, error, shards = [] }: GateReport) {
  const [part] = shards;
  return verdict === 'error' && !error && part && shards.length < part.of ? part : undefined;
}

/**
 * Returns the verdict of a report in words; `would fail` if the policy only asks for reports, and
 * `part 2/3: pass` about the genes of one shard.
 */
export function verdictWords(report: GateReport): string {
  const { verdict } = report;
  const part = undecidedPart(report);
  if (part) return `part ${part.index}/${part.of}: ${VERDICT_WORDS[part.verdict]}`;
  if (!isReportedOnly(report)) return VERDICT_WORDS[verdict];
  return verdict === 'fail' ? 'would fail' : `would be: ${VERDICT_WORDS[verdict]}`;
}

/** Returns whether the policy keeps this verdict from failing the check. */
export function isReportedOnly({
  verdict,
  policy,
}: Pick<GateReport, 'verdict' | 'policy'>): boolean {
  return policy?.enforce === 'report' && REPORTED_ONLY.has(verdict);
}

/** What a reader of a verdict that is only reported should know. */
export function reportedOnlyNote({ policy }: Pick<GateReport, 'policy'>): string {
  const until = policy?.enforce_until;
  const how = until === undefined ? 'only' : `only until ${until}, and blocks from then on`;
  return `The policy reports ${how} (\`enforce\`): the check is neutral, which satisfies a required check, and blocks nothing.`;
}

/** Shown in addition to the words. */
export const VERDICT_SYMBOLS: Record<Verdict, string> = {
  pass: '✅',
  warn: '⚠️',
  fail: '❌',
  error: '❌',
  needs_approval: '✋',
};

/**
 * Returns the counts behind the verdict in one line: `1 of 2 genes failed, 1 command blocked`. It contains
 * no text of the change, so it needs no escaping.
 */
export function headline(report: GateReport, sections: ReportSections): string {
  switch (report.verdict) {
    case 'pass':
    case 'warn':
      return [
        ...dangerWords(sections),
        ...passedWords(report, sections),
        ...warningWords(sections),
      ].join(', ');
    case 'needs_approval':
      return waitingWords(report).join(', ');
    case 'fail':
    case 'error':
      return failedWords(report, sections).join(', ');
  }
}

function passedWords({ genes }: GateReport, { passed, notRun }: ReportSections): string[] {
  if (genes.length === 0) return ['no genes changed'];
  const ms = passed.reduce((sum, { command }) => sum + (command.outcome?.duration_ms ?? 0), 0);
  return [
    count(genes.length, 'gene'),
    ...(passed.length > 0 ? [`${count(passed.length, 'command')} passed in ${duration(ms)}`] : []),
    ...(notRun.length > 0 ? [`${count(notRun.length, 'command')} not run`] : []),
  ];
}

function warningWords({ findings, blast }: ReportSections): string[] {
  const warnings = groupFindings([...findings, ...blast]).filter(
    ({ lead }) => lead.severity === 'warning',
  ).length;
  return warnings === 0 ? [] : [count(warnings, 'warning')];
}

/** What is dangerous, besides the blocked commands, stands before all else. */
function dangerWords({ dangers }: ReportSections): string[] {
  const { length } = groupFindings(dangers);
  return length === 0 ? [] : [`${grouped(length)} dangerous`];
}

/** What waits for a person: genes, and a change of the gate itself. */
function waitingWords({ genes, findings }: GateReport): string[] {
  const waiting = genes.filter(({ verdict }) => verdict === 'needs_approval').length;
  return [
    ...(waiting > 0 ? [`${waiting} of ${count(genes.length, 'gene')}`] : []),
    ...(findings.some(({ rule }) => rule === 'gate-approval-missing')
      ? ['the gate is weakened']
      : []),
  ];
}

function failedWords(report: GateReport, sections: ReportSections): string[] {
  const { genes } = report;
  const failing = genes.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
  const errors = groupFindings(sections.findings).filter(
    ({ lead }) => lead.severity === 'error',
  ).length;
  const dangers = dangerWords(sections);
  return [
    ...dangers,
    ...(failing > 0 ? [`${grouped(failing)} of ${count(genes.length, 'gene')} failed`] : []),
    ...(sections.blocked.length > 0
      ? [`${count(sections.blocked.length, 'command')} blocked`]
      : []),
    ...(sections.failed.length > 0 ? [`${count(sections.failed.length, 'command')} failed`] : []),
    ...(sections.blast.some(({ severity }) => severity === 'error')
      ? ['blast radius exceeded']
      : []),
    ...(errors > 0
      ? [
          count(
            errors,
            dangers.length + sections.blocked.length + sections.failed.length > 0
              ? 'other error'
              : 'error',
          ),
        ]
      : []),
    ...(errors === 0 && failing === 0 ? warningWords(sections) : []),
  ];
}

/** Returns the verdict and its headline as one line without markup. */
export function reportTitle(report: GateReport): string {
  const words = headline(report, reportSections(report));
  const verdict = verdictWords(report);
  return words === '' ? verdict : `${verdict}: ${words}`;
}

/** Returns who acts next, in the words of the report's data, so that programs find them in a title. */
export function nextActorWords({ next_actor }: GateReport): string {
  return `next_actor: ${next_actor}`;
}

/** GitHub shows about this many characters of the title of a check run. */
const TITLE_CHARACTERS = 80;

/**
 * Returns the title of a check run: {@link reportTitle}, and who acts next. A longer one is said with
 * fewer words, but with the same numbers; thousands are rounded last.
 */
export function checkTitle(report: GateReport): string {
  const title = reportTitle(report);
  const why = report.error && `${title.includes(':') ? ',' : ':'} ${spoken(report.error.code)}`;
  const story = title + (why ?? '');
  const next = ` · ${nextActorWords(report)}`;
  const titles = [story, brief(story), rounded(brief(story))].map((title) => title + next);
  return (
    titles.find(({ length }) => length <= TITLE_CHARACTERS) ?? VERDICT_WORDS[report.verdict] + next
  );
}

/** The words of a headline that fewer words can say. */
const BRIEF: readonly (readonly [RegExp, string])[] = [
  [/^pass with warnings: /, 'pass: '],
  [/ of ([\d,]+) genes? failed/, '/$1 genes'],
  [/ commands? (?=passed|blocked|failed|not run)/g, ' '],
  [/ passed in [^,]+/, ' passed'],
  [/blast radius exceeded/, 'size'],
  [/ other error/, ' error'],
];

function brief(story: string): string {
  return BRIEF.reduce((text, [long, short]) => text.replace(long, short), story);
}

/** Rounds numbers down to thousands, and leaves out of how many. */
function rounded(story: string): string {
  return story.replace(/\/[\d,]+/, '').replace(/(\d),\d{3}\b/g, '$1k');
}
