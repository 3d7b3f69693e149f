import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import type { Isolation } from '../model/isolation.ts';
import { NOTHING_RUN } from '../model/nothing.ts';
import type { Outcome } from '../model/outcome.ts';
import { ISOLATION_LEVELS } from '../model/word-lists.ts';
import type { ReportGene } from '../report/gate-report.ts';
import { nodeIn, proofsOf } from '../report/read.ts';
import { countInterrupted } from '../run/not-run.ts';
import { refusedOutcomes } from '../run/outcomes.ts';
import type { RunResult } from '../run/run.ts';
import {
  invalid,
  type NamedReport,
  nameOf,
  requireParts,
  type ShardReport,
  type Whole,
} from './part.ts';
import { commandsToRun, type Durations, isPending, partition } from './partition.ts';

/**
 * Merges the results of all shards. Takes only results of commands, for each gene from its own shard; verdicts,
 * findings and pages are computed again.
 * @throws GateError `parts_invalid` unless the reports are exactly the parts of this run
 */
export function mergedRuns(
  reports: readonly NamedReport[],
  whole: Whole,
  waiting: Pick<ReadonlySet<AuditedGene>, 'has'>,
  durations?: Durations,
): RunResult {
  const parts = requireParts(reports, whole);
  const { genes } = whole.audit;
  const places = partition(commandsToRun(genes), parts.length, durations);
  const partOf = new Map(
    genes.flatMap((gene, position) => {
      const part = parts[(places[position] ?? 0) - 1];
      return part ? [[gene, part] as const] : [];
    }),
  );
  const ran = genes.flatMap((gene, position) => {
    const part = partOf.get(gene);
    if (part === undefined || waiting.has(gene)) return [];
    return [[gene, outcomesIn(part, part.report.genes[position], gene)] as const];
  });
  const nodes = new Map([...partOf].map(([{ asset }, { report }]) => [asset, nodeIn(report)]));
  const [anyNode = process] = nodes.values();
  return {
    outcomes: new Map([...refusedOutcomes(genes, true, new Date()), ...ran]),
    proofs: proofsOf(genes, (gene, position) =>
      waiting.has(gene) ? undefined : partOf.get(gene)?.report.genes[position],
    ),
    interrupted: countInterrupted(ran.flatMap(([, outcomes]) => outcomes)),
    isolation: mergeIsolation(parts.map(({ report }) => report.isolation)),
    // As on one machine, a gene that does not run gets the other genes' Node.
    nodeOf: ({ asset }) => nodes.get(asset) ?? anyNode,
    shards: parts.map(({ shard: { index, of } }) => ({
      index,
      of,
      genes: new Set(genes.filter((_, position) => places[position] === index)),
    })),
  };
}

function outcomesIn(
  part: ShardReport,
  reported: ReportGene | undefined,
  { asset, commands }: AuditedGene,
): readonly Outcome[] {
  return commands.map((command, position) => {
    const outcome = outcomeIn(reported, command, position);
    if (outcome) return outcome;
    throw invalid(
      `${nameOf(part)} has no result for command ${position + 1} of \`${asset.id}\``,
      'If an approval was given while the parts ran, run them again; use the same durations for all jobs; otherwise the part is incomplete.',
    );
  });
}

function outcomeIn(
  reported: ReportGene | undefined,
  audited: AuditedCommand,
  position: number,
): Outcome | undefined {
  const entry = reported?.commands[position];
  const isSame = entry?.plan_digest === audited.plan?.digest || isPending(audited);
  return isSame && entry?.command === audited.command ? entry.outcome : undefined;
}

/** Returns the isolation that holds for all parts: the weakest of those that ran commands. */
export function mergeIsolation(isolations: readonly Isolation[]): Isolation {
  const had = isolations
    .filter(({ level }) => level !== 'none')
    .sort((a, b) => strengthOf(a) - strengthOf(b) || writtenBytes(b) - writtenBytes(a));
  const [weakest, ...others] = had;
  if (weakest === undefined) return NOTHING_RUN;
  const isAlike = (other: Isolation) =>
    strengthOf(other) === strengthOf(weakest) && other.launcher === weakest.launcher;
  if (others.every(isAlike)) return weakest;
  return {
    ...weakest,
    description: `${weakest.description} The machines differed; this is the weakest isolation.`,
  };
}

function writtenBytes({ limits }: Isolation): number {
  return limits?.written_bytes ?? 0;
}

/** Compares levels, then memory limits by the kernel. */
function strengthOf({ level, limits }: Isolation): number {
  return 2 * ISOLATION_LEVELS.indexOf(level) + (limits?.memory_limited_by === 'supervisor' ? 0 : 1);
}
