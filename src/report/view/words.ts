import type { Severity } from '../../model/finding.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { CommandVerdict, Verdict } from '../../model/verdict.ts';

/** @returns `1 gene`, `2 genes`, `1,204 genes` */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * Returns a whole number as `1,204`. The first `toLocaleString` of a process takes as long as half a start
 * of Node.
 */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** @returns a duration: `450 ms`, `3.2 s`, `3 min 5 s` */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @returns a number of bytes with a unit: `900 B`, `70.0 MiB` */
export function size(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const number = bytes / 1024 ** power;
  return `${power === 0 ? number : number.toFixed(1)} ${UNITS[power]}`;
}

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** @returns an ISO moment to the minute: `2026-03-02 09:30 UTC` */
export function moment(at: string): string {
  return `${at.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')} UTC`;
}

/** Returns the first seven digits of a commit id, as git shows it. */
export function shortCommit(oid: string | null): string {
  return oid === null ? 'unknown' : oid.slice(0, 7);
}

/** Returns a verdict, severity or grade with spaces instead of underscores. */
export function spoken(word: string): string {
  return word.replaceAll('_', ' ');
}

/** Returns a text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** About as long as the words that count what is left out. */
const COUNTED = 40;

/** Shortens a text to about `max` UTF-16 units, and counts the characters that are left out, if that saves any. */
export function clipCounted(text: string, max: number): string {
  if (text.length <= max + COUNTED) return text;
  const shown = clip(text, max);
  return `${shown} (${count(text.length - shown.length + 1, 'character')} not shown)`;
}

/** Puts a name between backticks for a sentence; its own ones could end the code, and look like ours. */
export function inCode(name: string): string {
  return `\`${name.replaceAll('`', 'ˋ')}\``;
}

/** Names that are shown if there are no more of them. */
const MOST_NAMES = 3;

/** @returns `` `a`, `b`, `c` ``, or of more `` `a`, `b` and 16 more `` */
export function named(all: readonly string[], most = MOST_NAMES): string {
  const distinct = [...new Set(all)];
  const shown = distinct.length <= most ? distinct : distinct.slice(0, most - 1);
  const more = distinct.length - shown.length;
  const names = shown.map((name) => inCode(clip(name, 100))).join(', ');
  return more > 0 ? `${names} and ${grouped(more)} more` : names;
}

/** Shortens a text to `max` UTF-16 units, ending in `…`; never splits a surrogate pair. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

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
export function didRun({ status }: Outcome): boolean {
  return status !== 'blocked' && status !== 'skipped';
}

/** @returns `passed in 3.2 s`, `failed with exit code 1 after 450 ms`, `skipped` */
export function outcomeWords(outcome: Outcome): string {
  const words = statusWords(outcome);
  if (!didRun(outcome)) return words;
  return `${words} ${outcome.status === 'passed' ? 'in' : 'after'} ${duration(outcome.duration_ms)}`;
}

/** The meaning of a color or icon; a word beside it always states it too. */
export type Tone = 'good' | 'bad' | 'caution' | 'waiting' | 'quiet';

export const VERDICT_TONES = {
  pass: 'good',
  warn: 'caution',
  fail: 'bad',
  error: 'bad',
  needs_approval: 'waiting',
} as const satisfies Record<Verdict, Tone>;

export const COMMAND_TONES = {
  allow: 'good',
  warn: 'caution',
  block: 'bad',
} as const satisfies Record<CommandVerdict, Tone>;

export const SEVERITY_TONES = {
  error: 'bad',
  warning: 'caution',
  notice: 'quiet',
} as const satisfies Record<Severity, Tone>;

/** The verdict as the headline shows it. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  pass: 'pass',
  warn: 'pass with warnings',
  fail: 'fail',
  error: 'could not decide',
  needs_approval: 'approval required',
};
