import { markdownCode, markdownLinkTarget, markdownSentence } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { permalink, rulePage } from '../links.ts';
import { clip } from '../view/words.ts';

/** Limits of untrusted strings, in UTF-16 units before escaping. */
const LONGEST = { sentence: 400, name: 100 } as const;

/** How much of a report is shown; see the levels in `markdown.ts`. */
export interface Detail {
  /** Causes of each section. */
  readonly groups: number;
  /** Different commands of each cause. */
  readonly commands: number;
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

/** Links names of this report to their places on GitHub. */
export interface Linker {
  /** @returns `` [`genes.json:12`](…/blob/SHA/genes.json#L12) ``, or only the name without a repository */
  place(at: { readonly path: string; readonly line: number }, text?: string): string;
}

/** @param repository address of the repository's page, if known */
export function linkerOf(report: GateReport, repository: string | undefined): Linker {
  return {
    place: (at, text = `${at.path}:${at.line}`) => {
      const url = repository === undefined ? undefined : permalink(report, repository, at);
      return linked(name(text), url);
    },
  };
}

/** Returns the id of a rule, linked to its page. */
export function ruleLink(rule: string): string {
  return linked(name(rule), rulePage(rule));
}

/** @param text escaped */
export function linked(text: string, url: string | undefined): string {
  const target = url && markdownLinkTarget(url);
  return target ? `[${text}](${target})` : text;
}

/** Returns the message and the remedy of a finding as list items. */
export function reasonAndFix({ message, rule, remedy }: ReportFinding): string[] {
  return [`- Why: ${sentence(message)} (${ruleLink(rule)})`, `- Fix: ${sentence(remedy)}`];
}
