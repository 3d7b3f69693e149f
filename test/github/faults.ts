/** A fault of one request. */
export interface Fault {
  /** Which requests it may affect; default: any. */
  readonly method?: string;
  readonly path?: RegExp;
  /** How many requests it affects; default 1. */
  readonly times?: number;
  /**
   * `answer`: returns this status and does nothing. `reset`: closes the connection and does nothing.
   * `hang`: never responds and does nothing. `lose_answer`: does the work, then closes the
   * connection. `break_off`: does the work and closes the connection within the response. `stall`:
   * does the work and stops in the middle of the response.
   */
  readonly kind: 'answer' | 'reset' | 'hang' | 'lose_answer' | 'break_off' | 'stall';
  readonly status?: number;
  readonly message?: string;
  /** The whole body of an `answer`, as it is sent, in place of `message` as JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay in milliseconds. */
  readonly delayMs?: number;
}

/** Pending faults; each request takes the first one that matches. */
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

  /** Removes all faults. */
  clear(): void {
    this.#waiting.length = 0;
  }

  /** Number of faults that no request has met; a test that injects faults expects 0 at its end. */
  get left(): number {
    return this.#waiting.reduce((sum, { left }) => sum + left, 0);
  }
}
