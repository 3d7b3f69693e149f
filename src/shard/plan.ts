import type { GateReport, ReportGene } from '../report/gate-report.ts';
import { partition, shardsFor } from './partition.ts';
import { shardName } from './shard.ts';

/** The output of `plan`: how the genes of a change are assigned to shards. */
export interface ShardPlan {
  /** For `strategy.matrix` of a job; GitHub rejects an empty matrix. */
  readonly matrix: { readonly shard: readonly string[] };
  /** The same shards with their genes; empty if there is nothing to run. */
  readonly shards: readonly PlannedShard[];
  /** Genes that no shard runs before they are approved. */
  readonly waiting: readonly string[];
  /** Digest that an approval is bound to; null if nothing requires approval. */
  readonly approval_digest: string | null;
  /** Digest of all Plans. */
  readonly plans_digest: string | null;
}

export interface PlannedShard {
  readonly shard: string;
  /** Ids of whole genes, in the order of the report. */
  readonly genes: readonly string[];
  readonly commands: number;
}

/**
 * Assigns the genes of a report to shards.
 *
 * @param report of an audit without a run
 */
export function planShards(
  { genes, approval_digest, plans_digest }: GateReport,
  atMost: number,
): ShardPlan {
  const digests = genes.map(digestsOf);
  const of = shardsFor(digests, atMost);
  const places = partition(digests, of);
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
    waiting: genes.filter(({ verdict }) => verdict === 'needs_approval').map(({ id }) => id),
    approval_digest,
    plans_digest,
  };
}

function digestsOf({ commands }: ReportGene): readonly string[] {
  return commands.flatMap(({ plan_digest }) => plan_digest ?? []);
}
