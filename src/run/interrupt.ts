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
