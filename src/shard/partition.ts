import { createHash } from 'node:crypto';
import type { AuditedGene } from '../audit/audited.ts';
import type { Shard } from '../model/run.ts';
import { plansOf } from '../run/outcomes.ts';

/** The digests of one gene's Plans, in any order; empty if it may not run. */
type Digests = readonly string[];

/**
 * Assigns genes to shards: whole genes, and genes with the same Plans to the same shard, where these
 * run once. The order of assignment is that of the hashes of their Plans, so that every machine gets
 * the same result for any order of genes, and neighbours are spread.
 *
 * @param of the number of shards; those above {@link shardsFor} stay empty
 * @returns the shard of each gene, starting at 1; undefined for a gene without Plans
 */
export function partition(genes: readonly Digests[], of: number): readonly (number | undefined)[] {
  const hashes = genes.map(hashOf);
  const shards = new Map(distinct(hashes).map((hash, place) => [hash, (place % of) + 1]));
  return hashes.map((hash) => (hash === undefined ? undefined : shards.get(hash)));
}

/**
 * Returns the number of shards that these genes fill, without an empty one.
 *
 * @param atMost maximum number of shards
 */
export function shardsFor(genes: readonly Digests[], atMost: number): number {
  return Math.min(atMost, distinct(genes.map(hashOf)).length);
}

/** Returns the digests of the Plans of audited genes, as input for {@link partition}. */
export function planDigests(genes: readonly AuditedGene[]): readonly Digests[] {
  return genes.map((gene) => plansOf(gene).plans.map(({ digest }) => digest));
}

/** Returns the audited genes that one shard runs. */
export function genesIn(
  { index, of }: Shard,
  genes: readonly AuditedGene[],
): ReadonlySet<AuditedGene> {
  const places = partition(planDigests(genes), of);
  return new Set(genes.filter((_, position) => places[position] === index));
}

function distinct(hashes: readonly (string | undefined)[]): string[] {
  return [...new Set(hashes)].filter((hash) => hash !== undefined).sort();
}

function hashOf(digests: Digests): string | undefined {
  if (digests.length === 0) return undefined;
  const identity = [...new Set(digests)].sort().join('\n');
  return createHash('sha256').update(identity).digest('hex');
}
