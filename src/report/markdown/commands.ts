import { markdownFence } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { editLines } from '../view/edit-lines.ts';
import { errorLines } from '../view/error-lines.ts';
import { isMissingTarget, reasonsOf } from '../view/finding.ts';
import type { Group } from '../view/group.ts';
import { markedLines } from '../view/marked-lines.ts';
import { statusWords } from '../view/output.ts';
import { type ExplainedCommand, groupByCause } from '../view/report-sections.ts';
import { count, duration } from '../view/words.ts';
import {
  type Detail,
  type Linker,
  linked,
  name,
  names,
  reasonAndFix,
  ruleLink,
  sentence,
} from './prose.ts';

/** Different commands of one cause that are not folded. */
const UNFOLDED = 4;

/** Returns each cause once, with all different commands that it blocked, and the remedy. */
export function blockedSection(
  groups: readonly Group<ExplainedCommand>[],
  detail: Detail,
  links: Linker,
): string[] {
  if (groups.length === 0) return [];
  const causes = groupByCause(groups).slice(0, detail.groups);
  return ['#### Blocked', '', ...causes.flatMap((cause) => blockedCause(cause, detail, links))];
}

function blockedCause(
  { lead, others }: Group<Group<ExplainedCommand>>,
  { commands }: Detail,
  links: Linker,
): string[] {
  const { gene, findings } = lead.lead;
  const { main, further } = reasonsOf(findings);
  const listed = others.slice(0, Math.max(0, commands - 1));
  const [open, folded] = [listed.slice(0, UNFOLDED), listed.slice(UNFOLDED)];
  return [
    placeLine(lead, links),
    '',
    ...markdownFence(linesOf(lead)),
    '',
    ...(main ? reasonAndFix(main) : [`- Why: ${sentence(gene.summary)}`]),
    ...further.map(({ message, rule }) => `- Also: ${sentence(message)} (${ruleLink(rule)})`),
    '',
    ...editBlock(main),
    ...(open.length > 0 ? ['Blocked for the same reason:', ''] : []),
    ...open.flatMap((group) => [placeLine(group, links), '', ...markdownFence(linesOf(group)), '']),
    ...foldedCommands(folded, links),
  ];
}

/** Returns the proposed edit as a diff. */
function editBlock(finding: ReportFinding | undefined): string[] {
  const lines = editLines(finding?.edit);
  return lines.length > 0 ? [...markdownFence(lines, 'diff'), ''] : [];
}

/** GitHub renders Markdown in a fold only after an empty line. */
function foldedCommands(groups: readonly Group<ExplainedCommand>[], links: Linker): string[] {
  if (groups.length === 0) return [];
  return [
    `<details><summary>${count(groups.length, 'other command')} blocked for the same reason</summary>`,
    '',
    ...groups.flatMap((group) => [
      placeLine(group, links),
      '',
      ...markdownFence(linesOf(group)),
      '',
    ]),
    '</details>',
    '',
  ];
}

function linesOf({ lead: { command, findings } }: Group<ExplainedCommand>): string[] {
  const spans = findings.flatMap(({ span }) => span ?? []);
  return markedLines(command.command, spans);
}

/** @returns `` `gene_a`, command 2 of 3, `assets/gep/genes.json:12`; also in `gene_b` `` */
function placeLine({ lead, others }: Group<ExplainedCommand>, links: Linker): string {
  const { gene, command, position } = lead;
  const { path = gene.path, line = gene.line } = command.location ?? {};
  const also = others.length > 0 ? `; also in ${names(others.map(({ gene: { id } }) => id))}` : '';
  return `${name(gene.id)}, command ${position} of ${gene.commands.length}, ${links.place({ path, line })}${also}`;
}

/** Returns each command that ran and did not pass, with the relevant lines of its output. */
export function failedSection(
  groups: readonly Group<ExplainedCommand>[],
  detail: Detail,
  links: Linker,
  log: string | undefined,
): string[] {
  if (groups.length === 0) return [];
  const shown = groups.slice(0, detail.groups);
  return ['#### Failed', '', ...shown.flatMap((group) => failedCommand(group, detail, links, log))];
}

function failedCommand(
  group: Group<ExplainedCommand>,
  { outputLines }: Detail,
  links: Linker,
  log: string | undefined,
): string[] {
  const { command, findings } = group.lead;
  const { outcome } = command;
  if (outcome === undefined) return [];
  const [main] = findings;
  const [first = '', ...rest] = markedLines(command.command, []);
  const ended = `${statusWords(outcome)} after ${duration(outcome.duration_ms)}`;
  return [
    `${placeLine(group, links)}: ${linked(ended, log)}`,
    '',
    ...markdownFence([`$ ${first}`, ...rest, ...errorLines(outcome, outputLines)]),
    '',
    ...(main && isMissingTarget(main) ? [`- Why: ${sentence(main.message)}`] : []),
    ...(main ? [`- Fix: ${sentence(main.remedy)}`] : []),
    '',
  ];
}
