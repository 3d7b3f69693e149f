import { GateError } from '../error.ts';
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
}

/**
 * Runs the workflow author's own command line, for example `npm ci --ignore-scripts`, before
 * anything is audited by running. The author is trusted, so it has the step's environment; what it
 * prints is not, since it speaks about files of the change, so the runner's log commands are
 * switched off meanwhile.
 *
 * @param commandLine split into words by @actions/exec; no shell
 * @throws GateError `prepare_failed` if it cannot be started or does not end with 0
 */
export async function prepare(
  commandLine: string,
  { exec, print, cwd }: PrepareOptions,
): Promise<void> {
  await withoutLogCommands(print, async () => {
    try {
      const exitCode = await exec(commandLine, [], { cwd, ignoreReturnCode: true });
      if (exitCode !== 0) throw failure(commandLine, `ended with exit code ${exitCode}`);
    } catch (error) {
      if (error instanceof GateError) throw error;
      throw failure(commandLine, 'could not be started', error);
    }
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
