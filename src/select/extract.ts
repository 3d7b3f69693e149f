import { normalizeErrorText } from './error-signature.ts';
import { ERROR_LINE, KEYWORDS, MISSING, OPPORTUNITIES, QUOTED_OPPORTUNITIES } from './triggers.ts';

/** UTF-16 units of an error's detail (specification 7) and of a request's snippet. */
const LONGEST = { detail: 260, snippet: 200 } as const;

/** Number of occurrences that make an error recurring (specification 7). */
const RECURRING = 3;

/** The signal of a text without any other signal (specification 7). */
const NOTHING_WRONG = 'stable_success_plateau';

/**
 * Finds the signals in a log or in an instruction: first errors, then missing resources, then
 * opportunities, then keywords. Does not detect signals that depend on the history of past cycles
 * (stagnation, loops, saturation).
 *
 * @returns distinct signals; `session_logs_missing` for an empty text, and `stable_success_plateau`
 *   for a text without any other signal
 */
export function extractSignals(text: string): string[] {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return ['session_logs_missing'];
  const signals = [
    ...errorsIn(lines),
    ...found(MISSING, lines),
    ...requestsIn(lines),
    ...found(OPPORTUNITIES, lines),
    ...keywordsIn(lines),
  ];
  return signals.length === 0 ? [NOTHING_WRONG] : [...new Set(signals)];
}

function errorsIn(lines: readonly string[]): string[] {
  const errors = lines.filter((line) => ERROR_LINE.test(line));
  const [first] = errors;
  if (first === undefined) return [];
  const recurring = mostFrequent(errors);
  return [
    'log_error',
    `errsig:${first.slice(0, LONGEST.detail)}`,
    ...(recurring.times < RECURRING
      ? []
      : [
          'recurring_error',
          `recurring_errsig(${recurring.times}x):${recurring.line.slice(0, LONGEST.detail)}`,
        ]),
  ];
}

/** Errors are equal if their normalised texts are equal; the first one represents them. */
function mostFrequent(errors: readonly string[]): { line: string; times: number } {
  const counts = new Map<string, { line: string; times: number }>();
  for (const line of errors) {
    const key = normalizeErrorText(line);
    const count = counts.get(key) ?? { line, times: 0 };
    count.times += 1;
    counts.set(key, count);
  }
  return [...counts.values()].reduce((most, count) => (count.times > most.times ? count : most));
}

function found(signals: typeof MISSING, lines: readonly string[]): string[] {
  return signals
    .filter(([, words]) => lines.some((line) => words.test(line)))
    .map(([signal]) => signal);
}

function requestsIn(lines: readonly string[]): string[] {
  return QUOTED_OPPORTUNITIES.flatMap(([signal, words]) => {
    const line = lines.find((each) => words.test(each));
    return line === undefined ? [] : [`${signal}:${snippetOf(line, words)}`];
  });
}

/** Returns the part of the line that starts shortly before the matching words. */
function snippetOf(line: string, words: RegExp): string {
  const start = Math.max(0, line.search(words) - LONGEST.snippet / 4);
  return line.slice(start, start + LONGEST.snippet).trim();
}

function keywordsIn(lines: readonly string[]): string[] {
  const words = new Set(
    lines.flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []),
  );
  return KEYWORDS.filter((keyword) => words.has(keyword));
}
