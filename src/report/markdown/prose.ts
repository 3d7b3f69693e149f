import { markdownCode, markdownSentence } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { clip } from '../view/words.ts';

/** Limits of untrusted strings, in UTF-16 units before escaping. */
const LONGEST = { sentence: 400, name: 100 } as const;

/** How much of a report is shown; see the levels in `markdown.ts`. */
export interface Detail {
  /** Groups of each section. */
  readonly groups: number;
  /** Lines of a failed command's output. */
  readonly outputLines: number;
  /** Whether a fold lists everything. */
  readonly everything: boolean;
}

export function sentence(text: string): string {
  return markdownSentence(clip(text, LONGEST.sentence));
}

export function name(text: string): string {
  return markdownCode(clip(text, LONGEST.name));
}

/** @returns `` `a`, `b`, `c` and 16 more `` */
export function names(all: readonly string[]): string {
  const distinct = [...new Set(all)];
  const shown = distinct.slice(0, 3).map(name).join(', ');
  return distinct.length > 3 ? `${shown} and ${distinct.length - 3} more` : shown;
}

/** Returns the message and the remedy of a finding as list items. */
export function reasonAndFix({ message, rule, remedy }: ReportFinding): string[] {
  return [`- Why: ${sentence(message)} (${name(rule)})`, `- Fix: ${sentence(remedy)}`];
}
