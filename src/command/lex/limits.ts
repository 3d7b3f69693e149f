import type { ProblemCollector } from './problem.ts';

/** Linux gives a single argument of execve 128 KiB (MAX_ARG_STRLEN), and `sh -c` takes one. */
const MAX_COMMAND_BYTES = 128 * 1024;

/** A run of blanks that pushes what follows out of sight in any viewer. */
const MAX_RUN = 100;
/** Superfluous blanks in all: those that follow another blank. */
const MAX_PADDING = 1_000;

/** @returns true if the command is too long to be looked at; then that is its only problem */
export function isTooLong(command: string, problems: ProblemCollector): boolean {
  const fits =
    command.length * 3 <= MAX_COMMAND_BYTES || Buffer.byteLength(command) <= MAX_COMMAND_BYTES;
  if (fits) return false;
  const span = { start: 0, end: command.length };
  problems.add('command-too-long', span, { limit: MAX_COMMAND_BYTES });
  return true;
}

/** Reports blanks, quoted or not, that hide the rest of a command. */
export function inspectBlanks(command: string, problems: ProblemCollector): void {
  if (command.length < MAX_RUN) return;
  let padding = 0;
  let runStart = 0;
  for (let index = 0; index <= command.length; index += 1) {
    const character = command.charAt(index);
    if (character === ' ' || character === '\t') continue;
    const run = index - runStart;
    if (run > 1) padding += run - 1;
    if (run >= MAX_RUN || padding >= MAX_PADDING) {
      const blanks = Math.max(run, padding);
      problems.add('blank-padding', { start: runStart, end: index }, { blanks });
      return;
    }
    runStart = index + 1;
  }
}
