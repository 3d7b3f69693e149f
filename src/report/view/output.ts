import type { Outcome } from '../../model/outcome.ts';
import { duration } from './words.ts';

const STATUS_WORDS: Record<Outcome['status'], string> = {
  passed: 'passed',
  failed: 'failed',
  timed_out: 'timed out',
  blocked: 'blocked',
  skipped: 'skipped',
  crashed: 'crashed',
  not_runnable: 'not runnable here',
  error: 'not decided',
};

/** @returns `failed with exit code 1`, `timed out`, `crashed with SIGSEGV` */
export function statusWords({ status, exit_code, signal }: Outcome): string {
  if (status === 'failed' && exit_code !== null) return `failed with exit code ${exit_code}`;
  if (status === 'crashed' && /^SIG\w{2,12}$/.test(signal ?? '')) return `crashed with ${signal}`;
  return STATUS_WORDS[status];
}

/** The kinds of side effects of a command, in the order of a report. */
export const SIDE_EFFECTS = ['created', 'changed', 'deleted'] as const;

export type SideEffect = (typeof SIDE_EFFECTS)[number];

/** Returns the number of paths of a kind, including those that are not listed. */
export function sideEffectCount(kind: SideEffect, effects: Outcome['side_effects']): number {
  return effects?.totals?.[kind] ?? effects?.[kind].length ?? 0;
}

/** Returns whether the command was started. */
function didRun({ status }: Outcome): boolean {
  return status !== 'blocked' && status !== 'skipped';
}

/** @returns `passed in 3.2 s`, `failed with exit code 1 after 450 ms`, `skipped` */
export function outcomeWords(outcome: Outcome): string {
  const words = statusWords(outcome);
  if (!didRun(outcome)) return words;
  return `${words} ${outcome.status === 'passed' ? 'in' : 'after'} ${duration(outcome.duration_ms)}`;
}
