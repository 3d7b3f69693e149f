import type { Span } from '../../model/finding.ts';
import { isWithin, normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { launchedBy } from '../invocation/index.ts';
import { isTestRun } from '../invocation/parse-node.ts';
import type { Invocation } from '../reading.ts';
import { alternativesOf, isPattern } from './path-patterns.ts';

/** Flags of node, npm and npx whose value is a path that is judged. */
const PATH_FLAGS: ReadonlySet<string> = new Set(['--env-file', '--env-file-if-exists', '--prefix']);

/**
 * What the text of paths says already, without a tree: a script, an environment file, a prefix or a
 * workspace that leaves the repository or stands in `.git`; a machine's own path among arguments.
 *
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

/** A path of one machine, alone or as the value of a flag. */
const MACHINE_PATH =
  /^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;

/** Returns the {@link pathProblem} of an operand of `node --test`, which can be a pattern. */
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
