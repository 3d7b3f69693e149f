import { markdownFence } from '../escape.ts';
import { excerpt } from '../view/excerpt.ts';
import type { Group } from '../view/group.ts';
import { reasonsOf } from '../view/reasons.ts';
import type { ExplainedCommand } from '../view/report-sections.ts';
import { count } from '../view/words.ts';
import { type Detail, name, names, sentence, whyAndInstead } from './prose.ts';

/** What a phone of 360 pixels shows of a code block in a comment without scrolling sideways. */
export const CODE_COLUMNS = 34;

/** Each blocked command with the place marked, why, and what to write instead. */
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
    ...(main ? whyAndInstead(main) : [`- Why: ${sentence(gene.summary)}`]),
    ...further.map(({ message, rule }) => `- Also: ${sentence(message)} (${name(rule)})`),
    ...sameAgain(others),
    '',
  ];
}

/** @returns `` `gene_a`, command 2 of 3, `assets/gep/genes.json:12` `` */
export function placeLine({ gene, command, position }: ExplainedCommand): string {
  const path = command.location?.path ?? gene.path;
  const line = command.location?.line ?? gene.line;
  return `${name(gene.id)}, command ${position} of ${gene.commands.length}, ${name(`${path}:${line}`)}`;
}

export function sameAgain(others: readonly ExplainedCommand[]): string[] {
  if (others.length === 0) return [];
  return [
    `- The same in ${count(others.length, 'other command')}, of ${names(others.map(({ gene }) => gene.id))}`,
  ];
}
