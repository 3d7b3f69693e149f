import { groupBy } from '../../ground/group-by.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import type { ReportFinding } from '../gate-report.ts';
import { errorLines } from './error-lines.ts';
import { dangerFirst, type Group, otherWords, sizeOf, spansOf } from './finding.ts';
import { newFiles } from './fix.ts';
import {
  type ExplainedCommand,
  groupByCause,
  groupCommands,
  groupFindings,
  isMissingTarget,
} from './report-sections.ts';
import type { CodeBlock, Note, Row } from './row.ts';
import { count, named, outcomeWords, SEVERITY_TONES } from './words.ts';

/** Returns the entries of findings: those with one cause are one, unless each is shown. */
export function findingRows(findings: readonly ReportFinding[], isEach = false): Row[] {
  return isEach
    ? findings.map((lead) => findingRow({ lead, others: [] }))
    : groupFindings(findings).map(findingRow);
}

function findingRow(group: Group<ReportFinding>): Row {
  const { lead, others } = group;
  const { severity, rule, message, location, suppressed } = lead;
  const also = otherWords(group);
  const waits = rule === 'approval-missing';
  return {
    status: suppressed ? 'ignored' : waits ? 'approval' : severity,
    tone: waits ? 'waiting' : SEVERITY_TONES[severity],
    words: message,
    isWhole: ruleOf(rule)?.shownWhole === true,
    ...(location && { place: location }),
    notes: suppressed
      ? [{ label: 'reason', text: `${suppressed.reason} (until ${suppressed.expires})` }]
      : fixNote(lead.remedy),
    blocks: scriptBlocks(lead),
    rule,
    ...(also !== '' && { also }),
    rows: others.map((other) => findingRow({ lead: other, others: [] })),
    size: sizeOf(group),
  };
}

const MOST_FURTHER = 3;

/** Returns the finding that is shown in full: the first with a span in the command, else the first. */
function mainOf(findings: readonly ReportFinding[]): ReportFinding | undefined {
  return findings.find(({ span }) => span !== undefined) ?? findings[0];
}

/** Returns why a command is refused or warned of: all that blocks it, some other remarks, and what to write instead. */
export function reasonNotes(
  findings: readonly ReportFinding[],
): Pick<Row, 'notes' | 'blocks' | 'rule'> {
  const lead = mainOf(findings);
  if (lead === undefined) return { notes: [] };
  const main = dangerFirst(lead);
  const keyOf = ({ rule, message }: ReportFinding) => JSON.stringify([rule, message]);
  const different = new Map(findings.map((finding) => [keyOf(finding), finding]));
  different.delete(keyOf(lead));
  const others = groupBy([...different.values()], ({ severity }) => severity === 'error');
  const blocking = others.get(true) ?? [];
  const remarks = (others.get(false) ?? []).slice(0, Math.max(0, MOST_FURTHER - blocking.length));
  const further = [...blocking, ...remarks];
  return {
    notes: [
      { label: 'why', text: main.message },
      ...fixNote(main.remedy),
      ...further.map(({ message, rule }) => ({ label: 'also', text: `${message} (\`${rule}\`)` })),
    ],
    blocks: scriptBlocks(main),
    rule: main.rule,
  };
}

function fixNote(remedy: string): Note[] {
  return remedy === '' ? [] : [{ label: 'fix', text: remedy, tone: 'good' }];
}

/** Returns the scripts that a person writes for an edit by hand. */
function scriptBlocks({ edit }: ReportFinding): CodeBlock[] {
  return newFiles(edit).map(({ path, lines = [], length }) => ({
    title: `new file \`${path}\`, ${count(length, 'line')}`,
    lines: lines.map((line) => line.replaceAll('\t', '    ')),
  }));
}

/**
 * Returns the blocked commands, cause by cause: the first of a cause says why. Every different command is an
 * entry.
 * @param most causes, and further commands of each
 */
export function blockedRows(
  commands: readonly ExplainedCommand[],
  { isEach = false, most = Number.POSITIVE_INFINITY } = {},
): Row[] {
  return groupByCause(commandGroups(commands, isEach))
    .slice(0, most)
    .flatMap(({ lead, others }) => [
      blockedRow(lead),
      ...others.slice(0, most).map((group) => blockedRow(group, lead.lead)),
    ]);
}

function commandGroups(commands: readonly ExplainedCommand[], isEach: boolean) {
  return isEach ? commands.map((lead) => ({ lead, others: [] })) : groupCommands(commands);
}

/** @param above the first command with the same cause, whose reason is not said again */
function blockedRow(group: Group<ExplainedCommand>, above?: ExplainedCommand): Row {
  const { findings, gene, command } = group.lead;
  const spans = spansOf(command.command, findings);
  if (above) {
    const remedy = mainOf(findings)?.remedy ?? '';
    const isSame = remedy === mainOf(above.findings)?.remedy;
    const same = { label: 'why', text: 'The reason is the same as above.' };
    const notes = [same, ...(isSame ? [] : fixNote(remedy))];
    return { ...commandRow(group, 'blocked'), spans, notes };
  }
  const reasons = reasonNotes(findings);
  const notes = findings.length > 0 ? reasons.notes : [{ label: 'why', text: gene.summary }];
  return { ...commandRow(group, 'blocked'), spans, ...reasons, notes };
}

/** How much of the output of a failed command is shown. */
export interface OutputLines {
  readonly most: number;
  readonly columns?: number;
}

/** Returns the commands that ran and did not pass, with the relevant lines of their output. */
export function failedRows(
  commands: readonly ExplainedCommand[],
  { most, columns }: OutputLines,
  isEach = false,
): Row[] {
  return commandGroups(commands, isEach).flatMap((group) => {
    const { findings, command } = group.lead;
    const { outcome } = command;
    if (outcome === undefined) return [];
    const [main] = findings;
    const why = main && isMissingTarget(main) ? ` ${main.message}` : '';
    return {
      ...commandRow(group, 'failed'),
      notes: [
        { label: 'why', text: `It ${outcomeWords(outcome)}.${why}` },
        ...(main ? fixNote(main.remedy) : []),
      ],
      blocks: [{ lines: errorLines(outcome, most, columns) }],
      ...(main && { rule: main.rule }),
    };
  });
}

function commandRow(group: Group<ExplainedCommand>, status: string) {
  const { gene, command, position } = group.lead;
  const { path = gene.path, line = gene.line } = command.location ?? {};
  const others = group.others.map((other) => other.gene.id);
  return {
    ...{ status, tone: 'bad' as const, name: gene.id },
    ...(gene.commands.length > 1 && { word: `command ${position} of ${gene.commands.length}` }),
    place: { path, line },
    command: command.command,
    ...(others.length > 0 && { also: `also in ${named(others)}` }),
    size: sizeOf(group),
  };
}
