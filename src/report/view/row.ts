import type { Span } from '../../model/finding.ts';
import type { Tone } from './words.ts';

/** One section of a report: its content is decided once, its look by each format. */
export interface RowList {
  /** Also the anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** The title in a terminal, of at most nine letters. */
  readonly label: string;
  readonly noun: string;
  readonly note?: string;
  readonly rows: readonly Row[];
  /** What a person may copy, folded below the entries. */
  readonly copy?: CodeBlock & { readonly title: string };
}

/** One entry of a section. Names in sentences stand between backticks; nothing is escaped yet. */
export interface Row {
  /** How it stands, such as `blocked`; an entry without it only informs. */
  readonly status?: string;
  readonly tone: Tone;
  /** The asset or file that it is about. */
  readonly name?: string;
  /** What the name is, or what the change does to it. */
  readonly word?: string;
  readonly words?: string;
  /** Where it is, for a link. */
  readonly place?: Place;
  /** The command that is the point of the entry, with what is wrong in it. */
  readonly command?: string;
  readonly spans?: readonly Span[];
  readonly notes: readonly Note[];
  readonly blocks?: readonly CodeBlock[];
  readonly rule?: string;
  /** Where else the same is true. */
  readonly also?: string;
  /** Files of the commit behind the entry. */
  readonly files?: readonly string[];
  /** What belongs to it; a place without room leaves it out. */
  readonly rows?: readonly Row[];
  /** The number of equal things that it stands for; default: 1. */
  readonly size?: number;
  /** Whether its words list what a person approves: a value that is cut is not seen. */
  readonly isWhole?: boolean;
  /** The rule whose documentation this is. */
  readonly documents?: string;
  /** Whether a page shows only its first line. */
  readonly isFolded?: boolean;
}

export interface Place {
  readonly path: string;
  readonly line: number;
}

/** A sentence about an entry, such as why, or how to fix it. */
export interface Note {
  readonly label?: string;
  readonly text: string;
  readonly tone?: Tone;
  /** Whether it is shown only where all is. */
  readonly isMinor?: boolean;
}

/** Output, a file, or what is copied: that stands there as it is. */
export interface CodeBlock {
  readonly title?: string;
  readonly language?: 'sh' | 'diff';
  readonly lines: readonly string[];
  /** Whether it is shown only where all is. */
  readonly isFolded?: boolean;
}

/** Returns the number of things that entries stand for. */
export function sizeOfRows(rows: readonly Row[]): number {
  return rows.reduce((sum, { size = 1 }) => sum + size, 0);
}

/** Returns the entries in a place for `most`, the first of each rule before others of it, and for these up to twice as many. */
export function shownRows(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows;
  const first = new Map(rows.toReversed().map((row) => [row.rule, row]));
  const isFirst = (row: Row) => first.get(row.rule) === row;
  const ordered = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  return ordered.slice(0, Math.max(most, Math.min(first.size, 2 * most)));
}
