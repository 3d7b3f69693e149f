import type { Span } from '../../model/finding.ts';
import { isWithin, normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { matchesStars } from '../../shell/glob-pattern.ts';
import { launchedBy } from '../invocation/index.ts';
import { isTestRun } from '../invocation/parse-node.ts';
import type { Invocation } from '../reading.ts';

/** Flags of node, npm and npx with a path that is judged. */
const PATH_FLAGS: ReadonlySet<string> = new Set(['--env-file', '--env-file-if-exists', '--prefix']);

/**
 * Returns problems visible in the text of paths, without a tree: a script, environment file, prefix or
 * workspace outside of the repository or in `.git`; a path of one machine among arguments.
 * @param directory the working directory, relative to the root
 */
export function inspectPaths(invocation: Invocation, directory: string): readonly Problem[] {
  const { passthrough } = invocation;
  const problems: Problem[] = [];
  const check = (path: string, span: Span): void => {
    const problem = pathProblem(path, span, directory);
    if (problem !== undefined) problems.push(problem);
  };
  for (const each of [invocation, ...launchedBy(invocation)]) {
    for (const { name, value, span } of each.flags) {
      if (value === undefined) continue;
      if (PATH_FLAGS.has(name)) check(value, span);
      if (name === '--workspace' && /^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(value)) check(value, span);
    }
    for (const { as, path, span } of (each.subcommand === 'exec' && each.tool?.files) || []) {
      const problem = as === 'tests' ? testProblem(path, span, directory) : undefined;
      if (problem !== undefined) problems.push(problem);
    }
    if (each.program !== 'node' && each.starts !== 'file') continue;
    const judge = each.program === 'node' && isTestRun(each) ? testProblem : pathProblem;
    for (const { text, span } of each.operands) {
      const problem = text === '' || text === '-' ? undefined : judge(text, span, directory);
      if (problem !== undefined) problems.push(problem);
    }
  }
  const machine = passthrough.find(({ text }) => MACHINE_PATH.test(text));
  if (machine !== undefined) {
    problems.push(problemAt('absolute-path', machine.span, { path: machine.text }));
  }
  return problems;
}

/** A path of one machine, alone or as a flag's value. */
const MACHINE_PATH =
  /^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;

/** Like {@link pathProblem}, for an operand of `node --test`, which can be a pattern. */
export function testProblem(path: string, span: Span, directory: string): Problem | undefined {
  if (!isPattern(path)) return pathProblem(path, span, directory);
  const alternatives = alternativesOf(path);
  if (alternatives === undefined)
    return problemAt('glob-unclear', span, { pattern: path, reason: 'too_many' });
  for (const each of [path, ...alternatives]) {
    const problem = pathProblem(each, span, directory);
    if (problem !== undefined) return { ...problem, args: { ...problem.args, path } };
  }
  return undefined;
}

/** Returns the problem with the text of a path, independent of the tree. */
export function pathProblem(path: string, span: Span, directory: string): Problem | undefined {
  if (/^[A-Za-z][A-Za-z0-9+.-]+:/.test(path) && /^(?:data|node|file|[a-z]+:\/)/i.test(path)) {
    return problemAt('target-outside', span, { path, reason: 'address' });
  }
  const absolutePath = /^(?:[\\/]|[A-Za-z]:)/.test(path);
  const inside = absolutePath
    ? undefined
    : normalise(directory === '' ? path : `${directory}/${path}`);
  if (inside === undefined) {
    const reason = absolutePath ? 'absolute' : 'above';
    return problemAt('target-outside', span, { path, reason });
  }
  if (isWithin(inside, '.git', { ignoreCase: true })) {
    return problemAt('target-outside', span, { path, reason: 'git' });
  }
  return undefined;
}

/** Accepts names, `*`, and one `**`. Other globs may take very long to match. */
export function isPlainGlob(pattern: string): boolean {
  if (pattern.length > 200 || pattern.split('**').length > 2) return false;
  if (pattern === '.') return true;
  return pattern.split('/').every((segment) => /^(?!\.{1,2}$)[\w@.*-]+$/.test(segment));
}

export interface MatchOptions {
  /** Also accept a directory in which something might match. */
  readonly partial?: boolean;
  /** Let `*` and `**` match names that begin with a dot. */
  readonly dot?: boolean;
}

/** True if a path matches a plain glob by segments; `**` is any number of directories. */
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

/** True if node reads an operand of `--test` as a pattern. */
export function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** Returns the directory where the search for a pattern starts. */
export function baseOf(pattern: string): string {
  return pattern.replace(/(?<![^/])[^/]*[*?[{].*$/s, '');
}

/** Far more alternatives than people write. */
const MAX_ALTERNATIVES = 200;
const MAX_LENGTH = 1_000;

/**
 * Returns the patterns that glob libraries try for one pattern: they first expand braces, and a class
 * of one letter is that letter, so `{..,x}` and `[.][.]` lead upwards.
 * @returns undefined if there are too many
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
