import { GITHUB_LIMITS, MAX_ANNOTATIONS } from '../github/api-limits.ts';
import type { Annotation } from '../github/check-annotations.ts';
import { byHarm } from '../model/by-harm.ts';
import type { Location, Severity } from '../model/finding.ts';
import { terminalLines } from '../report/escape.ts';
import type { GateReport, ReportFinding } from '../report/gate-report.ts';
import { type HeadOf, headPlace, isRepositoryPath } from '../report/links.ts';
import { dangerFirst, type Group, groupsOf } from '../report/view/finding.ts';
import { clip, shortCommit } from '../report/view/words.ts';

/** Other subjects named by an annotation. */
const MOST_NAMED = 3;
/** An id is text of the change; in UTF-16 units. */
const LONGEST_NAME = 80;

const LEVELS = {
  error: 'failure',
  warning: 'warning',
  notice: 'notice',
} as const satisfies Record<Severity, Annotation['annotation_level']>;

export interface Annotations {
  readonly annotations: readonly Annotation[];
  /** About findings without an annotation. */
  readonly notes: readonly string[];
}

/**
 * Converts located findings that are not ignored into annotations, sorted by harm, path and line.
 * Findings about assets with one cause in one file share one annotation at the first of them, which
 * names the others; a command has its own. Removes duplicates.
 */
export function annotationsOf(
  report: HeadOf & Pick<GateReport, 'findings'>,
  max: number = MAX_ANNOTATIONS,
): Annotations {
  const placed = report.findings
    .filter(hasLocation)
    .filter(({ suppressed, seed }) => !suppressed && !seed);
  const namable = placed.filter(({ location }) => isNamable(location.path));
  const groups = groupsOf(namable, causeInFile).sort((a, b) => inOrder(a.lead, b.lead));
  const all = once(groups.map((group) => annotate(group, report)));
  const unnamable = placed.length - namable.length;
  const more = all.length - max;
  const notes = [
    more > 0 && `Findings beyond the limit of ${max} annotations per check run: ${more}.`,
    unnamable > 0 && `Findings in files whose names cannot be used in an annotation: ${unnamable}.`,
  ];
  return { annotations: all.slice(0, max), notes: notes.filter((note) => note !== false) };
}

type PlacedFinding = ReportFinding & { location: Location };

function once(annotations: readonly Annotation[]): Annotation[] {
  return [...new Map(annotations.map((one) => [JSON.stringify(one), one])).values()];
}

function hasLocation(finding: ReportFinding): finding is PlacedFinding {
  return finding.location !== undefined;
}

/** Equal for findings in one annotation. */
function causeInFile(finding: PlacedFinding): string {
  const { cause, severity, location, subject } = finding;
  const own = cause === undefined || subject?.command !== undefined;
  return JSON.stringify(own ? finding : [cause, severity, location.path]);
}

function annotate({ lead, others }: Group<PlacedFinding>, report: HeadOf): Annotation {
  const { severity, rule, message, remedy, subject } = dangerFirst(lead);
  const { location, note } = atHead(lead.location, report);
  const { line, column, end_line = line, end_column = column } = location;
  const title = [rule, subject?.id].filter(Boolean).join(': ');
  const words = [message, remedy, ...alsoWords(others), note].filter(Boolean).join('\n') || rule;
  return {
    path: location.path,
    start_line: line,
    end_line: Math.max(line, end_line),
    ...(end_line <= line && { start_column: column, end_column: Math.max(column, end_column) }),
    annotation_level: LEVELS[severity],
    title: clip(presentable(title).replace(/\s+/g, ' '), GITHUB_LIMITS.annotationTitle),
    message: fitBytes(presentable(words), GITHUB_LIMITS.annotationMessageBytes),
  };
}

/**
 * Returns the location at the head, where annotations belong. GitHub requires a line, so a missing
 * location becomes the first line, with a note.
 */
function atHead(location: Location, report: HeadOf): { location: Location; note?: string } {
  const { path, line, end_line = line } = location;
  const start = headPlace(report, location)?.line;
  if (start === undefined) {
    const note = `This is line ${line} of the audited commit ${shortCommit(report.audited_sha)}; the head has no such line.`;
    return { location: { path, line: 1, column: 1 }, note };
  }
  const end = headPlace(report, { path, line: end_line })?.line ?? start;
  return { location: { ...location, line: start, end_line: Math.max(start, end) } };
}

/** @returns `Also: gene_b, gene_c, gene_d and 56 more`, by asset or line */
function alsoWords(others: readonly PlacedFinding[]): string[] {
  if (others.length === 0) return [];
  const all = [
    ...new Set(others.map(({ subject, location }) => subject?.id ?? `line ${location.line}`)),
  ];
  const more = all.length - MOST_NAMED;
  const named = all.slice(0, MOST_NAMED).map((each) => clip(each, LONGEST_NAME));
  return [`Also: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}

/** GitHub shows annotations only at paths of the repository, and rejects some characters. */
function isNamable(path: string): boolean {
  return !/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(path) && isRepositoryPath(path);
}

/** Escapes text as for a terminal, and replaces characters above U+FFFF, which GitHub rejects (422). */
function presentable(text: string): string {
  return terminalLines(text)
    .join('\n')
    .replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

function fitBytes(text: string, max: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= max) return text;
  // A truncated character becomes one or more U+FFFD, each as long as the ellipsis.
  const cut = bytes.subarray(0, max - Buffer.byteLength('…')).toString();
  return `${cut.replace(/(?<!\ufffd)\ufffd+$/, '')}…`;
}

function inOrder(a: PlacedFinding, b: PlacedFinding): number {
  const [one, other] = [a.location, b.location];
  return byHarm(a, b) || compare(one.path, other.path) || one.line - other.line;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
