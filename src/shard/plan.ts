import type { GateReport, ReportGene } from '../report/gate-report.ts';
import { partition, shardsFor } from './partition.ts';
import { shardName } from './shard.ts';

/** What `plan` prints: how the genes of a change are shared out. */
export interface ShardPlan {
  /** For `strategy.matrix` of a job; a matrix without an entry is none that GitHub takes. */
  readonly matrix: { readonly shard: readonly string[] };
  /** The same shards with what they run; none if there is nothing to run. */
  readonly shards: readonly PlannedShard[];
  /** Genes that no shard runs unless a person agrees. */
  readonly waiting: readonly string[];
  /** Of all Plans; what an approval is bound to. */
  readonly plans_digest: string | null;
}

export interface PlannedShard {
  readonly shard: string;
  /** Ids of whole genes, in the order of the report. */
  readonly genes: readonly string[];
  readonly commands: number;
}

/**
 * Shares out the genes of a report to at most so many shards.
 *
 * @param report of an audit that ran nothing
 */
export function planShards({ genes, plans_digest }: GateReport, atMost: number): ShardPlan {
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
    plans_digest,
  };
}

function digestsOf({ commands }: ReportGene): readonly string[] {
  return commands.flatMap(({ plan_digest }) => plan_digest ?? []);
}
