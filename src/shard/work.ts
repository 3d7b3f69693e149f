/** Genes with the same commands, as numbers of their commands. */
export type Group = readonly number[];

/** What one shard runs: each command once, however many groups need it. */
export class Shard {
  readonly groups = new Set<number>();
  readonly #needed = new Map<number, number>();
  readonly #costs: readonly number[];
  load = 0;

  /** @param costs the cost of each command */
  constructor(costs: readonly number[]) {
    this.#costs = costs;
  }

  has(command: number): boolean {
    return this.#needed.has(command);
  }

  /** Returns what a group costs in addition. */
  costOf(group: Group): number {
    return sum(group, (command) => (this.has(command) ? 0 : this.#cost(command)));
  }

  /** Returns what is saved without a group of this shard. */
  savingOf(group: Group): number {
    return sum(group, (command) => (this.#needed.get(command) === 1 ? this.#cost(command) : 0));
  }

  add(index: number, group: Group): void {
    this.load += this.costOf(group);
    this.groups.add(index);
    for (const command of group) this.#needed.set(command, (this.#needed.get(command) ?? 0) + 1);
  }

  remove(index: number, group: Group): void {
    this.load -= this.savingOf(group);
    this.groups.delete(index);
    for (const command of group) {
      const left = (this.#needed.get(command) ?? 0) - 1;
      if (left > 0) this.#needed.set(command, left);
      else this.#needed.delete(command);
    }
  }

  #cost(command: number): number {
    return this.#costs[command] ?? 0;
  }
}

/** Adds up a value of each command of a group. */
export function sum(group: Group, value: (command: number) => number): number {
  return group.reduce((total, command) => total + value(command), 0);
}
