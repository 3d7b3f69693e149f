import { GateError, interrupted } from '../error.ts';
import { withoutLogCommands } from './log-commands.ts';
import { safeLine } from './safe-line.ts';

export interface PrepareOptions {
  /** `exec` of @actions/exec, injected by the edge, because the command-line tool does not use it. */
  readonly exec: (
    commandLine: string,
    args: string[],
    options: { cwd: string; ignoreReturnCode: boolean },
  ) => Promise<number>;
  /** Writes to the same log as `exec`. */
  readonly print: (line: string) => void;
  /** The root of the checkout. */
  readonly cwd: string;
  /** Stops waiting for the command. */
  readonly signal: AbortSignal;
}

/**
 * Runs the workflow author's command line, for example `npm ci --ignore-scripts`, before the audit of
 * files that it installs. The author is trusted, so it has the step's environment. Its output is not
 * trusted, because it refers to files of the change, so the runner's log commands are disabled.
 *
 * An interrupt ends the wait but not the command, because `exec` cannot stop it: it continues, with
 * log commands disabled, until the gate's process and therefore the step ends.
 *
 * @param commandLine split into words by @actions/exec; no shell
 * @throws GateError `prepare_failed` if it cannot be started or its exit code is not 0, `interrupted`
 *   if the gate is interrupted before it ends
 */
export async function prepare(
  commandLine: string,
  { exec, print, cwd, signal }: PrepareOptions,
): Promise<void> {
  const ended = withoutLogCommands(print, async () => {
    try {
      const exitCode = await exec(commandLine, [], { cwd, ignoreReturnCode: true });
      if (exitCode !== 0) throw failure(commandLine, `failed with exit code ${exitCode}`);
    } catch (error) {
      if (error instanceof GateError) throw error;
      throw failure(commandLine, 'could not be started', error);
    } finally {
      // Its last line may be incomplete, but the runner's token must start a line.
      print('');
    }
  });
  await Promise.race([ended, untilInterrupted(signal)]);
}

function untilInterrupted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const interrupt = () => reject(interrupted('during the prepare command'));
    signal.addEventListener('abort', interrupt, { once: true });
    if (signal.aborted) interrupt();
  });
}

function failure(commandLine: string, what: string, cause?: unknown): GateError {
  return new GateError(
    'prepare_failed',
    `The prepare command "${safeLine(commandLine)}" ${what}.`,
    'See its output in the log above. It must be one command without shell operators; use earlier workflow steps for anything else.',
    { cause },
  );
}
