import type { Verdict } from '../model/verdict.ts';

/** 0: pass or warn. 1: the gate says no, or waits for approval. 2: it could not decide. */
export type ExitCode = 0 | 1 | 2;

const EXIT_CODES: Record<Verdict, ExitCode> = {
  pass: 0,
  warn: 0,
  fail: 1,
  needs_approval: 1,
  error: 2,
};

/** The exit code of the command line for a verdict; part of the public contract. */
export function exitCodeOf(verdict: Verdict): ExitCode {
  return EXIT_CODES[verdict];
}
