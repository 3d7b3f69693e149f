import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { GateError } from '../error.ts';
import { type Platform, platformOf } from '../model/run.ts';
import { openInput } from '../open-input.ts';
import type { ExitCode } from '../verdict/exit-code.ts';

/** Everything that a verb may use of the world: injected, so that no verb reads a global. */
export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Of this machine. */
  readonly platform: Platform;
  /** Columns to fill; 80 where nobody looks. */
  readonly columns: number;
  /** Lines of the screen; 24 where nobody looks. */
  readonly rows: number;
  /** True if colours may be used: a terminal, and NO_COLOR is not set. */
  readonly colour: boolean;
  /** True if a line may be rewritten while commands run. */
  readonly interactive: boolean;
  /** Aborted when the user or the machine wants the gate to stop. */
  readonly signal: AbortSignal;
  /** The answer: what a pipe receives. */
  print(text: string): void;
  /** Remarks and progress: never part of the answer. */
  note(text: string): void;
  /** Reads a file, by its path from {@link cwd}, or standard input for `-`. */
  readInput(path: string): Promise<Buffer>;
  /** The same piece by piece, for what may be larger than is worth reading. */
  openInput(path: string): AsyncIterable<Buffer>;
}

/** The real terminal of this process. */
export function processTerminal(signal: AbortSignal): Terminal {
  // A reader that goes away early (`| head`) is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const { stdout, stderr, env } = process;
  return {
    get cwd() {
      return currentFolder();
    },
    env,
    platform: platformOf(process.platform),
    columns: Math.max(40, Math.min(stdout.columns ?? 80, 120)),
    rows: stderr.rows ?? 24,
    colour: (stdout.isTTY ?? false) && !env.NO_COLOR && env.TERM !== 'dumb',
    interactive: (stderr.isTTY ?? false) && env.TERM !== 'dumb' && !env.CI,
    signal,
    print: (output) => void stdout.write(output),
    note: (output) => void stderr.write(output),
    readInput: (path) => buffer(openInput(path)),
    openInput,
  };
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new GateError(
      'usage',
      'The folder that this command was started in does not exist any more.',
      'Change into a folder that exists, and start it again.',
      { cause: error },
    );
  }
}

/**
 * One verb of the command line: describes itself and hands its exit code to `done`.
 *
 * @param done called once, when the verb has finished
 */
export type Verb = (terminal: Terminal, done: (exitCode: ExitCode) => void) => Command;
