import { setImmediate } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The handlers of {@link interruptible} that may be taken away, while no signal has come. */
interface Handlers {
  install(): void;
  remove(): void;
}

let waiting: Handlers | undefined;

/**
 * Turns the signals that end a gate (Ctrl-C, a cancelled job) into an AbortSignal while `work` runs,
 * so that commands are stopped and a report is still written. A second signal has its default effect.
 *
 * @param mayEnd whether {@link endedBySignals} applies: somebody waits at a terminal, and no report has
 *   to be published
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  mayEnd = false,
): Promise<T> {
  const controller = new AbortController();
  const interrupt = () => {
    release();
    controller.abort();
  };
  const handlers: Handlers = {
    install: () => {
      for (const name of SIGNALS) process.on(name, interrupt);
    },
    remove: () => {
      for (const name of SIGNALS) process.off(name, interrupt);
    },
  };
  const release = () => {
    handlers.remove();
    if (waiting === handlers) waiting = undefined;
  };
  handlers.install();
  if (mayEnd) waiting = handlers;
  try {
    return await work(controller.signal);
  } finally {
    release();
  }
}

/**
 * Does work that only computes, for so long that no handler of a signal could be called in time: while it
 * lasts, a signal has its default effect and ends the process at once. Nothing may be left that the
 * process has to stop or remove.
 */
export async function endedBySignals<T>(work: () => T | Promise<T>): Promise<T> {
  // A signal that has come already is handled before.
  await setImmediate();
  const handlers = waiting;
  if (handlers === undefined) return work();
  waiting = undefined;
  handlers.remove();
  try {
    return await work();
  } finally {
    handlers.install();
    waiting = handlers;
  }
}

/**
 * Runs {@link interruptible} work that decides the exit code of the process.
 *
 * @param undecided the exit code if the process ends before the work does, because nothing is left to
 *   wait for
 * @param mayEnd as in {@link interruptible}
 */
export function runProcess(
  undecided: number,
  work: (signal: AbortSignal) => Promise<void>,
  mayEnd = false,
): Promise<void> {
  let decided = false;
  process.once('exit', () => {
    if (!decided) process.exitCode = undecided;
  });
  return interruptible(async (signal) => {
    await work(signal);
    decided = true;
  }, mayEnd);
}
