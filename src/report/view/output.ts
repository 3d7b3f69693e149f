import type { Outcome } from '../../model/outcome.ts';
import { terminalLines } from '../escape.ts';
import { chop } from './columns.ts';

/** More than any excerpt shows, so that a hostile megabyte costs nothing. */
const READ_CHARACTERS = 8192;

/** Noise that follows the words that matter: where Node was, and how npm feels about it. */
const NOISE =
  /^\s*\^*$|^\s+at (?:.*\()?node:|^Node\.js v\d|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/;

/** What a test run in the Test Anything Protocol (version 14) says besides its failures; `# fail 1` stays. */
const TAP_NOISE =
  /^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|[\w.<> ]+ \(node:[^)]*\))$/;

/**
 * The last lines that matter of what a command printed: of its error stream if it printed there,
 * else of its output. At most `most` lines of at most `columns`.
 */
export function lastLines({ stdout, stderr }: Outcome, most: number, columns: number): string[] {
  for (const { head, tail } of [stderr, stdout]) {
    const lines = terminalLines((tail === '' ? head : tail).slice(-READ_CHARACTERS)).filter(
      (line) => !NOISE.test(line) && !TAP_NOISE.test(line),
    );
    if (lines.length > 0) {
      return lines
        .slice(-most)
        .flatMap((line) => chop(line.trimEnd(), columns))
        .slice(-most)
        .map((line) => line.trimEnd());
    }
  }
  return [];
}

const STATUS_WORDS: Record<Outcome['status'], string> = {
  passed: 'passed',
  failed: 'failed',
  timed_out: 'timed out',
  blocked: 'blocked',
  skipped: 'skipped',
  crashed: 'crashed',
};

/** @returns `failed with exit code 1`, `timed out`, `crashed with SIGSEGV` */
export function statusWords({ status, exit_code, signal }: Outcome): string {
  if (status === 'failed' && exit_code !== null) return `failed with exit code ${exit_code}`;
  if (status === 'crashed' && /^SIG\w{2,12}$/.test(signal ?? '')) return `crashed with ${signal}`;
  return STATUS_WORDS[status];
}
