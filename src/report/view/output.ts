import type { Outcome } from '../../model/outcome.ts';
import { terminalLines } from '../escape.ts';
import { chop } from './columns.ts';

/** More than any excerpt shows; bounds the cost of hostile output. */
const READ_CHARACTERS = 8192;

/** Lines that follow the error message: stack frames inside Node, and npm's summary. */
const NOISE =
  /^\s*\^*$|^\s+at (?:.*\()?node:|^Node\.js v\d|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/;

/** Lines of the Test Anything Protocol (version 14) that report no failure; `# fail 1` stays. */
const TAP_NOISE =
  /^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|[\w.<> ]+ \(node:[^)]*\))$/;

/**
 * Returns the last relevant lines of a command's standard error, or of its standard output if there are
 * none: at most `most` lines of at most `columns`.
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
