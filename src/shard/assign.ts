import { type Group, Shard, sum } from './work.ts';

/** Rounds of the search for the smallest capacity; each halves the interval. */
const ROUNDS = 12;
/** Changes that are tried to improve a result; bounds the time for thousands of genes. */
const MOST_TRIALS = 200_000;

/**
 * Assigns groups of genes to shards so that the shard with the most work has as little as possible, where
 * a command that several groups of a shard share counts once. That is graph partitioning, which no fast
 * algorithm solves exactly: two ways to start, each improved by moves and swaps, and the better result.
 * Deterministic.
 *
 * @param groups in an order that every machine has; none is empty
 * @param costs the cost of each command
 * @param of the number of shards
 * @returns the shard of each group, starting at 0
 */
export function assign(groups: readonly Group[], costs: readonly number[], of: number): number[] {
  const starts = [bySharing(groups, costs, of), byCost(groups, costs, of)];
  for (const shards of starts) improve(shards, groups);
  const [first = [], second = []] = starts;
  const best = isAbove(measure(first), measure(second)) ? second : first;
  const places = new Array<number>(groups.length).fill(0);
  for (const [place, { groups: assigned }] of best.entries()) {
    for (const index of assigned) places[index] = place;
  }
  return places;
}

/** Fills one shard after another up to a capacity, each with groups that share the most with it. */
function bySharing(groups: readonly Group[], costs: readonly number[], of: number): Shard[] {
  const sizes = sizesOf(groups, costs);
  const users = usersOf(groups, costs.length);
  const total = costs.reduce((all, cost) => all + cost, 0);
  let [low, high] = [sizes.reduce((most, size) => Math.max(most, size), total / of), total];
  let best = fill(groups, costs, of, { sizes, users, capacity: high });
  for (let round = 0; round < ROUNDS && low < high; round += 1) {
    const capacity = (low + high) / 2;
    const shards = fill(groups, costs, of, { sizes, users, capacity });
    if (isAbove(measure(best), measure(shards))) best = shards;
    if (shards.every(({ load }) => load <= capacity)) high = capacity;
    else low = capacity;
  }
  return best;
}

interface Filling {
  readonly sizes: readonly number[];
  /** The groups of each command. */
  readonly users: readonly (readonly number[])[];
  readonly capacity: number;
}

function fill(
  groups: readonly Group[],
  costs: readonly number[],
  of: number,
  { sizes, users, capacity }: Filling,
): Shard[] {
  const shards = empty(costs, of);
  let left = [...groups.keys()];
  // What the current shard, and what any shard has of each group.
  const [here, anywhere] = [new Float64Array(groups.length), new Float64Array(groups.length)];
  const known = new Set<number>();
  for (const [place, shard] of shards.entries()) {
    here.fill(0);
    const room = place === of - 1 ? Number.POSITIVE_INFINITY : capacity;
    for (;;) {
      const next = mostShared(left, (index) => {
        const isRoom = shard.load + (sizes[index] ?? 0) - (here[index] ?? 0) <= room;
        return isRoom || shard.groups.size === 0;
      });
      if (next === undefined) break;
      for (const command of groups[next] ?? []) {
        for (const user of users[command] ?? []) {
          if (!shard.has(command)) here[user] = (here[user] ?? 0) + (costs[command] ?? 0);
          if (!known.has(command)) anywhere[user] = (anywhere[user] ?? 0) + (costs[command] ?? 0);
        }
        known.add(command);
      }
      shard.add(next, groups[next] ?? []);
      left = left.filter((index) => index !== next);
    }
  }
  return shards;

  /** The first group that shares the most with the current shard, then with any. */
  function mostShared(indexes: readonly number[], fits: (index: number) => boolean) {
    let chosen: number | undefined;
    for (const index of indexes) {
      const isMore =
        chosen === undefined ||
        (here[index] ?? 0) > (here[chosen] ?? 0) ||
        (here[index] === here[chosen] && (anywhere[index] ?? 0) > (anywhere[chosen] ?? 0));
      if (isMore && fits(index)) chosen = index;
    }
    return chosen;
  }
}

/** The largest groups first, each where the result is the smallest. */
function byCost(groups: readonly Group[], costs: readonly number[], of: number): Shard[] {
  const shards = empty(costs, of);
  const sizes = sizesOf(groups, costs);
  const order = [...groups.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  for (const index of order) {
    const group = groups[index] ?? [];
    const after = shards.map((shard) => shard.load + shard.costOf(group));
    shards[after.indexOf(Math.min(...after))]?.add(index, group);
  }
  return shards;
}

/** Moves or swaps groups of the shard with the most work as long as that gets less. */
function improve(shards: readonly Shard[], groups: readonly Group[]): void {
  const trials = { left: MOST_TRIALS };
  for (let isImproved = true; isImproved && trials.left > 0; ) {
    const top = shards.reduce((most, each) => (each.load > most.load ? each : most));
    const others = shards.filter((each) => each !== top);
    isImproved = [...top.groups].some((index) =>
      others.some((other) => exchange(top, other, index, groups, trials)),
    );
  }
}

/** @returns whether a group was moved to another shard, alone or for one of that shard */
function exchange(
  top: Shard,
  other: Shard,
  index: number,
  groups: readonly Group[],
  trials: { left: number },
): boolean {
  trials.left -= 1;
  const most = top.load;
  const group = groups[index] ?? [];
  if (trials.left <= 0 || top.savingOf(group) === 0) return false;
  top.remove(index, group);
  if (other.load + other.costOf(group) < most) {
    other.add(index, group);
    return true;
  }
  for (const back of [...other.groups]) {
    trials.left -= 1;
    const returned = groups[back] ?? [];
    if (top.load + top.costOf(returned) >= most) continue;
    other.remove(back, returned);
    if (other.load + other.costOf(group) < most) {
      top.add(back, returned);
      other.add(index, group);
      return true;
    }
    other.add(back, returned);
  }
  top.add(index, group);
  return false;
}

/** The most work of a shard, then the work of all. */
function measure(shards: readonly Shard[]): readonly [number, number] {
  const loads = shards.map(({ load }) => load);
  return [Math.max(...loads), loads.reduce((all, load) => all + load, 0)];
}

function isAbove(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
}

function empty(costs: readonly number[], of: number): Shard[] {
  return Array.from({ length: of }, () => new Shard(costs));
}

function sizesOf(groups: readonly Group[], costs: readonly number[]): number[] {
  return groups.map((group) => sum(group, (command) => costs[command] ?? 0));
}

function usersOf(groups: readonly Group[], commands: number): number[][] {
  const users = Array.from({ length: commands }, (): number[] => []);
  for (const [index, group] of groups.entries()) {
    for (const command of group) users[command]?.push(index);
  }
  return users;
}
