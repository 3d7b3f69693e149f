import type { AuditedGene } from '../audit/audited.ts';
import type { JudgedShard } from '../model/run.ts';
import type { Verdict } from '../model/verdict.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { CompletedShard } from '../run/run.ts';
import { gravest } from './verdict.ts';

/** Judges each shard by its own genes. */
export function judgeShards(
  shards: readonly CompletedShard[],
  judged: ReadonlyMap<AuditedGene, { readonly verdict: Verdict }>,
): readonly JudgedShard[] {
  return shards.map(({ index, of, genes }) => {
    const verdict = gravest([...genes].map((gene) => judged.get(gene)?.verdict ?? 'error'));
    return { index, of, genes: genes.size, verdict };
  });
}

/** Says that other machines have genes of this run, too; undefined if all that ran is known. */
export function otherShards(shards: readonly CompletedShard[]): Finding | undefined {
  const [first] = shards;
  if (first === undefined || shards.length === first.of) return undefined;
  return finding('part-of-run', { index: first.index, of: first.of, genes: first.genes.size });
}

/** What a part of a run may say about the whole: its no is everybody's, a yes is not its to give. */
export function verdictOfPart(verdict: Verdict): Verdict {
  return verdict === 'pass' || verdict === 'warn' ? 'error' : verdict;
}
