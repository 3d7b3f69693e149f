import { createHash } from 'node:crypto';
import type { AuditedGene } from '../audit/audited.ts';
import type { Shard } from '../model/run.ts';
import { plansOf } from '../run/outcomes.ts';

/** The digests of one gene's Plans, in any order; none if it may not run. */
type Digests = readonly string[];

/**
 * Deals genes out to shards: whole genes, and those with the same Plans to the same shard, where these
 * run once. The order of dealing is that of the hashes of their Plans, so that every machine comes to
 * the same result, whatever the order of the genes, and so that neighbours are spread.
 *
 * @param of the number of shards; those above {@link shardsFor} stay empty
 * @returns for each of the genes its shard, counted from 1; undefined for a gene without Plans
 */
export function partition(genes: readonly Digests[], of: number): readonly (number | undefined)[] {
  const hashes = genes.map(hashOf);
  const shards = new Map(distinct(hashes).map((hash, place) => [hash, (place % of) + 1]));
  return hashes.map((hash) => (hash === undefined ? undefined : shards.get(hash)));
}

/**
 * How many shards these genes fill: no shard is empty.
 *
 * @param atMost how many there may be
 */
export function shardsFor(genes: readonly Digests[], atMost: number): number {
  return Math.min(atMost, distinct(genes.map(hashOf)).length);
}

/** The digests of the Plans of audited genes, as {@link partition} takes them. */
export function planDigests(genes: readonly AuditedGene[]): readonly Digests[] {
  return genes.map((gene) => plansOf(gene).plans.map(({ digest }) => digest));
}

/** The audited genes that one shard runs. */
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
