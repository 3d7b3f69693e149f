/** What a program of the gate did that ran in the process of the test. */
export interface InProcess {
  readonly code: number;
  /** What it wrote to both streams. */
  readonly log: string;
}

/**
 * Runs a program of the gate in the process of the test, where it finds its own working directory, environment,
 * exit code and streams: much cheaper than a process. Only one can run at a time.
 */
export async function inProcess(
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  program: () => Promise<void>,
): Promise<InProcess> {
  const before = { cwd: process.cwd(), env: process.env, exitCode: process.exitCode };
  let log = '';
  const streams = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name];
    process[name].write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
      log += Buffer.from(chunk as string).toString();
      const done = rest.find((argument) => typeof argument === 'function');
      if (done) queueMicrotask(() => done());
      return true;
    }) as typeof write;
    return () => {
      process[name].write = write;
    };
  });
  process.chdir(cwd);
  process.env = { ...env };
  process.exitCode = undefined;
  try {
    await program();
    return { code: Number(process.exitCode ?? 0), log };
  } finally {
    process.chdir(before.cwd);
    process.env = before.env;
    process.exitCode = before.exitCode;
    for (const restore of streams) restore();
  }
}
