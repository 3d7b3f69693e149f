import { needsPerson } from '../../approval/approval-subject.ts';
import type { Verdict } from '../../model/verdict.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { REPORTED_ONLY } from '../../verdict/verdict.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { dangerRank, type Group } from './finding.ts';
import { groupCauses, isOfSize, type ReportSections, reportSections } from './report-sections.ts';
import { count, grouped, spoken, VERDICT_WORDS } from './words.ts';

/** Returns the part of a run that this report is, if only the other parts keep it from a verdict. */
export function undecidedPart({ verdict, error, shards = [] }: GateReport) {
  const [part] = shards;
  return verdict === 'error' && !error && part && shards.length < part.of ? part : undefined;
}

/**
 * Returns the verdict of a report in words; `would fail` if the policy only asks for reports, and
 * `part 2/3: pass` about the genes of one shard.
 */
function verdictWords(report: GateReport): string {
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

/** Characters of verdict and words: a line of 70 with the name of the tool and a dash. */
const LONGEST = 70 - 'gene-gate:  — '.length;

/** The verdict, and the worst thing behind it; neither contains text of the change, so neither needs escaping. */
export interface Headline {
  readonly verdict: string;
  readonly words: string;
}

/** Returns the headline of a report: danger first, and as much as one line has room for. */
export function headlineOf(report: GateReport, sections: ReportSections): Headline {
  const parts = partsOf(report, sections);
  const worst = [parts[0] ?? ''].flat();
  const counted = countedVerdict(report, sections);
  const fits = (verdict: string, words = '') => verdict.length + words.length <= LONGEST;
  const isCut = !fits(counted, worst[0]) && worst.some((words) => fits(WARNING, words));
  const verdict = isCut && report.verdict === 'warn' ? WARNING : counted;
  let words = '';
  for (const part of parts) {
    const [fitting] = [part]
      .flat()
      .map((each) => (words === '' ? each : `${words}, ${each}`))
      .filter((longer) => verdict.length + longer.length <= LONGEST);
    words = fitting ?? words;
  }
  return { verdict, words };
}

/** Returns the headline as one line without markup. */
export function reportTitle(report: GateReport): string {
  const { verdict, words } = headlineOf(report, reportSections(report));
  return words === '' ? verdict : `${verdict}: ${words}`;
}

/** Leaves the room that `pass with 2 warnings` takes to what the worst of them is. */
const WARNING = 'warning';

/** @returns `pass with 2 warnings` */
function countedVerdict(report: GateReport, sections: ReportSections): string {
  const words = verdictWords(report);
  const { length } = warningsOf(sections);
  const isCounted = words === VERDICT_WORDS.warn && length > 0;
  return isCounted ? `pass with ${count(length, 'warning')}` : words;
}

/** What a headline says if there is room; of alternatives, the first one that fits. */
type Part = string | readonly string[];

/** Returns what a headline says, the worst first. */
function partsOf(report: GateReport, sections: ReportSections): Part[] {
  const dangers = dangerWords(sections);
  switch (report.verdict) {
    case 'pass':
    case 'warn':
      return [
        ...dangers,
        ...automaticWords(report),
        ...causeWords(warningsOf(sections)),
        ...passedWords(report, sections),
      ];
    case 'needs_approval':
      // What is about the gate itself is said by the words before.
      return [
        ...waitingWords(report),
        ...dangerWords({
          ...sections,
          dangers: sections.dangers.filter((danger) => !needsPerson(danger)),
        }),
      ];
    case 'fail':
    case 'error':
      return [
        ...[report.error?.code ?? ''].filter((code) => /^\w+$/.test(code)).map(spoken),
        ...dangers,
        ...failedWords(report, sections),
      ];
  }
}

/** What the change makes agents and editors run, or lets them do. */
function automaticWords({ agent_files = [] }: GateReport): Part[] {
  const changed = agent_files.flatMap(({ entries }) => entries.filter(({ state }) => state));
  if (changed.length === 0) return [];
  if (changed.every(({ command, change }) => command === '' && change === undefined))
    return [['files of agents change']];
  if (changed.every(({ change }) => change !== undefined))
    return [['what agents may do changes', 'agent settings change']];
  return [['commands that run automatically change', 'automatic commands change']];
}

function passedWords(
  { genes, agent_files }: GateReport,
  { passed, notRun }: ReportSections,
): Part[] {
  if (genes.length === 0)
    return agent_files ? [] : [['no automatic command or gene changed', 'no genes changed']];
  return [
    count(genes.length, 'gene'),
    ...(passed.length > 0 ? [`${count(passed.length, 'command')} passed`] : []),
    ...(notRun.length > 0 ? [`${count(notRun.length, 'command')} not run`] : []),
  ];
}

function warningsOf({ dangers, findings, told }: ReportSections): Group<ReportFinding>[] {
  return groupCauses([...dangers, ...findings, ...told]).filter(
    ({ lead }) => lead.severity === 'warning',
  );
}

/** Says why what is dangerous is so: a command by what it would do, anything else by its rule. */
function dangerWords({ blocked, dangers }: ReportSections): Part[] {
  const commands = blocked.flatMap(({ findings: [main] }) => (main?.harm === 'danger' ? main : []));
  const all = [...commands, ...groupCauses(dangers).map(({ lead }) => lead)];
  const [worst] = all
    .map((each) => ({
      why: titleOf(each),
      isGrave: each.severity === 'error' || needsPerson(each),
    }))
    .toSorted(
      (a, b) => Number(b.isGrave) - Number(a.isGrave) || dangerRank(a.why) - dangerRank(b.why),
    );
  if (worst === undefined) return [];
  const { why } = worst;
  const number = grouped(all.length);
  return all.length === 1
    ? [[why.replace(/^command /, '1 command '), '1 danger']]
    : [
        [why, why.replace(/ with .*/, '')]
          .map((each) => `${number} dangers: ${each}`)
          .concat(why, `${number} dangers`),
      ];
}

/** Says what findings are about, if all are of one rule. */
function causeWords([first, ...more]: readonly Group<ReportFinding>[]): string[] {
  const isOne = first && more.every(({ lead }) => lead.rule === first.lead.rule);
  return isOne && first.lead.harm !== 'danger' ? [titleOf(first.lead)] : [];
}

/**
 * Returns what a command would do, or the title of a rule as a part of a sentence. A report from elsewhere
 * can have rules that are not known.
 */
function titleOf({ rule, danger = '' }: ReportFinding): string {
  if (/^[\w ,`]+$/.test(danger)) return `command ${danger.replaceAll('`', '')}`;
  const title = ruleOf(rule)?.title ?? 'another finding';
  return title.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase());
}

/** What waits for a person: a change of the gate itself, and genes. */
function waitingWords({ genes, findings }: GateReport): string[] {
  const waiting = genes.filter(({ verdict }) => verdict === 'needs_approval').length;
  const waits = findings.some(({ rule }) => rule === 'gate-approval-missing');
  const hasRule = (wanted: string) => waits && findings.some(({ rule }) => rule === wanted);
  return [
    ...(hasRule('gate-weakened') ? ['the gate is weakened'] : []),
    ...(hasRule('agent-files-unapproved') ? ['automatic commands change'] : []),
    ...(waiting > 0 ? [`${grouped(waiting)} of ${count(genes.length, 'gene')}`] : []),
  ];
}

function failedWords({ genes }: GateReport, sections: ReportSections): Part[] {
  const { blocked, failed, findings } = sections;
  const failing = genes.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
  const errors = groupCauses(findings.filter((each) => !isOfSize(each))).filter(
    ({ lead }) => lead.severity === 'error',
  );
  const others = [
    ...(failing > 0 && genes.length > 1
      ? [`${grouped(failing)} of ${count(genes.length, 'gene')} failed`]
      : []),
    ...(blocked.some(({ findings: [main] }) => main?.harm !== 'danger')
      ? [`${count(blocked.length, 'command')} blocked`]
      : []),
    ...(failed.length > 0 ? [`${count(failed.length, 'command')} failed`] : []),
    ...(findings.some((each) => isOfSize(each) && each.severity === 'error')
      ? ['size limit exceeded']
      : []),
  ];
  const noun = others.length > 0 ? 'other error' : 'error';
  if (errors.length > 0) return [...others, [...causeWords(errors), count(errors.length, noun)]];
  const warnings = warningsOf(sections);
  // Under `fail_on: warning`, they are what fails.
  return others.length > 0 || warnings.length === 0
    ? others
    : [[...causeWords(warnings), count(warnings.length, 'warning')]];
}
