import type { GateReport, ReportGene } from '../report/gate-report.ts';
import { type Durations, partition, shardsFor } from './partition.ts';
import { shardName } from './shard.ts';

/** The output of `plan`: the shards of a change's genes. */
export interface ShardPlan {
  /** For a job's `strategy.matrix`; GitHub rejects an empty matrix. */
  readonly matrix: { readonly shard: readonly string[] };
  /** The same shards with their genes; empty if there is nothing to run. */
  readonly shards: readonly PlannedShard[];
}

export interface PlannedShard {
  readonly shard: string;
  /** Ids of whole genes, in the report's order. */
  readonly genes: readonly string[];
  readonly commands: number;
}

export function planShards(
  { genes, findings }: GateReport,
  atMost: number,
  durations?: Durations,
): ShardPlan {
  const pending = new Set(
    findings.flatMap(({ rule, subject }) =>
      rule === 'target-not-judged' ? (subject?.id ?? []) : [],
    ),
  );
  const commands = genes.map((gene) => commandsOf(gene, pending));
  const of = shardsFor(commands, atMost, durations);
  const places = partition(commands, of, durations);
  const shards = Array.from({ length: of }, (_, place): PlannedShard => {
    const mine = genes.filter((_, position) => places[position] === place + 1);
    return {
      shard: shardName({ index: place + 1, of }),
      genes: mine.map(({ id }) => id),
      commands: mine.reduce((sum, { commands }) => sum + commands.length, 0),
    };
  });
  return {
    matrix: { shard: shards.map(({ shard }) => shard) },
    shards,
  };
}

/** @param pending ids of genes with a command whose dependencies are judged when it runs */
function commandsOf({ id, commands }: ReportGene, pending: ReadonlySet<string>): readonly string[] {
  const mayRun = commands.every(
    ({ plan_digest, verdict }) =>
      plan_digest !== undefined || (verdict !== 'block' && pending.has(id)),
  );
  return mayRun ? commands.map(({ command }) => command) : [];
}
