import { markdownFence } from '../escape.ts';
import { excerpt } from '../view/excerpt.ts';
import { isMissingTarget, reasonsOf } from '../view/finding.ts';
import type { Group } from '../view/group.ts';
import { lastLines, statusWords } from '../view/output.ts';
import type { ExplainedCommand } from '../view/report-sections.ts';
import { count, duration } from '../view/words.ts';
import { type Detail, name, names, reasonAndFix, sentence } from './prose.ts';

/** Columns of a code block in a comment that a phone of 360 pixels shows without scrolling. */
const CODE_COLUMNS = 34;

/** Returns each blocked command with the span marked, the message and the remedy. */
export function blockedSection(
  groups: readonly Group<ExplainedCommand>[],
  detail: Detail,
): string[] {
  if (groups.length === 0) return [];
  return ['#### Blocked', '', ...groups.slice(0, detail.groups).flatMap(blockedCommand)];
}

function blockedCommand({ lead, others }: Group<ExplainedCommand>): string[] {
  const { gene, command, findings } = lead;
  const { main, further } = reasonsOf(findings);
  const { line, marks } = excerpt(command.command, main?.span, CODE_COLUMNS);
  return [
    placeLine(lead),
    '',
    ...markdownFence(marks === undefined ? [line] : [line, marks]),
    '',
    ...(main ? reasonAndFix(main) : [`- Why: ${sentence(gene.summary)}`]),
    ...further.map(({ message, rule }) => `- Also: ${sentence(message)} (${name(rule)})`),
    ...sameAgain(others),
    '',
  ];
}

/** @returns `` `gene_a`, command 2 of 3, `assets/gep/genes.json:12` `` */
function placeLine({ gene, command, position }: ExplainedCommand): string {
  const path = command.location?.path ?? gene.path;
  const line = command.location?.line ?? gene.line;
  return `${name(gene.id)}, command ${position} of ${gene.commands.length}, ${name(`${path}:${line}`)}`;
}

function sameAgain(others: readonly ExplainedCommand[]): string[] {
  if (others.length === 0) return [];
  return [
    `- Same problem in ${count(others.length, 'other command')}, in ${names(others.map(({ gene }) => gene.id))}`,
  ];
}

/** Returns each command that ran and did not pass, with the last lines of its output. */
export function failedSection(
  groups: readonly Group<ExplainedCommand>[],
  detail: Detail,
): string[] {
  if (groups.length === 0) return [];
  return [
    '#### Failed',
    '',
    ...groups.slice(0, detail.groups).flatMap((group) => failedCommand(group, detail.outputLines)),
  ];
}

function failedCommand({ lead, others }: Group<ExplainedCommand>, outputLines: number): string[] {
  const { outcome } = lead.command;
  if (outcome === undefined) return [];
  const [main] = lead.findings;
  return [
    `${placeLine(lead)}, ${statusWords(outcome)} after ${duration(outcome.duration_ms)}`,
    '',
    ...markdownFence([
      `$ ${excerpt(lead.command.command, undefined, CODE_COLUMNS - 2).line}`,
      ...lastLines(outcome, outputLines, CODE_COLUMNS),
    ]),
    '',
    ...(main && isMissingTarget(main) ? [`- Why: ${sentence(main.message)}`] : []),
    ...(main ? [`- Fix: ${sentence(main.remedy)}`] : []),
    ...sameAgain(others),
    '',
  ];
}
