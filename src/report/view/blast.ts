import { BLAST_SEVERITIES, type BlastSeverity } from '../../model/blast-radius.ts';
import type { GateReport, ReportGene } from '../gate-report.ts';

const WIDTH = 10;

/** @returns `14 / 20 files ███████░░░`; full when the limit is reached or passed */
export function filesBar(files: number, limit: number): string {
  const share = files === 0 ? 0 : Math.max(1, Math.floor((files / limit) * WIDTH));
  const full = Math.min(WIDTH, share);
  return `${files} / ${limit} files ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
}

/** What to say about the blast radius: the gene that is nearest to its limit, or furthest over it. */
export interface Blast {
  readonly tightest: ReportGene;
  /** Exceeded or near: then a person wants to know which directories make it. */
  readonly near: boolean;
  readonly over: boolean;
  /** What to add if other genes are over their limits, too; numbers and our own words. */
  readonly others: string;
}

/** Completes `5 / 20 files …` with the id of the gene whose limit it is. */
export const BLAST_WORDS: Record<BlastSeverity, string> = {
  within_limit: 'within the limit of',
  approaching_limit: 'close to the limit of',
  exceeded: 'over the limit of',
  critical_overrun: 'more than twice the limit of',
  hard_cap_breach: 'over the hard cap, which binds also',
};

/** @returns undefined where no gene sets a limit, and where nothing counts towards one */
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
    others: also === 0 ? '' : `, and ${also} more over their limits`,
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
