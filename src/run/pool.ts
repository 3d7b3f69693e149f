interface QueuedTask {
  readonly urgency: () => number;
  start(): void;
}

/**
 * Runs work in a bounded number of slots, most urgent first. (Priority queues on npm require a newer
 * Node.js, and none supports an urgency that can increase while waiting.)
 */
export class Pool {
  #free: number;
  #waiting: readonly QueuedTask[] = [];

  /** @param slots maximum number of concurrent work items; at least one */
  constructor(slots: number) {
    this.#free = slots;
  }

  /**
   * @param urgency evaluated whenever a slot is free; equal ones run in order of arrival
   * @returns the result of `work`
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

  /** Deferred: the end of one work item may add a more urgent one than those waiting. */
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
