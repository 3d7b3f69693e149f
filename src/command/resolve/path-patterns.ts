import { matchesStars } from '../../shell/glob-pattern.ts';

/** The patterns of `workspaces`, as npm orders and combines them (`@npmcli/map-workspaces`). */
interface WorkspacePatterns {
  readonly wanted: readonly string[];
  /** The same by entry: braces make several patterns of one. */
  readonly entries: readonly (readonly string[])[];
  readonly refused: readonly string[];
}

/** Names, `*`, and `**` once: globs as people write them. Others may take for ever to match. */
function isPlain(pattern: string): boolean {
  if (pattern.length > 200 || pattern.split('**').length > 2) return false;
  if (pattern === '.') return true;
  return pattern.split('/').every((segment) => /^(?!\.{1,2}$)[\w@.*-]+$/.test(segment));
}

/**
 * Reads the entries of `workspaces`: one `!` refuses, and a later pattern takes back an earlier refusal
 * that matches it.
 *
 * @returns `unclear`: an entry that is not a plain glob, if there is one
 */
export function readPatterns(
  entries: readonly string[],
): WorkspacePatterns | { readonly unclear: string } {
  const wanted: (readonly string[])[] = [];
  const refused: string[] = [];
  // Which refusals match a pattern with braces is not read.
  const unread = entries.some((entry) => entry.includes('{')) ? /[[\]!]/ : /[[\]]/;
  for (const entry of entries) {
    const marks = /^!*/.exec(entry)?.[0].length ?? 0;
    const patterns = unread.test(entry) ? undefined : alternativesOf(entry.slice(marks));
    const plain = patterns?.map((each) => each.replace(/^\.?\/+/, '').replace(/\/$/, ''));
    if (!plain?.every(isPlain)) return { unclear: entry };
    if (marks % 2 === 1) {
      refused.push(...plain);
      continue;
    }
    // npm steps over the refusal behind one that it takes back.
    for (let at = 0; at < refused.length; at += 1) {
      if (plain.some((each) => matchesPattern(each, refused[at] ?? ''))) refused.splice(at, 1);
    }
    wanted.push(plain);
  }
  const left = wanted.filter(
    (each) => !each.some((one) => refused.some((other) => matchesPattern(one, other))),
  );
  return { wanted: left.flat(), entries: left, refused };
}

/** How a path is held against a pattern. */
interface MatchOptions {
  /** Also true for a directory in which something might match. */
  readonly partial?: boolean;
  /** `*` and `**` match names that begin with a dot. */
  readonly dot?: boolean;
}

/** Whether a path matches a plain glob, segment by segment; `**` stands for any number of directories. */
export function matchesPattern(path: string, pattern: string, options: MatchOptions = {}): boolean {
  return matchSegments(path.split('/'), pattern.split('/'), options);
}

function matchSegments(
  path: readonly string[],
  pattern: readonly string[],
  options: MatchOptions,
): boolean {
  const [segment, ...below] = path;
  const [glob, ...rest] = pattern;
  if (segment === undefined) return options.partial || pattern.every((each) => each === '**');
  if (glob === undefined) return false;
  if (glob !== '**') {
    return matchesSegment(segment, glob, options) && matchSegments(below, rest, options);
  }
  if (matchSegments(path, rest, options)) return true;
  return matchesSegment(segment, '*', options) && matchSegments(below, pattern, options);
}

function matchesSegment(segment: string, glob: string, { dot = false }: MatchOptions): boolean {
  if (segment.startsWith('.') && !glob.startsWith('.') && !dot) return false;
  return matchesStars(segment, glob);
}

/** Whether node takes an operand of `--test` for a pattern. */
export function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** The directory in which a pattern begins to look. */
export function baseOf(pattern: string): string {
  return pattern.replace(/[^/]*[*?[{].*$/s, '');
}

/** Nobody writes more alternatives. */
const MAX_ALTERNATIVES = 200;
const MAX_LENGTH = 1_000;

/**
 * The patterns that glob libraries try for one: braces are expanded first, and a class of one letter is that
 * letter, so that `{..,x}` and `[.][.]` climb.
 *
 * @returns undefined if there are more than anybody writes
 */
export function alternativesOf(pattern: string): readonly string[] | undefined {
  if (pattern.length > MAX_LENGTH) return undefined;
  let open = [pattern.replace(/\[(.)(?:-\1)?\]/gs, '$1')];
  const done: string[] = [];
  while (open.length > 0) {
    const next: string[] = [];
    for (const each of open) {
      const braces = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(each);
      if (braces === null) done.push(each);
      else {
        const { 0: whole, 1: inner = '', index } = braces;
        const [before, after] = [each.slice(0, index), each.slice(index + whole.length)];
        next.push(...inner.split(',').map((choice) => `${before}${choice}${after}`));
      }
    }
    if (next.length + done.length > MAX_ALTERNATIVES) return undefined;
    open = next;
  }
  return done;
}
