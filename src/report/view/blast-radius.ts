import {
  BLAST_SEVERITIES,
  type BlastSeverity,
  type Exemption,
  type HiddenReason,
  type TouchedDirectory,
} from '../../model/blast-radius.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { clipColumns, padRight, textWidth } from './columns.ts';
import { count } from './words.ts';

const WIDTH = 10;

/** @returns `14 / 20 files ███████░░░`; full when the limit is reached or exceeded */
export function filesBar(files: number, limit: number): string {
  const share = files === 0 ? 0 : Math.max(1, Math.floor((files / limit) * WIDTH));
  const full = Math.min(WIDTH, share);
  return `${files} / ${limit} files ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
}

/** The gene that is closest to its limit, or furthest over it. */
export interface Blast {
  readonly tightest: ReportGene;
  /** True at and above 'approaching_limit'; the largest directories are then shown. */
  readonly near: boolean;
  readonly over: boolean;
  /** Text about other genes over their limits; contains no text of the change. */
  readonly others: string;
}

/** Completes `5 / 20 files …` with the id of the gene whose limit it is. */
export const BLAST_WORDS: Record<BlastSeverity, string> = {
  within_limit: 'within the limit of',
  approaching_limit: 'close to the limit of',
  exceeded: 'over the limit of',
  critical_overrun: 'more than twice the limit of',
  hard_cap_breach: 'over the hard cap, which also applies to',
};

/** @returns undefined without genes, and if no file counts towards a limit */
export function blastOf({ genes }: GateReport): Blast | undefined {
  const [tightest, ...rest] = genes.toSorted(
    (a, b) => gradeOf(b) - gradeOf(a) || fullness(b) - fullness(a),
  );
  if (tightest === undefined || tightest.blast_radius.files === 0) return undefined;
  const also = rest.filter((gene) => gradeOf(gene) >= OVER).length;
  return {
    tightest,
    near: gradeOf(tightest) >= NEAR,
    over: gradeOf(tightest) >= OVER,
    others: also === 0 ? '' : `, and ${count(also, 'other gene')} over the limit`,
  };
}

const NEAR = BLAST_SEVERITIES.indexOf('approaching_limit');
const OVER = BLAST_SEVERITIES.indexOf('exceeded');

function gradeOf({ blast_radius }: ReportGene): number {
  return BLAST_SEVERITIES.indexOf(blast_radius.severity);
}

function fullness({ blast_radius: { files, max_files } }: ReportGene): number {
  return files / Math.max(1, max_files);
}

const MOST_DIRECTORIES = 6;

/** Returns the directories with the most changed files, largest first. */
export function largestDirectories(
  directories: readonly TouchedDirectory[],
): readonly TouchedDirectory[] {
  return directories
    .toSorted((a, b) => b.files - a.files || b.lines - a.lines)
    .slice(0, MOST_DIRECTORIES);
}

/** Returns {@link largestDirectories} as aligned lines of at most `columns`. */
export function directoryLines(
  directories: readonly TouchedDirectory[],
  columns: number,
): string[] {
  const shown = largestDirectories(directories);
  const figures = shown.map(
    ({ files, lines }) => [count(files, 'file'), count(lines, 'line')] as const,
  );
  const filesWidth = Math.max(0, ...figures.map(([files]) => files.length));
  const linesWidth = Math.max(0, ...figures.map(([, lines]) => lines.length));
  const room = columns - filesWidth - linesWidth - 4;
  const paths = shown.map(({ path }) => clipColumns(terminal(path === '' ? '.' : path), room));
  const pathWidth = Math.max(0, ...paths.map(textWidth));
  return figures.map(
    ([files, lineCount], index) =>
      `${padRight(paths[index] ?? '', pathWidth)}  ${files.padStart(filesWidth)}  ${lineCount.padStart(linesWidth)}`,
  );
}

/** The JSON report lists all of them. */
const MOST = 20;

const EXEMPTIONS: Record<Exemption, string> = {
  asset_store: 'asset store file',
  validation_script: 'new validation script',
  reference: 'not counted by the reference engine',
};

const REASONS: Record<HiddenReason, string> = {
  binary: 'binary',
  long_lines: 'very long lines',
  generated: 'marked as generated (.gitattributes)',
  no_diff: 'diff suppressed (.gitattributes)',
};

/** Returns the files that do not count or whose diff is hidden; those with the most lines first. */
export function uncountedFiles({
  blast_radius,
}: GateReport): readonly { readonly path: string; readonly words: string }[] {
  return (blast_radius?.changed_files ?? [])
    .filter(({ exempt, veil }) => exempt ?? veil)
    .slice(0, MOST)
    .map(({ path, lines, exempt, veil }) => ({
      path,
      words: [
        count(lines, 'line'),
        ...(exempt ? [EXEMPTIONS[exempt]] : []),
        ...(veil ? [REASONS[veil]] : []),
      ].join(', '),
    }));
}
