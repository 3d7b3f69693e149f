import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { GateError } from '../ground/error.ts';
import { openInput } from '../ground/open-input.ts';
import { platformOf } from '../model/platform.ts';
import type { Platform } from '../model/run.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { ownName } from './own-name.ts';

/** The environment of a verb, injected so that no verb reads a global. */
export interface Terminal {
  readonly cwd: string;
  /** How its user starts this program: `gene-gate`, or `node ../gene-gate/dist/cli/index.js`. */
  readonly name: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: Platform;
  /** Columns of the output; 80 without a terminal. */
  readonly columns: number;
  /** Columns of the notes at any time, because a window can change; 80 without a terminal. */
  noteColumns(): number;
  /** See {@link isColoured}. */
  readonly colour: boolean;
  /** True if lines can be rewritten while commands run. */
  readonly interactive: boolean;
  readonly signal: AbortSignal;
  print(text: string, format?: string): void;
  note(text: string): void;
  /** Folds the notes that follow in the log of a GitHub Actions runner, with a title, or ends that. */
  readonly fold?: (title?: string) => void;
  /** Reads a file by its path relative to {@link cwd}, or standard input for `-`. */
  readInput(path: string): Promise<Buffer>;
  /** Reads like {@link readInput}, in chunks, for inputs that may be too large. */
  openInput(path: string): AsyncIterable<Buffer>;
}

export interface ProcessTerminal extends Terminal {
  /** Waits until the output is written. @returns why it could not be written, if so */
  written(): Promise<GateError | undefined>;
}

export function processTerminal(signal: AbortSignal): ProcessTerminal {
  let name: string | undefined;
  let failure: NodeJS.ErrnoException | undefined;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    failure ??= error;
  });
  // Nothing is left to report it to.
  process.stderr.on('error', () => undefined);
  const { stdout, stderr, env } = process;
  const settled = async () => {
    await new Promise((resolve) => stdout.write('', resolve));
    // The error of a write follows its end.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const isRunner = env.GITHUB_ACTIONS === 'true';
  const encode = isRunner ? withoutRunnerCommands : (text: string) => text;
  const print = (output: string, format = 'text') => void stdout.write(encode(output, format));
  return {
    get cwd() {
      return currentFolder();
    },
    get name() {
      const [, script = ''] = process.argv;
      name ??= ownName({ script, cwd: currentFolder(), path: env.PATH ?? '' });
      return name;
    },
    env,
    platform: platformOf(process.platform),
    columns: Math.max(40, Math.min(stdout.columns || 80, 120)),
    // A terminal that does not know its size says 0.
    noteColumns: () => stderr.columns || 80,
    colour: isColoured(process.argv, env, stdout.isTTY),
    interactive: (stderr.isTTY ?? false) && env.TERM !== 'dumb' && !env.CI,
    signal,
    print,
    note: (output) => void stderr.write(encode(output, 'text')),
    ...(isRunner && {
      fold: (title) =>
        void stderr.write(title === undefined ? '::endgroup::\n' : `::group::${title}\n`),
    }),
    readInput: (path) => buffer(openInput(path)),
    openInput,
    written: async () => {
      await settled();
      return failure && outputFailure(failure);
    },
  };
}

/** Returns the arguments before `--`: those behind it are words of a command. */
export function ownArguments(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

/** The flag of every verb, beside the variables that https://no-color.org and Node.js define. */
export const NO_COLOR_FLAG = '--no-color';

/** Whether text has colours: on a terminal, unless NO_COLOR is set; FORCE_COLOR decides before both, as in Node.js. */
export function isColoured(
  args: readonly string[],
  { FORCE_COLOR: forced, NO_COLOR, TERM }: Terminal['env'],
  isTerminal = false,
): boolean {
  if (ownArguments(args).includes(NO_COLOR_FLAG)) return false;
  if (forced !== undefined) return !/^(?:0|false)$/.test(forced);
  return isTerminal && !NO_COLOR && TERM !== 'dumb';
}

/** @returns undefined for a reader that exits early (`| head`), which is not an error */
function outputFailure(cause: NodeJS.ErrnoException): GateError | undefined {
  if (cause.code === 'EPIPE') return undefined;
  return new GateError(
    'file_unreadable',
    `Cannot write to standard output (${cause.code}).`,
    'Free space where the output is stored, or write the report with --output.',
    { cause },
  );
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new GateError(
      'usage',
      'The current directory does not exist.',
      'Change to an existing directory and run the command again.',
      { cause: error },
    );
  }
}

export type Verb = (terminal: Terminal, done: (exitCode: ExitCode) => void) => Command;

/**
 * Makes output safe for the log of a GitHub Actions runner, which obeys `::command::` at the start of a
 * line (after white space) and `##[command]` anywhere, also in the output of a command that a report
 * quotes. JSON, HTML and XML keep their values: the characters are escaped as the format allows. Other
 * texts get a space, as the runner's own logs do.
 */
export function withoutRunnerCommands(text: string, format: string): string {
  switch (format) {
    case 'json':
    case 'agent':
    case 'jsonl':
    case 'sarif':
      // A line of JSON begins with a bracket, a quote, or a literal.
      return text.replaceAll('##[', '\\u0023#[');
    case 'html':
    case 'junit':
      return text.replaceAll('##[', '&#35;#[').replace(/^([^\S\n]*):(?=:)/gm, '$1&#58;');
    default:
      return text.replaceAll('##[', '## [').replace(/^(\s*):(?=:)/gm, '$1: ');
  }
}
