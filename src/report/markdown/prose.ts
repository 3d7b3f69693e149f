import { markdownCode, markdownLinkTarget, markdownSentence } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { diffLink, permalink, rulePage } from '../links.ts';
import { clipCounted } from '../view/words.ts';

/** Limits of untrusted strings, in UTF-16 units before escaping. */
const LONGEST = { sentence: 400, name: 100 } as const;

export function sentence(text: string): string {
  return markdownSentence(clipCounted(text, LONGEST.sentence));
}

export function name(text: string): string {
  return markdownCode(clipCounted(text, LONGEST.name));
}

/** Links names of this report to their places on GitHub. */
export interface Linker {
  /** @returns `` [`genes.json:12`](…/blob/SHA/genes.json#L12) ``, or only the name without a repository */
  place(at: { readonly path: string; readonly line: number }, text?: string): string;
  /** The same, linked to what the pull request does to the file. */
  diff(at: { readonly path: string; readonly line: number }, text?: string): string;
}

/** @param repository address of the repository's page, if known */
export function linkerOf(report: GateReport, repository: string | undefined): Linker {
  const linkedBy =
    (urlOf: typeof diffLink): Linker['place'] =>
    (at, text = `${at.path}:${at.line}`) =>
      linked(name(text), repository === undefined ? undefined : urlOf(report, repository, at));
  return { place: linkedBy(permalink), diff: linkedBy(diffLink) };
}

export function ruleLink(rule: string): string {
  return linked(name(rule), rulePage(rule));
}

/** @param text escaped */
export function linked(text: string, url: string | undefined): string {
  const target = url && markdownLinkTarget(url);
  return target ? `[${text}](${target})` : text;
}
