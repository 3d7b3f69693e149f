import { setImmediate } from 'node:timers/promises';
import { GateError, interrupted } from './error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs the work of a process, which decides its exit code. A signal that ends a gate (Ctrl-C, a cancelled
 * job) aborts it, so that commands are stopped and a report is still written. A second signal has its default
 * effect.
 *
 * @param undecided the exit code if the process ends before the work does, because nothing is left to
 *   wait for
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
  for (const name of SIGNALS) process.on(name, interrupt);
  try {
    await work(controller.signal);
    decided = true;
  } finally {
    release();
  }
}

/** A part of an audit whose length is known. */
export interface Stage {
  /** What is done, such as `Judging the commands`. */
  readonly doing: string;
  /** The number of genes or other assets. */
  readonly total: number;
  readonly done: number;
}

/** Watches audits that take long. */
export interface AuditProgress {
  /** Called several times a second while something is computed. A stage is one object from its start on. */
  turn(stage: Stage): void;
  /** The audit is over, or its result is computed. */
  ended(): void;
}

/** Limits of one audit, in milliseconds. */
export interface AuditLimits {
  /** Of the whole audit. A large change takes seconds. */
  readonly wholeMs: number;
  /** Of following npm scripts. */
  readonly scriptsMs: number;
}

const LIMITS: AuditLimits = { wholeMs: 300_000, scriptsMs: 60_000 };
/** Signals are heard, and other work is done, at least this often. */
const TURN_MS = 50;
/** Things that are begun at the same time if they wait for files: enough for one answer to all of these. */
const AT_ONCE = 1_000;
/** A longer pause was spent elsewhere, for example on reading candidates. */
const MAX_STEP_MS = 5_000;

/** The time that an audit takes, and the signal that ends it. */
export class AuditClock {
  readonly #signal: AbortSignal | undefined;
  readonly #limits: AuditLimits;
  readonly #progress: Pick<AuditProgress, 'turn'> | undefined;
  #stage: Stage | undefined;
  #spentMs = 0;
  #scriptsMs = 0;
  #last = now();
  #turned = now();
  /** Ends when everything that waits for its turn has had it. */
  #turns: Promise<unknown> = Promise.resolve();

  constructor(
    signal?: AbortSignal,
    limits: Partial<AuditLimits> = {},
    progress?: Pick<AuditProgress, 'turn'>,
  ) {
    this.#signal = signal;
    this.#progress = progress;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Waits for a turn to do one part of the audit, one after the other: lets signals and other work through if
   * that is due.
   *
   * @throws GateError `interrupted`; `audit_too_long`
   */
  tick(): Promise<void> {
    const turn = this.#turns.then(() => this.#take());
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  /**
   * {@link tick} for a step of following npm scripts.
   *
   * @returns the limit in seconds if the time for scripts is over, else undefined
   */
  async tickScript(): Promise<number | undefined> {
    this.#scriptsMs += this.#count();
    await this.tick();
    const { scriptsMs } = this.#limits;
    return this.#scriptsMs > scriptsMs ? scriptsMs / 1000 : undefined;
  }

  /**
   * Begins a part of the audit.
   *
   * @param doing what it does, for people
   * @returns a function to call when another one of its things is done
   */
  stage(doing: string, total: number): () => void {
    const stage = { doing, total, done: 0 };
    this.#stage = stage;
    return () => {
      stage.done += 1;
    };
  }

  /**
   * Does one part of the audit for each of many things, of which many wait for files at the same time.
   *
   * @param doing as for {@link stage}
   * @returns the results in the order of the things
   * @throws GateError as {@link tick} does
   */
  async all<Thing, Result>(
    doing: string,
    things: readonly Thing[],
    work: (thing: Thing) => Promise<Result>,
  ): Promise<Result[]> {
    const advance = this.stage(doing, things.length);
    const results: Result[] = [];
    for (let at = 0; at < things.length; at += AT_ONCE) {
      const part = things.slice(at, at + AT_ONCE).map(async (thing) => {
        await this.tick();
        const result = await work(thing);
        advance();
        return result;
      });
      results.push(...(await Promise.all(part)));
      await this.tick();
    }
    return results;
  }

  async #take(): Promise<void> {
    this.#count();
    if (now() - this.#turned > TURN_MS) {
      if (this.#stage) this.#progress?.turn(this.#stage);
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

/** Milliseconds of a clock that never goes back. The first use of `performance` takes several. */
function now(): number {
  return process.uptime() * 1000;
}
