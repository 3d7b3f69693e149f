import { setImmediate } from 'node:timers/promises';
import { GateError, interrupted } from './error.ts';
import { now, TURN_MS } from './turns.ts';

/** Limits of one audit, in milliseconds. */
export interface AuditLimits {
  /** Of the whole audit. A large change takes seconds. */
  readonly wholeMs: number;
  /** Of following npm scripts. */
  readonly scriptsMs: number;
}

const LIMITS: AuditLimits = { wholeMs: 300_000, scriptsMs: 60_000 };
/** Things that are begun at the same time if they wait for files: enough for one answer to all of these. */
const AT_ONCE = 1_000;
/** A longer pause was spent elsewhere, for example on `prepare`. */
const MAX_STEP_MS = 5_000;

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

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: GateError) => void;
}

/** The time that an audit takes, and the signal that ends it. */
export class AuditClock {
  readonly #signal: AbortSignal | undefined;
  readonly #limits: AuditLimits;
  readonly #progress: Pick<AuditProgress, 'turn'> | undefined;
  #stage: Stage | undefined;
  #spentMs = 0;
  #scriptsMs = 0;
  #last = 0;
  #turn = now();
  #pause: Promise<void> | undefined;
  #running = 0;
  #waiting: Waiting[] = [];
  /** Waiting from here on; before it, it is their turn or was. */
  #next = 0;
  /** Why the audit ended early: one error for everything that still waits. */
  #ended: GateError | undefined;

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
   * Does one part of the audit when it is its turn.
   *
   * @throws GateError as {@link tick} does
   */
  async inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#running < AT_ONCE) this.#running += 1;
    else await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    try {
      // Asked again, because others that waited may have gone first.
      while (this.#isDue()) await this.tick();
      return await work();
    } finally {
      this.#release();
    }
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
   * Does one part of the audit for each of many things. The next one begins before the others ended only
   * if these wait, for example for a file: what is being done is kept by every collection of garbage.
   *
   * @param doing as for {@link stage}
   * @returns the results in the order of the things; no thing is begun after one failed
   * @throws GateError as {@link tick} does
   */
  async all<Thing, Result>(
    doing: string,
    things: readonly Thing[],
    work: (thing: Thing) => Promise<Result>,
  ): Promise<Result[]> {
    const advance = this.stage(doing, things.length);
    const results: Result[] = [];
    const waiting = things.entries();
    let failed = false;
    const takeTurns = async () => {
      for (const [index, thing] of waiting) {
        if (failed) return;
        try {
          results[index] = await work(thing);
          advance();
          while (this.#isDue()) await this.tick();
        } catch (error) {
          failed = true;
          throw error;
        }
      }
    };
    const beginMore = async (begun: number): Promise<void> => {
      if (begun < Math.min(AT_ONCE, things.length)) {
        await Promise.all([takeTurns(), this.#idle().then(() => beginMore(begun + 1))]);
      }
    };
    await beginMore(0);
    return results;
  }

  /** Waits until everything that was begun waits for something else than the next turn. */
  async #idle(): Promise<void> {
    do {
      await this.#pause;
      await new Promise<void>((resolve) => process.nextTick(resolve));
    } while (this.#pause !== undefined);
  }

  #release(): void {
    const next = this.#waiting[this.#next];
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#next += 1;
    if (this.#next === this.#waiting.length) this.#forget();
    next.resolve();
  }

  #forget(): void {
    this.#waiting = [];
    this.#next = 0;
  }

  /**
   * Counts the time since it was last called, and lets signals and other work through if that is due.
   *
   * @throws GateError `interrupted`; `audit_too_long`
   */
  async tick(): Promise<void> {
    this.#count();
    while (this.#isDue()) {
      this.#pause ??= this.#yield();
      await this.#pause;
    }
    if (this.#ended === undefined) {
      const { wholeMs } = this.#limits;
      if (this.#signal?.aborted) this.#end(interrupted('during the audit'));
      else if (this.#spentMs > wholeMs) this.#end(tooLong(wholeMs));
    }
    if (this.#ended) throw this.#ended;
  }

  #end(error: GateError): void {
    this.#ended = error;
    const waiting = this.#waiting.slice(this.#next);
    this.#forget();
    for (const { reject } of waiting) reject(error);
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

  #isDue(): boolean {
    return this.#pause !== undefined || now() - this.#turn > TURN_MS;
  }

  async #yield(): Promise<void> {
    if (this.#stage) this.#progress?.turn(this.#stage);
    await setImmediate();
    this.#turn = now();
    this.#pause = undefined;
  }

  #count(): number {
    const at = now();
    const step = this.#last === 0 ? 0 : Math.min(at - this.#last, MAX_STEP_MS);
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
