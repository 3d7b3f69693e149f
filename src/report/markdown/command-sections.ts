import { markdownCode, markdownFence } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { commandLine, markedLines } from '../view/command-lines.ts';
import { errorLines } from '../view/error-lines.ts';
import { type Group, isMissingTarget, ownRemedy, reasonsOf, sizeOf } from '../view/finding.ts';
import { newFiles } from '../view/fix.ts';
import { type ExplainedCommand, groupByCause } from '../view/report-sections.ts';
import { outcomeWords } from '../view/words.ts';
import {
  type Detail,
  foldedList,
  type Linker,
  linked,
  name,
  placeLine,
  reasonAndFix,
  remedyOf,
  ruleLink,
  sentence,
  shortPlaceLine,
} from './prose.ts';

/** Causes that are explained with the marks in the command, if there are no more of them. */
const EXPLAINED = 2;
/** Other commands of a cause, and items of a list, that are not folded. */
const UNFOLDED = 20;

type CommandGroup = Group<ExplainedCommand>;

/**
 * Returns each cause once, with all different commands that it blocked, and the remedy. Every command is
 * shown; only those of a cause with very many are folded.
 */
export function blockedSection(
  groups: readonly CommandGroup[],
  detail: Detail,
  links: Linker,
): string[] {
  if (groups.length === 0) return [];
  const causes = limitedCauses(groups, detail);
  // Of many causes, the first is explained, and the others are items of a list.
  const explained = causes.length > EXPLAINED ? 1 : EXPLAINED;
  const listed = causes.slice(explained).flatMap((cause) => listedCause(cause, links));
  return [
    '#### Blocked',
    '',
    ...causes.slice(0, explained).flatMap((cause) => explainedCause(cause, links)),
    ...(listed.length > 0
      ? ['Also blocked:', '', ...foldedList(listed, 'blocked command', UNFOLDED)]
      : []),
  ];
}

/** Returns how many blocked commands are neither listed nor equal to a listed one. */
export function blockedBeyond(groups: readonly CommandGroup[], detail: Detail): number {
  const listed = limitedCauses(groups, detail).flatMap(({ lead, others }) => [lead, ...others]);
  return sum(groups) - sum(listed);
}

function sum(groups: readonly CommandGroup[]): number {
  return groups.reduce((number, group) => number + sizeOf(group), 0);
}

/** Returns the causes of the first different commands that the page has room for. */
function limitedCauses(groups: readonly CommandGroup[], { commands }: Detail) {
  return groupByCause(groups.slice(0, commands));
}

function explainedCause({ lead, others }: Group<CommandGroup>, links: Linker): string[] {
  const { gene, findings, command } = lead.lead;
  const { main, further } = reasonsOf(findings);
  const spans = findings.flatMap(({ span }) => span ?? []);
  return [
    placeLine(lead, links),
    '',
    ...markdownFence(markedLines(command.command, spans)),
    '',
    ...(main ? reasonAndFix(main) : [`- Why: ${sentence(gene.summary)}`]),
    ...further.map(({ message, rule }) => `- Also: ${sentence(message)} (${ruleLink(rule)})`),
    '',
    ...scriptBlocks(main),
    ...(others.length > 0 ? ['Blocked for the same reason:', ''] : []),
    ...foldedList(
      others.map((group) => {
        const remedy = ownRemedy(group.lead.findings, findings);
        return `${listedCommand(group, links)}${remedy ? `: ${sentence(remedy)}` : ''}`;
      }),
      'command',
      UNFOLDED,
    ),
  ];
}

/** Returns the scripts that a person writes for an edit by hand. */
function scriptBlocks(finding: ReportFinding | undefined): string[] {
  return newFiles(finding?.edit).flatMap(({ path, lines, length }) =>
    lines
      ? [`The new file ${name(path)}:`, '', ...markdownFence(lines), '']
      : [`The new file ${name(path)} has ${length} lines.`, ''],
  );
}

/** Returns an item for each command of a cause; the first says why, and what to write instead. */
function listedCause({ lead, others }: Group<CommandGroup>, links: Linker): string[] {
  const { gene, findings } = lead.lead;
  const { main } = reasonsOf(findings);
  const why = main
    ? `${sentence(main.message)} ${sentence(remedyOf(main))} (${ruleLink(main.rule)})`
    : sentence(gene.summary);
  return [
    `${listedCommand(lead, links)}: ${why}`,
    ...others.map((group) => {
      const remedy = ownRemedy(group.lead.findings, findings);
      const reason = `for the same reason${remedy ? `; ${sentence(remedy)}` : ''}`;
      return `${listedCommand(group, links)}: ${reason}`;
    }),
  ];
}

function listedCommand(group: CommandGroup, links: Linker): string {
  const { command, findings } = group.lead;
  const spans = findings.flatMap(({ span }) => span ?? []);
  return `- ${markdownCode(commandLine(command.command, spans))} — ${shortPlaceLine(group, links)}`;
}

/** Failed commands that are shown with their output; the page has the output of the others. */
const SHOWN_FAILURES = 2;

/** Returns each command that ran and did not pass, the first ones with the relevant lines of their output. */
export function failedSection(
  groups: readonly CommandGroup[],
  detail: Detail,
  links: Linker,
  log: string | undefined,
): string[] {
  if (groups.length === 0) return [];
  const listed = groups.slice(SHOWN_FAILURES, detail.groups);
  return [
    '#### Failed',
    '',
    ...groups
      .slice(0, SHOWN_FAILURES)
      .flatMap((group) => failedCommand(group, detail.outputLines, links, log)),
    ...(listed.length > 0
      ? ['Also failed:', '', ...listed.map((group) => listedFailure(group, links, log)), '']
      : []),
  ];
}

function listedFailure(group: CommandGroup, links: Linker, log: string | undefined): string {
  const { command } = group.lead;
  const ended = command.outcome ? outcomeWords(command.outcome) : 'not run';
  return `- ${markdownCode(commandLine(command.command, []))} — ${shortPlaceLine(group, links)}: ${linked(ended, log)}`;
}

function failedCommand(
  group: CommandGroup,
  lines: number,
  links: Linker,
  log: string | undefined,
): string[] {
  const { command, findings } = group.lead;
  const { outcome } = command;
  if (outcome === undefined) return [];
  const [main] = findings;
  const [first = '', ...rest] = markedLines(command.command, []);
  return [
    `${placeLine(group, links)}: ${linked(outcomeWords(outcome), log)}`,
    '',
    ...markdownFence([`$ ${first}`, ...rest, ...errorLines(outcome, lines)]),
    '',
    ...(main && isMissingTarget(main) ? [`- Why: ${sentence(main.message)}`] : []),
    ...(main ? [`- Fix: ${sentence(main.remedy)}`] : []),
    '',
  ];
}
