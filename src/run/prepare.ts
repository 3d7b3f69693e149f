import { GateError } from '../error.ts';
import { interrupted } from './interrupt.ts';
import { withoutLogCommands } from './log-commands.ts';
import { safeLine } from './safe-line.ts';

export interface PrepareOptions {
  /** `exec` of @actions/exec, handed in by the edge: the command-line tool has no part in it. */
  readonly exec: (
    commandLine: string,
    args: string[],
    options: { cwd: string; ignoreReturnCode: boolean },
  ) => Promise<number>;
  /** Writes to the same log that `exec` writes to. */
  readonly print: (line: string) => void;
  /** The root of the checkout. */
  readonly cwd: string;
  /** Gives the command up when it is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Runs the workflow author's own command line, for example `npm ci --ignore-scripts`, before
 * anything is audited by running. The author is trusted, so it has the step's environment; what it
 * prints is not, since it speaks about files of the change, so the runner's log commands are
 * switched off meanwhile.
 *
 * An interrupt ends the wait and not the command, since `exec` gives no hold on it: it goes on, with
 * log commands switched off as long as it does, until the gate's process and with it the step ends.
 *
 * @param commandLine split into words by @actions/exec; no shell
 * @throws GateError `prepare_failed` if it cannot be started or does not end with 0, `interrupted` if
 *   it has not ended when the gate is asked to stop
 */
export async function prepare(
  commandLine: string,
  { exec, print, cwd, signal }: PrepareOptions,
): Promise<void> {
  const ended = withoutLogCommands(print, async () => {
    try {
      const exitCode = await exec(commandLine, [], { cwd, ignoreReturnCode: true });
      if (exitCode !== 0) throw failure(commandLine, `ended with exit code ${exitCode}`);
    } catch (error) {
      if (error instanceof GateError) throw error;
      throw failure(commandLine, 'could not be started', error);
    } finally {
      // Its last line may have no end, and what follows has to stand at the start of one.
      print('');
    }
  });
  await Promise.race([ended, untilInterrupted(signal)]);
}

function untilInterrupted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const interrupt = () => reject(interrupted('while its prepare command ran'));
    signal.addEventListener('abort', interrupt, { once: true });
    if (signal.aborted) interrupt();
  });
}

function failure(commandLine: string, what: string, cause?: unknown): GateError {
  return new GateError(
    'prepare_failed',
    `The prepare command "${safeLine(commandLine)}" ${what}.`,
    'Its output is in the log above. It is one command without shell operators; use earlier steps of the workflow for anything else.',
    { cause },
  );
}
