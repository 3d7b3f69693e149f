import { createHash } from 'node:crypto';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import type { Shard } from '../model/run.ts';
import { assign } from './assign.ts';

/** The commands of one gene, in any order; empty if it may not run. */
type Commands = readonly string[];

/** How long commands took in an earlier run, in milliseconds. */
export type Durations = ReadonlyMap<string, number>;

/**
 * Assigns genes to shards: whole genes, and those that share commands to the same shard where possible,
 * because there each command runs once. Depends neither on the order of the genes nor on installed
 * dependencies, so that every machine gets the same result.
 *
 * @param of the number of shards; those above {@link shardsFor} stay empty
 * @param durations of an earlier run; a command without one takes as long as the median
 * @returns the shard of each gene, starting at 1; undefined for a gene that may not run
 */
export function partition(
  genes: readonly Commands[],
  of: number,
  durations: Durations = new Map(),
): readonly (number | undefined)[] {
  const hashes = genes.map(hashOf);
  const byHash = new Map(hashes.map((hash, index) => [hash, genes[index] ?? []]));
  const order = distinct(hashes);
  const names = [...new Set(genes.flat())].sort();
  const numbers = new Map(names.map((name, index) => [name, index]));
  const groups = order.map((hash) =>
    [...new Set(byHash.get(hash))].map((name) => numbers.get(name) ?? 0).sort((a, b) => a - b),
  );
  const shards = groups.length === 0 ? [] : assign(groups, costsOf(names, durations), of);
  const placeOf = new Map(order.map((hash, index) => [hash, shards[index] ?? 0]));
  return hashes.map((hash) => (hash === undefined ? undefined : (placeOf.get(hash) ?? 0) + 1));
}

/**
 * Returns the number of shards that these genes fill, without an empty one.
 *
 * @param atMost maximum number of shards
 */
export function shardsFor(
  genes: readonly Commands[],
  atMost: number,
  durations?: Durations,
): number {
  let of = Math.min(atMost, distinct(genes.map(hashOf)).length);
  // Genes that share all of their work leave shards empty.
  for (;;) {
    const filled = new Set(partition(genes, of, durations).filter((place) => place !== undefined));
    if (filled.size === of) return of;
    of = filled.size;
  }
}

/** A command takes at least a millisecond; otherwise it would have no shard of its own. */
function costsOf(names: readonly string[], durations: Durations): number[] {
  const known = names
    .flatMap((name) => durations.get(name) ?? [])
    .map((duration) => Math.max(duration, 1))
    .sort((a, b) => a - b);
  const median = known[Math.floor(known.length / 2)] ?? 1;
  return names.map((name) => Math.max(durations.get(name) ?? median, 1));
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
  durations?: Durations,
): ReadonlySet<AuditedGene> {
  const places = partition(commandsToRun(genes), of, durations);
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
