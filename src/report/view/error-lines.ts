import type { Captured, Outcome } from '../../model/outcome.ts';
import { outputLines } from '../escape.ts';
import { chop, clipColumns } from './columns.ts';
import { count } from './words.ts';

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

/** A line that says what went wrong, in any language: an exception or a compiler's error with its text. */
const MESSAGE =
  /\b(?:\w*(?:Error|Exception)|[Ff]atal error|panic|error(?:\[\w+\]| TS\d+)?)(?: \[\w+\])?: +(?!\|)\S|^\S+:\d+:\d+: \S/;

/** The first one that occurs wins: test runners print the errors of Node.js as a part of theirs. */
const PATTERNS: Readonly<Record<string, ErrorPattern>> = {
  vitest: { start: /^ FAIL {2}\S/ },
  jest: { start: /^ {2}● / },
  mocha: { start: /^ {2}\d+\) /, after: /^ {2}\d+ failing$/ },
  'node --test': { start: /^(?:test at |✖ )/, after: /^✖ failing tests:$/ },
  tap: { start: /^\s*not ok \d/ },
  pytest: { start: /^(?:>\s+\S|_+ ERROR )/, after: /^=+ (?:FAILURES|ERRORS) =+$/ },
  python: { start: /^Traceback \(most recent call last\):$/ },
  'cargo test': { start: /^thread '.*' .*panicked at / },
  'go test': { start: /^\s*--- FAIL: |^panic: / },
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
 * first. Stack frames of dependencies are left out, and paths are relative to the repository. Of more lines, the
 * first ones stay, the messages of errors and the last one, and what is left out is counted.
 * @param most lines
 * @param columns a longer line is wrapped; default: never
 */
export function errorLines(
  { stdout, stderr, root }: Outcome,
  most: number,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const shorten = relativePaths(root);
  const kept = (text: string) => shorten(text.slice(-READ_CHARACTERS));
  const streams = [stderr, stdout].map((stream) =>
    streamLines({ ...stream, head: kept(stream.head), tail: kept(stream.tail) }).filter(isSaid),
  );
  const found = [Object.values(PATTERNS), [{ start: MESSAGE }], [ANY]]
    .map((patterns) => beginningIn(streams, patterns))
    .find(Boolean);
  const lines = found?.lines ?? streams.find(({ length }) => length > 0) ?? [];
  const rows = lines.map((line) => wrapped(line.trimEnd(), columns));
  for (let room = most; room > 0; room -= 1) {
    const shown = excerpt(rows, chosen(lines, rows, found?.at, room));
    if (shown.length <= most) return shown;
  }
  return [];
}

const MOST_ROWS_OF_LINE = 3;

function wrapped(line: string, columns: number): readonly string[] {
  const rows = chop(line, columns).map((row) => row.trimEnd());
  const [last = '', ...rest] = rows.slice(MOST_ROWS_OF_LINE - 1);
  if (rest.length === 0) return rows;
  return [...rows.slice(0, MOST_ROWS_OF_LINE - 1), clipColumns(last + rest.join(''), columns)];
}

/** More of them leave no room for what each is about. */
const MOST_MESSAGES = 3;

/** Below this room, the last line says less than the first ones. */
const ROOM_FOR_LAST = 5;

/** Returns the indexes of lines for `room` rows: the messages of errors first, then the last line, then the others. */
function chosen(
  lines: readonly string[],
  rows: readonly (readonly string[])[],
  from: number | undefined,
  room: number,
): ReadonlySet<number> {
  const after = [...lines.keys()].slice(from ?? 0);
  const messages = after.filter((index) => MESSAGE.test(lines[index] ?? ''));
  const last = room < ROOM_FOR_LAST ? after.length : -1;
  const order =
    from === undefined
      ? after.reverse()
      : [
          ...messages.slice(0, Math.min(MOST_MESSAGES, Math.ceil(room / 4))),
          ...after.filter((index) => /[a-z]{2}/i.test(lines[index] ?? '')).slice(last),
          ...after,
        ];
  const all = new Set<number>();
  let left = room;
  for (const index of new Set(order)) {
    left -= rows[index]?.length ?? 0;
    if (left < 0) break;
    all.add(index);
  }
  return all;
}

/** Returns the rows of the chosen lines, with the number of those between them. */
function excerpt(rows: readonly (readonly string[])[], chosen: ReadonlySet<number>): string[] {
  const shown: string[] = [];
  let out = 0;
  const close = (next: number) => {
    const alone = rows[next - 1] ?? [];
    // One line takes no more room than its count.
    if (out === 1 && alone.length === 1) shown.push(...alone);
    else if (out > 0) shown.push(`… ${count(out, 'line')} left out`);
    out = 0;
  };
  for (const [index, each] of rows.entries()) {
    if (!chosen.has(index)) out += 1;
    else {
      close(index);
      shown.push(...each);
    }
  }
  close(rows.length);
  return shown;
}

function isSaid(line: string): boolean {
  return ![NOISE, TAP_NOISE, DEPENDENCY_FRAME].some((pattern) => pattern.test(line));
}

/** Where a failure begins in the lines of a stream. */
interface Beginning {
  readonly lines: readonly string[];
  readonly at: number;
}

/** Returns the beginning of the failure in the first stream that contains one. */
function beginningIn(
  streams: readonly (readonly string[])[],
  patterns: readonly ErrorPattern[],
): Beginning | undefined {
  for (const lines of streams) {
    for (const { start, after, before = 0 } of patterns) {
      const from = after ? lines.findIndex((line) => after.test(line)) : 0;
      const at = lines.findIndex((line, index) => from !== -1 && index >= from && start.test(line));
      if (at !== -1) return { lines, at: Math.max(0, at - before) };
    }
  }
  return undefined;
}

/** Characters of a path; a path that continues before or after the root is another one. */
const IN_PATH = String.raw`[\w.@+~-]`;

/**
 * Returns a function that shortens paths in a program's output to paths relative to the repository, also
 * those of `file:` URLs. The root itself becomes `.`.
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
