import { constants } from 'node:os';

const SHELL_SIGNAL_BASE = 128;

/**
 * Converts a shell's exit code to the program's exit code or signal. A shell returns 128 + N for a
 * program ended by signal N; a program that itself exits with such a code is indistinguishable.
 */
export function fromShell(
  exitCode: number | null,
  signal: string | null,
): { exitCode: number | null; signal: string | null } {
  const name = signalName((exitCode ?? 0) - SHELL_SIGNAL_BASE);
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}

/** @returns undefined for a number without a name */
export function signalName(number: number): string | undefined {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
}
