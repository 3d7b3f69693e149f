import type { Command } from 'commander';
import type { ExitCode } from '../verdict/exit-code.ts';
import type { Terminal } from './terminal.ts';

/**
 * One verb of the command line: describes itself and hands its exit code to `done`.
 *
 * @param done called once, when the verb has finished
 */
export type Verb = (terminal: Terminal, done: (exitCode: ExitCode) => void) => Command;
