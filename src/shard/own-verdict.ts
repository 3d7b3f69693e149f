import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';

/** The verdict about what a machine was to run: of its own shard's genes, or of all. */
export function ownVerdict({ verdict, shards = [] }: GateReport): Verdict {
  const [shard] = shards;
  return shard && shards.length < shard.of ? shard.verdict : verdict;
}
