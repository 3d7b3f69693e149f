import { setImmediate } from 'node:timers/promises';
import { interrupted } from '../../error.ts';

/** Following the scripts of one audit takes seconds at most. */
const LIMIT_MS = 60_000;
/** So long nobody has to wait until a signal is heard. */
const TURN_MS = 50;
/** Commands whose scripts are followed at the same time: enough for reads to be answered together. */
const AT_ONCE = 32;
/** A longer pause was spent elsewhere. */
const MAX_STEP_MS = 500;

/** The time that an audit spends on following scripts, and the signal that ends it. */
export class AuditClock {
  readonly #signal: AbortSignal | undefined;
  readonly #limitMs: number;
  #spentMs = 0;
  #last = 0;
  #turn = 0;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(signal?: AbortSignal, limitMs = LIMIT_MS) {
    this.#signal = signal;
    this.#limitMs = limitMs;
  }

  /** Follows the scripts of one command, once it is its turn. */
  async inTurn<T>(follow: () => Promise<T>): Promise<T> {
    if (this.#running < AT_ONCE) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await follow();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /**
   * Counts the time since it was last asked, and now and then lets signals through.
   *
   * @returns the limit in seconds if the time is over, else undefined
   * @throws GateError `interrupted`
   */
  async tick(): Promise<number | undefined> {
    const now = performance.now();
    if (this.#last > 0) this.#spentMs += Math.min(now - this.#last, MAX_STEP_MS);
    this.#last = now;
    if (now - this.#turn > TURN_MS) {
      this.#turn = now;
      await setImmediate();
    }
    if (this.#signal?.aborted) throw interrupted('during the audit');
    return this.#spentMs > this.#limitMs ? this.#limitMs / 1000 : undefined;
  }
}
