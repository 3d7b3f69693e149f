import type { Captured, Outcome } from '../../model/outcome.ts';
import { outputLines } from '../escape.ts';
import { chop } from './columns.ts';

/** More than the gate keeps of a stream; bounds the cost of a report from elsewhere. */
const READ_CHARACTERS = 256 * 1024;

/** Returns the lines of a stream as far as it was kept, without colors, and says what is missing. */
export function streamLines({ head, tail, bytes, truncated }: Captured): string[] {
  const linesOf = (text: string) => (text === '' ? [] : outputLines(text.replace(/\r?\n$/, '')));
  const gap = truncated ? [`[${bytes} bytes in total; the middle is omitted]`] : [];
  return [...linesOf(head), ...gap, ...linesOf(tail)];
}

/** How the failure begins in the output of a tool. */
interface ErrorPattern {
  readonly start: RegExp;
  /** The failure stands after a line like this. */
  readonly after?: RegExp;
  /** Lines before the start that belong to it. */
  readonly before?: number;
}

/** The first one that occurs wins: test runners print the errors of Node.js as a part of theirs. */
const PATTERNS: Readonly<Record<string, ErrorPattern>> = {
  vitest: { start: /^ FAIL {2}\S/ },
  jest: { start: /^ {2}● / },
  mocha: { start: /^ {2}\d+\) /, after: /^ {2}\d+ failing$/ },
  'node --test': { start: /^(?:test at |✖ )/, after: /^✖ failing tests:$/ },
  tap: { start: /^\s*not ok \d/ },
  pytest: { start: /^>\s+\S/, after: /^=+ (?:FAILURES|ERRORS) =+$/ },
  python: { start: /^Traceback \(most recent call last\):$/ },
  'cargo test': { start: /^thread '[^']*' .*panicked at / },
  rustc: { start: /^error\[E\d+\]: / },
  'go test': { start: /^\s*--- FAIL: |^panic: / },
  tsc: { start: /(?:^|: )error TS\d+: / },
  eslint: { start: /^\s+\d+:\d+\s+error\s/, before: 1 },
  exception: { start: /^(?:Uncaught )?[\w.]*(?:Error|Exception)\b(?: \[\w+\])?(?::|$)/ },
  make: { start: /^make(?:\[\d+\])?: \*\*\* / },
};

/** What an error of an unknown tool looks like. */
const ANY: ErrorPattern = {
  start:
    /^(?!npm warn).*\b(?<!\b0 )(?:errors?|fail(?:ed|ure|s)?|fatal|panic|cannot|denied|not found)\b/i,
};

/**
 * Lines that follow the error message: stack frames inside Node, the fields that repeat the message of a
 * missing module, and npm's summary.
 */
const NOISE =
  /^\s*\^*$|^\s+at (?:.*\()?node:|^ {2}(?:code: 'MODULE_NOT_FOUND',?|requireStack: \[.*)$|^\}$|^Node\.js v\d|^stack backtrace:$|^ +\d+: [\w<]|^npm (?:error|ERR!) (?:A complete log|path|command|Lifecycle script)/;

/** Lines of the Test Anything Protocol (version 14) that report no failure; `# fail 1` stays. */
const TAP_NOISE =
  /^# (?:tests|suites|pass|cancelled|skipped|todo|duration_ms) [\d.]+$|^\s*1\.\.\d+$|^TAP version \d+$|^\s+(?=\S)(?:---|\.\.\.|signal: ~|duration_ms: [\d.]+|stack: \|-|[\w.<> ]+ \(node:[^)]*\)|node:\S+)$/;

/** A stack frame of a dependency, as Node.js, vitest, Rust, Python, pytest and Go print it. */
const DEPENDENCY_FRAME =
  /^\s+(?:at|❯) .*(?<![\w.-])(?:node_modules[/\\]|rustc\/|\.cargo[/\\]registry[/\\])|^\s+File ".*[/\\](?:site-packages|lib[/\\]python)|^\S*[/\\](?:site-packages|lib[/\\]python[\d.]*)[/\\]\S+:\d+: |^\t?\s*\S*\/go\/(?:pkg\/mod|src)\/\S+:\d+ \+0x/;

/**
 * Returns the lines that show why a command failed: from the beginning of the failure that a known tool
 * reports, else from the first line that looks like an error, else the last ones. Standard error comes
 * first. Stack frames of dependencies are left out, and paths are relative to the repository.
 *
 * @param most lines
 * @param columns a longer line is wrapped; default: never
 */
export function errorLines(
  { stdout, stderr, root }: Outcome,
  most: number,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const shorten = relativePaths(root);
  const linesOf = (text: string) => outputLines(shorten(text.slice(-READ_CHARACTERS)));
  const streams = [stderr, stdout];
  const whole = streams.map(({ head, tail }) => linesOf(`${head}\n${tail}`));
  const found = beginningOf(whole, Object.values(PATTERNS)) ?? beginningOf(whole, [ANY]);
  const ends = streams.map(({ head, tail }) => linesOf(tail === '' ? head : tail).filter(isSaid));
  const end = ends.find((lines) => lines.length > 0) ?? [];
  const shown = found ? found.filter(isSaid).slice(0, most) : end.slice(-most);
  const wrapped = shown
    .flatMap((line) => chop(line.trimEnd(), columns))
    .map((line) => line.trimEnd());
  return found ? wrapped.slice(0, most) : wrapped.slice(-most);
}

function isSaid(line: string): boolean {
  return ![NOISE, TAP_NOISE, DEPENDENCY_FRAME].some((pattern) => pattern.test(line));
}

/** Returns the lines from the beginning of the failure on, in the first stream that contains one. */
function beginningOf(
  streams: readonly (readonly string[])[],
  patterns: readonly ErrorPattern[],
): readonly string[] | undefined {
  return streams.map((lines) => beginningIn(lines, patterns)).find(Boolean);
}

function beginningIn(
  lines: readonly string[],
  patterns: readonly ErrorPattern[],
): readonly string[] | undefined {
  for (const { start, after, before = 0 } of patterns) {
    const from = after ? lines.findIndex((line) => after.test(line)) : 0;
    const at = lines.findIndex((line, index) => from !== -1 && index >= from && start.test(line));
    if (at !== -1) return lines.slice(Math.max(0, at - before));
  }
  return undefined;
}

/** Characters of a path; a path that continues before or after the root is another one. */
const IN_PATH = String.raw`[\w.@+~-]`;

/**
 * Returns a function that shortens paths in a program's output to paths relative to the repository, also
 * those of `file:` URLs. The root itself becomes `.`.
 *
 * @param root of the checkout as the program saw it, with `/` or `\`; undefined: nothing is shortened
 */
export function relativePaths(root: string | undefined): (text: string) => string {
  if (root === undefined || root.length < 2) return (text) => text;
  const url = `file://${root.startsWith('/') ? '' : '/'}${encodeURI(root.replaceAll('\\', '/'))}`;
  const forms = [url, `file://${root}`, root.replaceAll('\\', '\\\\'), root];
  const pattern = new RegExp(
    `(?<!${IN_PATH})(?:${forms.map(literal).join('|')})(?:([/\\\\]{1,2})(?=${IN_PATH})|(?!${IN_PATH}))`,
    'g',
  );
  return (text) => text.replace(pattern, (_, separator?: string) => (separator ? '' : '.'));
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
