import { cappedSize } from '../../audit/change/blast-radius.ts';
import type { Exemption, HiddenReason, TouchedDirectory } from '../../model/blast-radius.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import { clipColumns, padRight, textWidth } from './columns.ts';
import { count, grouped, size, type Tone } from './words.ts';

const WIDTH = 10;

/** @returns `14 / 20 files ███████░░░`; full when the limit is reached or exceeded */
export function limitBar({ used, limit, unit }: SizeLimit): string {
  const share = used === 0 ? 0 : Math.max(1, Math.floor((used / limit) * WIDTH));
  const full = Math.min(WIDTH, share);
  return `${grouped(used)} / ${grouped(limit)} ${unit} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
}

/** A limit of the change's size, and how much of it is used. */
export interface SizeLimit {
  readonly used: number;
  readonly limit: number;
  readonly unit: 'files' | 'lines';
  readonly grade: SizeGrade;
  /** The gene that declares the limit; undefined for the hard cap of the policy. */
  readonly gene?: ReportGene;
}

export type SizeGrade = 'within' | 'near' | 'reached' | 'over' | 'twice';

/** What completes `5 / 20 files …` with what the limit is of, and its tone. */
export const SIZE_GRADES: Record<SizeGrade, { readonly words: string; readonly tone: Tone }> = {
  within: { words: 'within the limit of', tone: 'good' },
  near: { words: 'close to the limit of', tone: 'caution' },
  reached: { words: 'as many as the limit of', tone: 'caution' },
  over: { words: 'over the limit of', tone: 'bad' },
  twice: { words: 'more than twice the limit of', tone: 'bad' },
};

/** Returns whose limit it is, before the id of the gene. */
export function ownerWords({ gene }: SizeLimit): string {
  if (gene === undefined) return HARD_CAP;
  return gene.blast_radius.default_limit ? 'genes without one of their own, such as' : '';
}

/** What the hard cap is of, as its name follows {@link SIZE_GRADES}. */
const HARD_CAP = 'the policy for every change (hard cap)';

/**
 * Returns the limits that say how large the change may be: that of the gene that is closest to its own,
 * or furthest over it, and each hard cap of which the change uses more than 80%.
 *
 * @returns an empty list if no file counts
 */
export function sizeLimits({ genes, blast_radius: radius }: GateReport): readonly SizeLimit[] {
  const ofGenes = genes
    .map((gene) => limitOf(gene.blast_radius.files, gene.blast_radius.max_files, 'files', gene))
    .toSorted((a, b) => b.used / Math.max(1, b.limit) - a.used / Math.max(1, a.limit));
  const [tightest] = ofGenes.filter(({ used }) => used > 0);
  const capped = radius && cappedSize(radius, radius.counting);
  const caps = capped
    ? [
        limitOf(capped.files, radius.hard_cap_files, 'files'),
        limitOf(capped.lines, radius.hard_cap_lines, 'lines'),
      ].filter(({ grade }) => grade !== 'within')
    : [];
  return [...(tightest ? [tightest] : []), ...caps];
}

/** Returns the number of genes whose limits are not kept, besides that of {@link sizeLimits}, in words. */
export function othersOver({ genes }: GateReport, { gene }: SizeLimit): string {
  const over = genes.filter(
    (other) => other !== gene && other.blast_radius.files > other.blast_radius.max_files,
  ).length;
  return gene === undefined || over === 0
    ? ''
    : `, and ${count(over, 'other gene')} over the limit`;
}

function limitOf(
  used: number,
  limit: number,
  unit: SizeLimit['unit'],
  gene?: ReportGene,
): SizeLimit {
  return { used, limit, unit, grade: gradeOf(used, limit), ...(gene && { gene }) };
}

function gradeOf(used: number, limit: number): SizeGrade {
  if (used > 2 * limit) return 'twice';
  if (used > limit) return 'over';
  if (used === limit) return 'reached';
  return used > 0.8 * limit ? 'near' : 'within';
}

/** Returns how many files the page of the pull request shows, and what counts, in words. */
export function countedWords({ blast_radius: radius }: GateReport): string {
  if (radius === null) return '';
  const { files, exempt_files: exempt, renamed_files: renamed = 0 } = radius;
  const shown = files + exempt - renamed;
  return [
    `${count(shown, 'changed file')} in the pull request`,
    ...(renamed > 0 ? [`${count(renamed, 'rename')}, counted with both names`] : []),
    ...(exempt > 0 ? [`${grouped(exempt)} not counted`] : []),
  ].join('; ');
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
    (directory) =>
      [
        count(directory.files, 'file'),
        count(directory.lines, 'line'),
        exemptWords(directory),
      ] as const,
  );
  const filesWidth = Math.max(0, ...figures.map(([files]) => files.length));
  const linesWidth = Math.max(0, ...figures.map(([, lines]) => lines.length));
  const exemptWidth = Math.max(0, ...figures.map(([, , exempt]) => exempt.length));
  const room = columns - filesWidth - linesWidth - exemptWidth - 4;
  const paths = shown.map(({ path }) => clipColumns(terminal(path === '' ? '.' : path), room));
  const pathWidth = Math.max(0, ...paths.map(textWidth));
  return figures.map(
    ([files, lineCount, exempt], index) =>
      `${padRight(paths[index] ?? '', pathWidth)}  ${files.padStart(filesWidth)}  ${lineCount.padStart(linesWidth)}${exempt}`,
  );
}

/** @returns `, not counted`, `, 2 files not counted`, or nothing if all count */
export function exemptWords({ files, exempt_files: exempt = 0 }: TouchedDirectory): string {
  if (exempt === 0) return '';
  return exempt === files ? ', not counted' : `, ${count(exempt, 'file')} not counted`;
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
    .map(({ path, lines, exempt, veil, bytes }) => ({
      path,
      words: [
        ...(bytes === undefined || lines > 0 ? [count(lines, 'line')] : []),
        ...(bytes === undefined ? [] : [size(bytes)]),
        ...(exempt ? [EXEMPTIONS[exempt]] : []),
        ...(veil ? [REASONS[veil]] : []),
      ].join(', '),
    }));
}
