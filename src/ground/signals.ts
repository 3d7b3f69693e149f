import { setImmediate } from 'node:timers/promises';
import { asGateError, GateError, interrupted } from './error.ts';

/** `SIGHUP` is sent when the terminal or the connection of a session closes. */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs the work of a process, which sets its exit code. The first signal (Ctrl-C, a cancelled job) aborts the
 * work, so that commands are stopped and a report is still written. A second signal has its default effect.
 * @param undecided the exit code if the process ends before the work does because no event is pending
 */
export async function runProcess(
  undecided: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const release = () => {
    for (const name of SIGNALS) process.off(name, interrupt);
  };
  const interrupt = () => {
    release();
    controller.abort();
  };
  let decided = false;
  process.once('exit', () => {
    if (!decided) process.exitCode = undecided;
  });
  // For example, a process cannot be started because too many files are open.
  process.once('uncaughtException', (error) => {
    const { code, message, hint } = asGateError(error);
    const stack = code === 'internal' ? `${error.stack}\n` : '';
    process.stderr.write(`error: ${message}\nhint: ${hint}\n${stack}`);
    decided = false;
    process.exit(undecided);
  });
  for (const name of SIGNALS) process.on(name, interrupt);
  try {
    await work(controller.signal);
    decided = true;
  } finally {
    release();
  }
}

/** In milliseconds. */
export interface AuditLimits {
  /** A large change takes seconds. */
  readonly wholeMs: number;
  /** For following npm scripts. */
  readonly scriptsMs: number;
}

const LIMITS: AuditLimits = { wholeMs: 300_000, scriptsMs: 60_000 };
/** The audit yields to signals and other work at least this often. */
const TURN_MS = 50;
/** Longer pauses are not counted as audit time: they were spent elsewhere, such as reading candidates. */
const MAX_STEP_MS = 5_000;

/** Measures the time of an audit, and ends it on a signal or at a limit. */
export class AuditClock {
  readonly #signal: AbortSignal | undefined;
  readonly #limits: AuditLimits;
  #spentMs = 0;
  #scriptsMs = 0;
  #last = now();
  #turned = now();
  /** Resolves when all waiting parts have had their turn. */
  #turns: Promise<unknown> = Promise.resolve();

  constructor(signal?: AbortSignal, limits: Partial<AuditLimits> = {}) {
    this.#signal = signal;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Waits for the turn of one part of the audit. Parts take turns in order; signals and other work are let
   * through when that is due.
   * @throws GateError `interrupted`; `audit_too_long`
   */
  tick(): Promise<void> {
    const turn = this.#turns.then(() => this.#take());
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Like {@link tick}, for a step of following npm scripts.
   * @returns the limit in seconds if the time for scripts is used up, else undefined
   */
  async tickScript(): Promise<number | undefined> {
    this.#scriptsMs += this.#count();
    await this.tick();
    const { scriptsMs } = this.#limits;
    return this.#scriptsMs > scriptsMs ? scriptsMs / 1000 : undefined;
  }

  /**
   * Does one part of the audit for each thing; reads of files overlap.
   * @returns the results in the order of the things
   * @throws GateError as {@link tick} does
   */
  async all<Thing, Result>(
    things: readonly Thing[],
    work: (thing: Thing) => Promise<Result>,
  ): Promise<Result[]> {
    const results = await Promise.all(
      things.map(async (thing) => {
        await this.tick();
        return work(thing);
      }),
    );
    await this.tick();
    return results;
  }

  async #take(): Promise<void> {
    this.#count();
    if (now() - this.#turned > TURN_MS) {
      await setImmediate();
      this.#turned = now();
    }
    const { wholeMs } = this.#limits;
    if (this.#signal?.aborted) throw interrupted('during the audit');
    if (this.#spentMs > wholeMs) throw tooLong(wholeMs);
  }

  #count(): number {
    const at = now();
    const step = Math.min(at - this.#last, MAX_STEP_MS);
    this.#last = at;
    this.#spentMs += step;
    return step;
  }
}

function tooLong(limitMs: number): GateError {
  return new GateError(
    'audit_too_long',
    `The audit takes more than ${limitMs / 1000} seconds, which is the limit of a whole audit.`,
    'Split the change, or reduce the number and length of its commands and npm scripts.',
  );
}

/** Milliseconds of a monotonic clock. Not `performance`, whose first use takes several milliseconds. */
function now(): number {
  return process.uptime() * 1000;
}
