import type { Annotation } from '../github/check-annotations.ts';
import { GITHUB_LIMITS, MAX_ANNOTATIONS, shorten } from '../github/limits.ts';
import { type Location, SEVERITIES, type Severity } from '../model/finding.ts';
import { terminalLines } from '../report/escape.ts';
import type { ReportFinding } from '../report/gate-report.ts';
import { isRepositoryPath } from '../report/view/finding.ts';

const LEVELS = {
  error: 'failure',
  warning: 'warning',
  notice: 'notice',
} as const satisfies Record<Severity, Annotation['annotation_level']>;

export interface Annotations {
  readonly annotations: readonly Annotation[];
  /** Notes for the reader about findings without an annotation. */
  readonly notes: readonly string[];
}

/**
 * Converts the findings that have a location and are not ignored to annotations, sorted by severity,
 * path and line. Removes duplicates with the same text and location.
 *
 * @param max limit of annotations; a note counts the others
 */
export function annotationsOf(
  findings: readonly ReportFinding[],
  max: number = MAX_ANNOTATIONS,
): Annotations {
  const placed = findings.filter(hasLocation).filter(({ suppressed }) => !suppressed);
  const namable = placed.filter(({ location }) => isNamable(location.path));
  const all = once(namable.map(annotate)).sort(byLevelAndPlace);
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

function annotate(finding: PlacedFinding): Annotation {
  const { location, severity, rule, message, remedy, subject } = finding;
  const { line, column, end_line = line, end_column = column } = location;
  const title = [rule, subject?.id].filter(Boolean).join(': ');
  const words = [message, remedy].filter(Boolean).join('\n') || rule;
  return {
    path: location.path,
    start_line: line,
    end_line: Math.max(line, end_line),
    ...(end_line <= line && { start_column: column, end_column: Math.max(column, end_column) }),
    annotation_level: LEVELS[severity],
    title: shorten(presentable(title).replace(/\s+/g, ' '), GITHUB_LIMITS.annotationTitle),
    message: fitBytes(presentable(words), GITHUB_LIMITS.annotationMessageBytes),
  };
}

/** GitHub shows an annotation only at a path of the repository, and rejects some characters. */
function isNamable(path: string): boolean {
  return !/[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]/u.test(path) && isRepositoryPath(path);
}

/** Escapes text as for a terminal; replaces characters above U+FFFF, which GitHub rejects (422). */
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
  return `${cut.replace(/\ufffd+$/, '')}…`;
}

function byLevelAndPlace(a: Annotation, b: Annotation): number {
  return rank(a) - rank(b) || compare(a.path, b.path) || a.start_line - b.start_line;
}

function rank({ annotation_level }: Annotation): number {
  return SEVERITIES.findIndex((severity) => LEVELS[severity] === annotation_level);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
