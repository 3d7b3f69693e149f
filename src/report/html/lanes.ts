import type { Outcome } from '../../model/outcome.ts';
import type { ReportCommand, ReportGene } from '../gate-report.ts';

/** One command that ran; times are milliseconds since the first command started. */
export interface Run {
  readonly gene: ReportGene;
  readonly command: ReportCommand;
  readonly outcome: Outcome;
  readonly start: number;
  readonly end: number;
  /** Counts from 0; runs in one lane never overlap. */
  readonly lane: number;
  /** How long it waited for a free slot: since the previous command of its gene ended, or the first started. */
  readonly waited: number;
}

/** Returns all runs in the order of their start, each in the first free lane. */
export function runsOf(genes: readonly ReportGene[]): Run[] {
  const ran = genes
    .flatMap((gene) =>
      gene.commands.flatMap((command) => {
        const { outcome } = command;
        const at = Date.parse(outcome?.started_at ?? '');
        return outcome && didRun(outcome) && Number.isFinite(at)
          ? [{ gene, command, outcome, at }]
          : [];
      }),
    )
    .sort((a, b) => a.at - b.at);
  const origin = ran[0]?.at ?? 0;
  const freeAt: number[] = [];
  const readyAt = new Map<ReportGene, number>();
  return ran.map(({ gene, command, outcome, at }) => {
    const start = at - origin;
    const end = start + outcome.duration_ms;
    const free = freeAt.findIndex((time) => time <= start);
    const lane = free < 0 ? freeAt.length : free;
    freeAt[lane] = end;
    const waited = Math.max(0, start - (readyAt.get(gene) ?? 0));
    readyAt.set(gene, end);
    return { gene, command, outcome, start, end, lane, waited };
  });
}

/** Returns whether the command ran for this gene; a reused outcome is shown at the other gene. */
function didRun({ status, reused }: Run['outcome']): boolean {
  return !reused && status !== 'skipped' && status !== 'blocked';
}
