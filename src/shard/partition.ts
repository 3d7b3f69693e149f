import { hash } from 'node:crypto';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import type { Shard } from '../model/run.ts';

/** The commands of one gene, in any order; empty if it may not run. */
type Commands = readonly string[];

/** Durations of commands in an earlier run, in milliseconds. */
export type Durations = ReadonlyMap<string, number>;

/**
 * Assigns whole genes to shards; genes that share commands go to the same shard if possible, because each command
 * runs once there. The result is the same on every machine: it does not depend on the order of genes or on
 * installed dependencies.
 * @param of the number of shards; those above {@link shardsFor} stay empty
 * @param durations of an earlier run; the default for a command is the median
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

export function shardsFor(
  genes: readonly Commands[],
  atMost: number,
  durations?: Durations,
): number {
  let of = Math.min(atMost, distinct(genes.map(hashOf)).length);
  // Genes with the same commands leave shards empty.
  for (;;) {
    const filled = new Set(partition(genes, of, durations).filter((place) => place !== undefined));
    if (filled.size === of) return of;
    of = filled.size;
  }
}

/** A command counts at least a millisecond; otherwise it would get no shard of its own. */
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

/** True if a command has no Plan here because only the machine that runs it has its dependencies. */
export function isPending({ plan, verdict, findings }: AuditedCommand): boolean {
  return (
    plan === undefined &&
    verdict !== 'block' &&
    findings.some(({ rule }) => rule === 'target-not-judged')
  );
}

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
  return hash('sha256', identity);
}

/** The numbers of the commands of each group. */
type Groups = readonly (readonly number[])[];

/** Starting points in the order of equal groups, as fractions: the first group of a shard decides much. */
const ORDERS = [0, 0.25, 0.5, 0.75];

/**
 * Assigns groups of genes to shards, so that the largest load is small; a command shared by groups of a shard
 * counts once. Deterministic: the shard with the least work takes the largest remaining group, where commands
 * shared with this shard count twice, and commands shared with other shards not at all.
 * @param groups in an order that is equal on every machine; none is empty
 */
function assign(groups: Groups, costs: readonly number[], of: number): number[] {
  const tried = ORDERS.map((order) => fill(groups, costs, of, Math.floor(groups.length * order)));
  return tried.reduce((best, each) => (each.most < best.most ? each : best)).shards;
}

function fill(groups: Groups, costs: readonly number[], of: number, first: number) {
  const has = Array.from({ length: of }, () => new Set<number>());
  const loads = new Array<number>(of).fill(0);
  const shards = new Array<number>(groups.length).fill(0);
  const assigned = new Set<number>();
  const numbers = [...groups.keys()];
  const left = new Set([...numbers.slice(first), ...numbers.slice(0, first)]);
  while (left.size > 0) {
    const least = loads.indexOf(Math.min(...loads));
    const own = has[least] ?? new Set();
    const worthOf = (command: number) => (own.has(command) ? 2 : assigned.has(command) ? 0 : 1);
    let [next, most] = [0, Number.NEGATIVE_INFINITY];
    for (const group of left) {
      const worth = (groups[group] ?? []).reduce(
        (sum, command) => sum + worthOf(command) * (costs[command] ?? 0),
        0,
      );
      if (worth > most) [next, most] = [group, worth];
    }
    for (const command of groups[next] ?? []) {
      if (!own.has(command)) loads[least] = (loads[least] ?? 0) + (costs[command] ?? 0);
      own.add(command);
      assigned.add(command);
    }
    shards[next] = least;
    left.delete(next);
  }
  return { shards, most: Math.max(...loads) };
}
