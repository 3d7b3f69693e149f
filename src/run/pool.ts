interface QueuedTask {
  readonly urgency: () => number;
  start(): void;
}

/**
 * Runs work in a bounded number of slots, the most urgent first. (Pools of the registry that know an
 * order want a newer Node.js than this one supports, and none takes an urgency that can still grow.)
 */
export class Pool {
  #free: number;
  #waiting: readonly QueuedTask[] = [];

  /** @param slots how many works may be under way at once; at least one */
  constructor(slots: number) {
    this.#free = slots;
  }

  /**
   * @param urgency asked whenever a slot is free; among equals, whoever came first is first
   * @returns what `work` gives
   */
  run<T>(urgency: () => number, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () =>
        void work()
          .then(resolve, reject)
          .finally(() => {
            this.#free += 1;
            this.#fillSoon();
          });
      this.#waiting = [...this.#waiting, { urgency, start }];
      this.#fillSoon();
    });
  }

  /** Not at once: what has just ended may be waited for by something more urgent than what waits. */
  #fillSoon(): void {
    setImmediate(() => {
      const turns = [...this.#waiting]
        .sort((a, b) => b.urgency() - a.urgency())
        .slice(0, this.#free);
      this.#free -= turns.length;
      this.#waiting = this.#waiting.filter((each) => !turns.includes(each));
      for (const { start } of turns) start();
    });
  }
}
