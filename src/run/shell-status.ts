import { constants } from 'node:os';

const SHELL_SIGNAL_BASE = 128;

/**
 * What became of a program that a shell waited for. A shell says 128 + N for a program that signal N
 * ended; one that itself ends with such a code cannot be distinguished from it.
 */
export function fromShell(
  exitCode: number | null,
  signal: string | null,
): { exitCode: number | null; signal: string | null } {
  const number = (exitCode ?? 0) - SHELL_SIGNAL_BASE;
  const [name] = Object.entries(constants.signals).find(([, value]) => value === number) ?? [];
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}
