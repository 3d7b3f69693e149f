import { createHash } from 'node:crypto';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import type { Shard } from '../model/run.ts';

/** The commands of one gene, in any order; empty if it may not run. */
type Commands = readonly string[];

/**
 * Assigns genes to shards: whole genes, and genes with the same commands to the same shard, where these
 * run once. The order of assignment is that of the hashes of their commands, so that every machine gets
 * the same result for any order of genes, with or without dependencies, and neighbours are spread.
 *
 * @param of the number of shards; those above {@link shardsFor} stay empty
 * @returns the shard of each gene, starting at 1; undefined for a gene that may not run
 */
export function partition(genes: readonly Commands[], of: number): readonly (number | undefined)[] {
  const hashes = genes.map(hashOf);
  const shards = new Map(distinct(hashes).map((hash, place) => [hash, (place % of) + 1]));
  return hashes.map((hash) => (hash === undefined ? undefined : shards.get(hash)));
}

/**
 * Returns the number of shards that these genes fill, without an empty one.
 *
 * @param atMost maximum number of shards
 */
export function shardsFor(genes: readonly Commands[], atMost: number): number {
  return Math.min(atMost, distinct(genes.map(hashOf)).length);
}

/** Returns the commands of audited genes that may run, as input for {@link partition}. */
export function commandsToRun(genes: readonly AuditedGene[]): readonly Commands[] {
  return genes.map(({ commands }) =>
    commands.every((each) => each.plan !== undefined || isPending(each))
      ? commands.map(({ command }) => command)
      : [],
  );
}

/** Whether a command has no Plan here, because only the machine that runs it has its dependencies. */
export function isPending({ plan, verdict, findings }: AuditedCommand): boolean {
  return (
    plan === undefined &&
    verdict !== 'block' &&
    findings.some(({ rule }) => rule === 'target-not-judged')
  );
}

/** Returns the audited genes that one shard runs. */
export function genesIn(
  { index, of }: Shard,
  genes: readonly AuditedGene[],
): ReadonlySet<AuditedGene> {
  const places = partition(commandsToRun(genes), of);
  return new Set(genes.filter((_, position) => places[position] === index));
}

function distinct(hashes: readonly (string | undefined)[]): string[] {
  return [...new Set(hashes)].filter((hash) => hash !== undefined).sort();
}

function hashOf(commands: Commands): string | undefined {
  if (commands.length === 0) return undefined;
  const identity = [...new Set(commands)].sort().join('\n');
  return createHash('sha256').update(identity).digest('hex');
}
