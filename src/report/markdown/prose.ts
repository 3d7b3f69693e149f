import { markdownCode, markdownLinkTarget, markdownSentence } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { diffLink, permalink, rulePage } from '../links.ts';
import type { Group } from '../view/finding.ts';
import type { ExplainedCommand } from '../view/report-sections.ts';
import type { Row, RowList } from '../view/rows.ts';
import { clipCounted, count } from '../view/words.ts';

/** Limits of untrusted strings, in UTF-16 units before escaping. */
const LONGEST = { sentence: 400, name: 100 } as const;

/** How much of a report is shown; see the levels in `markdown.ts`. */
export interface Detail {
  /** Causes of each section; blocked commands have their own limit. */
  readonly groups: number;
  /** Different blocked commands. */
  readonly commands: number;
  /** Lines of a failed command's output. */
  readonly outputLines: number;
  /** Whether a fold lists everything. */
  readonly everything: boolean;
}

export function sentence(text: string): string {
  return markdownSentence(clipCounted(text, LONGEST.sentence));
}

export function name(text: string): string {
  return markdownCode(clipCounted(text, LONGEST.name));
}

/** Names that are shown if there are no more of them. */
const MOST_NAMES = 3;

/** @returns `` `a`, `b`, `c` ``, or of more `` `a`, `b` and 16 more `` */
export function names(all: readonly string[]): string {
  const distinct = [...new Set(all)];
  if (distinct.length <= MOST_NAMES) return distinct.map(name).join(', ');
  const shown = distinct.slice(0, MOST_NAMES - 1);
  return `${shown.map(name).join(', ')} and ${distinct.length - shown.length} more`;
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

/** Returns the id of a rule, linked to its page. */
export function ruleLink(rule: string): string {
  return linked(name(rule), rulePage(rule));
}

/** @param text escaped */
export function linked(text: string, url: string | undefined): string {
  const target = url && markdownLinkTarget(url);
  return target ? `[${text}](${target})` : text;
}

/** @returns `` `gene_a`, command 2 of 3, `assets/gep/genes.json:12`; also in `gene_b` `` */
export function placeLine(group: Group<ExplainedCommand>, links: Linker): string {
  const { gene, command, position } = group.lead;
  const { path = gene.path, line = gene.line } = command.location ?? {};
  const which = gene.commands.length > 1 ? `, command ${position} of ${gene.commands.length}` : '';
  return `${name(gene.id)}${which}, ${links.place({ path, line })}${alsoIn(group)}`;
}

/** Returns the place for an item of a list, with the name of the file: `` `gene_a`, `genes.json:12` `` */
export function shortPlaceLine(group: Group<ExplainedCommand>, links: Linker): string {
  const { gene, command } = group.lead;
  const { path = gene.path, line = gene.line } = command.location ?? {};
  const file = path.slice(path.lastIndexOf('/') + 1);
  return `${name(gene.id)}, ${links.place({ path, line }, `${file}:${line}`)}${alsoIn(group)}`;
}

function alsoIn({ others }: Group<ExplainedCommand>): string {
  return others.length > 0 ? `; also in ${names(others.map(({ gene: { id } }) => id))}` : '';
}

/** Returns the message and the remedy of a finding as list items. */
export function reasonAndFix(finding: ReportFinding): string[] {
  const { message, rule } = finding;
  return [
    `- Why: ${sentence(message)} (${ruleLink(rule)})`,
    `- Fix: ${sentence(remedyOf(finding))}`,
  ];
}

/** Returns the remedy without the command that the section about the fix has. */
export function remedyOf({ remedy, edit }: ReportFinding): string {
  return edit?.fix === true
    ? remedy.replace(/; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/, '.')
    : remedy;
}

/**
 * Returns the first items of a list, and the others in a fold. GitHub renders Markdown in a fold only
 * after an empty line.
 */
export function foldedList(items: readonly string[], noun: string, unfolded: number): string[] {
  if (items.length === 0) return [];
  const folded = items.slice(unfolded);
  const fold = `<details><summary>${count(folded.length, `other ${noun}`)}</summary>`;
  return [
    ...items.slice(0, unfolded),
    '',
    ...(folded.length > 0 ? [fold, '', ...folded, '', '</details>', ''] : []),
  ];
}

const MOST_ROWS = 12;

/** Returns a list under its title; nothing without entries. */
export function listSection({ title, note, noun, rows }: RowList, links: Linker): string[] {
  if (rows.length === 0) return [];
  const more = rows.length - MOST_ROWS;
  return [
    `#### ${title}`,
    '',
    ...(note === undefined ? [] : [note, '']),
    ...rows.slice(0, MOST_ROWS).map((row) => rowItem(row, links)),
    ...(more > 0 ? [`- and ${count(more, `other ${noun}`)}`] : []),
    '',
  ];
}

/** @returns `` - [`CLAUDE.md`](…) (new, 103 B): what it decides: `command`. A note. `` */
export function rowItem(row: Row, links: Linker): string {
  const { name: called, place, word, tone, words, command, notes, files = [] } = row;
  const shown = place ? links.diff(place, called) : name(called);
  const about = sentence(words);
  const what = command === undefined ? about : `${about}: ${shownCommand(command)}`;
  const scripts = files.map((path) => links.diff({ path, line: 1 }, path));
  const parts = [
    what,
    ...notes.map((note) => sentence(note.replace(/\.$/, ''))),
    ...(scripts.length > 0 ? [`Files: ${scripts.join(', ')}`] : []),
  ];
  const end = parts.length > 1 ? '.' : '';
  return `- ${tone === 'bad' ? '⚠️ ' : ''}${shown}${word === undefined ? '' : ` (${word})`}: ${parts.join('. ')}${end}`;
}

function shownCommand(command: string): string {
  return markdownCode(clipCounted(command, LONGEST.sentence));
}
