import { markdownFence } from '../escape.ts';
import { excerpt } from '../view/excerpt.ts';
import type { Group } from '../view/group.ts';
import { isMissingTarget } from '../view/missing-target.ts';
import { lastLines, statusWords } from '../view/output.ts';
import type { ExplainedCommand } from '../view/report-sections.ts';
import { duration } from '../view/words.ts';
import { CODE_COLUMNS, placeLine, sameAgain } from './blocked.ts';
import { type Detail, sentence } from './prose.ts';

/** Each command that ran and did not pass, with the last lines that matter of what it printed. */
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
    ...(main ? [`- Instead: ${sentence(main.remedy)}`] : []),
    ...sameAgain(others),
    '',
  ];
}
