const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Turns the signals that end a gate (Ctrl-C, a cancelled job) into an AbortSignal while `work` runs,
 * so that commands are stopped and a report is still written. A second signal has its default effect.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = () => {
    release();
    controller.abort();
  };
  const release = () => {
    for (const name of SIGNALS) process.off(name, interrupt);
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  try {
    return await work(controller.signal);
  } finally {
    release();
  }
}

/**
 * Runs {@link interruptible} work that decides the exit code of the process.
 *
 * @param undecided the exit code if the process ends before the work does, because nothing is left to
 *   wait for
 */
export function runProcess(
  undecided: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let decided = false;
  process.once('exit', () => {
    if (!decided) process.exitCode = undecided;
  });
  return interruptible(async (signal) => {
    await work(signal);
    decided = true;
  });
}
