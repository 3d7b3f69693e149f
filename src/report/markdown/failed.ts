import { markdownCode, markdownFence } from '../escape.ts';
import { errorLines } from '../view/error-lines.ts';
import { isMissingTarget } from '../view/finding.ts';
import type { Group } from '../view/group.ts';
import { commandLine, markedLines } from '../view/marked-lines.ts';
import { outcomeWords } from '../view/output.ts';
import type { ExplainedCommand } from '../view/report-sections.ts';
import { count } from '../view/words.ts';
import { type Detail, type Linker, linked, placeLine, sentence, shortPlaceLine } from './prose.ts';

/** Failed commands whose output is not folded, if there are no more of them. */
const UNFOLDED = 2;

/** Returns each command that ran and did not pass, with the relevant lines of its output. */
export function failedSection(
  groups: readonly Group<ExplainedCommand>[],
  detail: Detail,
  links: Linker,
  log: string | undefined,
): string[] {
  if (groups.length === 0) return [];
  const shown = groups.slice(0, detail.groups);
  // Of many failures, the first is shown with its output, and the others are items of a list.
  const unfolded = shown.length > UNFOLDED ? 1 : UNFOLDED;
  const folded = shown.slice(unfolded);
  const lines = Math.min(detail.outputLines, shown.length > UNFOLDED ? 6 : detail.outputLines);
  const rendered = (some: typeof shown) =>
    some.flatMap((group) => failedCommand(group, lines, links, log));
  return [
    '#### Failed',
    '',
    ...rendered(shown.slice(0, unfolded)),
    ...(folded.length > 0
      ? [
          'Also failed:',
          '',
          ...folded.map((group) => listedCommand(group, links, log)),
          '',
          `<details><summary>Output of ${count(folded.length, 'other failed command')}</summary>`,
          '',
          ...rendered(folded),
          '</details>',
          '',
        ]
      : []),
  ];
}

function listedCommand(
  group: Group<ExplainedCommand>,
  links: Linker,
  log: string | undefined,
): string {
  const { command } = group.lead;
  const ended = command.outcome ? outcomeWords(command.outcome) : 'not run';
  return `- ${markdownCode(commandLine(command.command, []))} — ${shortPlaceLine(group, links)}: ${linked(ended, log)}`;
}

function failedCommand(
  group: Group<ExplainedCommand>,
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
