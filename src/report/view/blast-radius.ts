import { cappedSize } from '../../audit/change/blast-radius.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';
import type { RowList } from './row.ts';
import { count, grouped, inCode, type Tone } from './words.ts';

/** A limit of the change's size, and how much of it is used. */
export interface SizeLimit {
  /** Both with their unit, and whose limit it is: a sentence with the id of a gene between backticks. */
  readonly words: string;
  readonly tone: Tone;
  /** Whether more than 80% of it is used. */
  readonly isNear: boolean;
}

/**
 * Returns the limits that say how large the change may be: that of the gene that is closest to its own,
 * or furthest over it, and each hard cap of which the change uses more than 80%.
 * @returns an empty list if no file counts
 */
export function sizeLimits({ genes, blast_radius: radius }: GateReport): readonly SizeLimit[] {
  const [tightest] = genes
    .filter((gene) => gene.blast_radius.files > 0)
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  const others = genes.filter((gene) => gene !== tightest && shareOf(gene) > 1).length;
  const capped = radius && cappedSize(radius, radius.counting);
  const caps = capped && [
    sizeLimit(capped.files, radius.hard_cap_files, 'file', HARD_CAP),
    sizeLimit(capped.lines, radius.hard_cap_lines, 'line', HARD_CAP),
  ];
  return [
    ...(tightest ? [limitOfGene(tightest, others)] : []),
    ...(caps ?? []).filter(({ isNear }) => isNear),
  ];
}

const HARD_CAP = 'the policy for every change (hard cap)';

function shareOf({ blast_radius: { files, max_files } }: ReportGene): number {
  return files / Math.max(1, max_files);
}

function limitOfGene({ id, blast_radius }: ReportGene, others: number): SizeLimit {
  const owner = `${blast_radius.default_limit ? 'genes without one of their own, such as ' : ''}${inCode(id)}`;
  const also = others > 0 ? `, and ${count(others, 'other gene')} over the limit` : '';
  return sizeLimit(blast_radius.files, blast_radius.max_files, 'file', owner + also);
}

function sizeLimit(used: number, limit: number, unit: string, owner: string): SizeLimit {
  const [grade, tone] = gradeOf(used, limit);
  return {
    tone,
    words: `${sizeWords(used, limit, unit)}, ${grade} the limit of ${owner}`,
    isNear: used > 0.8 * limit,
  };
}

/** @returns `6 files (limit 3)` */
export function sizeWords(used: number, limit: number, unit = 'file'): string {
  return `${count(used, unit)} (limit ${grouped(limit)})`;
}

function gradeOf(used: number, limit: number): [grade: string, tone: Tone] {
  if (used > 2 * limit) return ['more than twice', 'bad'];
  if (used > limit) return ['over', 'bad'];
  if (used === limit) return ['as many as', 'caution'];
  return used > 0.8 * limit ? ['close to', 'caution'] : ['within', 'good'];
}

/** Returns the size of the change, compared with its limits. */
export function sizeList(report: GateReport): RowList {
  const section = { id: 'blast-radius', title: 'Blast radius', label: 'size', noun: 'limit' };
  const radius = report.blast_radius;
  if (radius === null || radius.files + radius.exempt_files === 0) return { ...section, rows: [] };
  const sizes = (files: number, lines: number) =>
    `${count(files, 'file')}, ${count(lines, 'line')}`;
  const facts = [
    ['counted', sizes(radius.files, radius.lines)],
    ['uncounted', sizes(radius.exempt_files, radius.exempt_lines)],
    ['hard cap', sizes(radius.hard_cap_files, radius.hard_cap_lines)],
  ] as const;
  return {
    ...section,
    rows: [
      ...sizeLimits(report).map(({ words, tone }) => ({ words, tone, notes: [] })),
      {
        tone: 'quiet',
        words: countedWords(report),
        notes: facts.map(([label, text]) => ({ label, text, isMinor: true })),
      },
    ],
  };
}

/** Returns how many files the page of the pull request shows, and what counts, in words. */
export function countedWords({ blast_radius: radius }: GateReport): string {
  if (radius === null) return '';
  const { files, exempt_files: exempt, renamed_files: renamed = 0 } = radius;
  return [
    `${count(files + exempt - renamed, 'changed file')} in the pull request`,
    ...(renamed > 0 ? [`${count(renamed, 'rename')}, counted with both names`] : []),
    ...(exempt > 0 ? [`${grouped(exempt)} not counted`] : []),
  ].join('; ');
}
