import type { AuditedGene } from '../audit/audited.ts';
import type { JudgedShard } from '../model/run.ts';
import type { Verdict } from '../model/verdict.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { CompletedShard } from '../run/run.ts';
import { gravest } from './verdict.ts';

/** Judges each shard by its genes. */
export function judgeShards(
  shards: readonly CompletedShard[],
  judged: ReadonlyMap<AuditedGene, { readonly verdict: Verdict }>,
): readonly JudgedShard[] {
  return shards.map(({ index, of, genes }) => {
    const verdict = gravest([...genes].map((gene) => judged.get(gene)?.verdict ?? 'error'));
    return { index, of, genes: genes.size, verdict };
  });
}

/** Reports that other machines have more genes of this run; undefined if all results are known. */
export function otherShards(shards: readonly CompletedShard[]): Finding | undefined {
  const [first] = shards;
  if (first === undefined || shards.length === first.of) return undefined;
  return finding('part-of-run', { index: first.index, of: first.of, genes: first.genes.size });
}

/** The verdict of a part on the whole run: a failure is final, but a part cannot pass the run. */
export function verdictOfPart(verdict: Verdict): Verdict {
  return verdict === 'pass' || verdict === 'warn' ? 'error' : verdict;
}
