import { hasOneReading, lex } from '../../src/shell/lex.ts';
import { readWithShell, type Shell, type ShellReading } from './shells.ts';

const PROGRAMS = new Set(['node', 'npm', 'npx']);

export interface Accepted {
  readonly command: string;
  readonly ours: ShellReading;
}

/** @returns what our reading says that a shell would pass, or undefined if there is no one reading */
export function accepted(command: string): Accepted | undefined {
  const result = lex(command);
  const argv = result.words.map(({ text }) => text);
  if (!hasOneReading(result) || !PROGRAMS.has(argv[0] ?? '')) return undefined;
  const value = (name: string) =>
    result.assignments.findLast((assignment) => assignment.name === name)?.value ?? '';
  return { command, ours: { environment: [value('NODE_ENV'), value('FORCE_COLOR')], argv } };
}

/**
 * @returns the commands that a shell reads differently. The first one is the cause: a command that
 *   the shell cannot read makes all that follow it in the same process differ too.
 */
export function differences(shell: Shell, commands: readonly Accepted[]) {
  const theirs = readWithShell(
    shell,
    commands.map(({ command }) => command),
  );
  const all = commands
    .map((command, index) => ({ ...command, theirs: theirs[index] }))
    .filter(({ ours, theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs));
  if (all.length === 0 && theirs.length !== commands.length) {
    throw new Error(`${shell.name} read ${theirs.length} commands, not ${commands.length}`);
  }
  return all;
}
