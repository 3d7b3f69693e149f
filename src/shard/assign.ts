/** Genes with the same commands, as numbers of their commands. */
export type Group = readonly number[];

/** Orders of equal groups that are tried: which group a shard begins with decides much. */
const ORDERS = 4;

/**
 * Assigns groups of genes to shards so that the shard with the most work has little, where a command that
 * several groups of a shard share counts once. Deterministic.
 *
 * @param groups in an order that every machine has; none is empty
 * @param costs the cost of each command
 * @param of the number of shards
 * @returns the shard of each group, starting at 0
 */
export function assign(groups: readonly Group[], costs: readonly number[], of: number): number[] {
  const numbers = [...groups.keys()];
  const tried = Array.from({ length: ORDERS }, (_, order) => {
    const start = Math.floor((numbers.length * order) / ORDERS);
    return fill(groups, costs, of, [...numbers.slice(start), ...numbers.slice(0, start)]);
  });
  return tried.reduce((best, each) => (each.most < best.most ? each : best)).shards;
}

interface Filled {
  /** The shard of each group. */
  readonly shards: number[];
  /** The work of the shard with the most. */
  readonly most: number;
}

/**
 * The shard with the least work takes the largest of the groups that are left. What a group shares with this
 * shard counts twice, and what it shares with others not at all.
 */
function fill(
  groups: readonly Group[],
  costs: readonly number[],
  of: number,
  order: readonly number[],
): Filled {
  const has = Array.from({ length: of }, () => new Set<number>());
  const loads = new Array<number>(of).fill(0);
  const shards = new Array<number>(groups.length).fill(0);
  const assigned = new Set<number>();
  const left = new Set(order);
  while (left.size > 0) {
    const least = loads.indexOf(Math.min(...loads));
    const own = has[least] ?? new Set();
    const worth = costs.map((cost, command) => {
      if (own.has(command)) return 2 * cost;
      return assigned.has(command) ? 0 : cost;
    });
    const next = largest(left, (index) => sum(groups[index] ?? [], worth));
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

function largest(indexes: ReadonlySet<number>, sizeOf: (index: number) => number): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const index of indexes) {
    const size = sizeOf(index);
    if (size > most) [best, most] = [index, size];
  }
  return best;
}

function sum(group: Group, values: readonly number[]): number {
  let total = 0;
  for (const command of group) total += values[command] ?? 0;
  return total;
}
