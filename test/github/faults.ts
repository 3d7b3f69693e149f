/** Something that goes wrong with one request. */
export interface Fault {
  /** Which requests it may hit; default: any. */
  readonly method?: string;
  readonly path?: RegExp;
  /** How many requests it hits; default 1. */
  readonly times?: number;
  /**
   * `answer`: this status instead of doing anything. `reset`: the connection is cut, and `hang`: no
   * answer ever comes, without anything being done. `lose_answer`: it is done, and then the
   * connection is cut. `break_off`: it is done, and the connection is cut within the answer.
   * `stall`: it is done, and the answer stops in its middle.
   */
  readonly kind: 'answer' | 'reset' | 'hang' | 'lose_answer' | 'break_off' | 'stall';
  readonly status?: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before it happens. */
  readonly delayMs?: number;
}

/** Faults in waiting; each request takes the first one that fits. */
export class Faults {
  readonly #waiting: { fault: Fault; left: number }[] = [];

  push(...faults: readonly Fault[]): void {
    for (const fault of faults) this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  take(method: string, path: string): Fault | undefined {
    const found = this.#waiting.find(
      ({ fault, left }) =>
        left > 0 && (fault.method ?? method) === method && (fault.path?.test(path) ?? true),
    );
    if (found !== undefined) found.left -= 1;
    return found?.fault;
  }

  /** GitHub is well again. */
  clear(): void {
    this.#waiting.length = 0;
  }

  /** Faults that no request has met: a test that injects one wants this to be 0 at its end. */
  get left(): number {
    return this.#waiting.reduce((sum, { left }) => sum + left, 0);
  }
}
