import type { Verdict } from '../model/verdict.ts';

/** 0: pass or warn. 1: the gate fails or waits for approval. 2: the gate could not decide. */
export type ExitCode = 0 | 1 | 2;

const EXIT_CODES: Record<Verdict, ExitCode> = {
  pass: 0,
  warn: 0,
  fail: 1,
  needs_approval: 1,
  error: 2,
};

/** Returns the command line's exit code for a verdict; part of the public contract. */
export function exitCodeOf(verdict: Verdict): ExitCode {
  return EXIT_CODES[verdict];
}
