// Not beside the schema of a shard, which would load zod at each start.
import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';

/** Returns the verdict on this machine's run: its own shard's genes, or all. */
export function ownVerdict({ verdict, shards = [] }: GateReport): Verdict {
  const [shard] = shards;
  return shard && shards.length < shard.of ? shard.verdict : verdict;
}
