import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isWithin, normalise, type Resolution, resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { isReadByProgram } from '../../shell/assignment.ts';
import { isTestRun } from '../invocation/parse-node.ts';
import type { Flag, Invocation } from '../reading.ts';
import {
  dependencyHome,
  inspectDependency,
  isUnverified,
  packageOf,
  resolveAtHome,
} from './dependency.ts';
import { alternativesOf, baseOf, isPattern, pathProblem, testProblem } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { fileAt, nothingAt, runs } from './tree-file.ts';

/** Extensions that node runs. A file without one is CommonJS. */
const EXTENSIONS: ReadonlySet<string> = new Set(['', 'js', 'mjs', 'cjs', 'ts', 'mts', 'cts']);

/**
 * Resolves the file of `node PATH`: node simplifies the path textually, tries extensions, then follows
 * symlinks. It must be a regular file of the commit, or of a declared and locked dependency; a directory
 * is refused.
 */
async function resolveScript(place: Place, path: string, span: Span): Promise<Resolved> {
  const { tree } = place;
  const faulty = pathProblem(path, span, place.directory);
  if (faulty !== undefined) return { targets: [], problems: [faulty] };
  if (path.includes('\\')) return fails('target-not-a-file', span, { path, reason: 'backslash' });
  const wanted = normalise(from(place, path)) ?? '';
  const home = dependencyHome(place);
  if (home !== '' && isWithin(wanted, posix.join(home, 'node_modules'))) {
    return resolveAtHome(place, (inner) => resolveScript(inner, path, span));
  }
  const found = firstFile(tree, candidatesFor(wanted));
  if (found === undefined) return missing(place, path, wanted, span);
  if (found.kind === 'inside' && found.entry.kind === 'directory') {
    return fails('target-not-a-file', span, { path, reason: 'directory' });
  }
  return resolveStarted(place, { path, wanted, found }, span);
}

interface Found {
  /** As in the command. */
  readonly path: string;
  /** From the root, before symlinks. */
  readonly wanted: string;
  readonly found: Resolution;
}

/** Resolves a file that runs or decides what runs: of the commit, or of a locked dependency. */
export async function resolveFound(
  place: Place,
  { path, wanted, found }: Found,
  span: Span,
): Promise<Resolved> {
  const entry = fileAt(found, path, span);
  if ('problems' in entry) return entry;
  const trust = await trustProblems(place, entry, path, span);
  if (trust.some(isUnverified)) return { targets: [], problems: trust };
  const run = runs(place, { name: path, path: entry.path, wanted }, span);
  return { ...run, problems: [...trust, ...run.problems] };
}

/** Like {@link resolveFound}, for a file that node itself starts. */
async function resolveStarted(place: Place, which: Found, span: Span): Promise<Resolved> {
  const { path, wanted } = which;
  const entry = fileAt(which.found, path, span);
  if ('problems' in entry) return entry;
  const extension = /\.([^./]*)$/.exec(posix.basename(entry.path))?.[1] ?? '';
  if (!EXTENSIONS.has(extension))
    return fails('target-extension', span, { program: 'node', path, extension });
  const resolved = await resolveFound(place, which, span);
  if (resolved.targets.length === 0) return resolved;
  const owner = packageOf(entry.path);
  // The arguments are judged by the path in the command, so it must name the package that runs.
  if (owner && !isWithin(wanted, 'node_modules') && !wanted.includes(`node_modules/${owner}`)) {
    return fails('dependency-unverified', span, { name: owner, path, fault: 'linked' });
  }
  const writes = entry.tracked && (await callsWriteFunctions(place.tree, entry));
  return writes ? join([resolved, fails('target-writes', span, { path: entry.path })]) : resolved;
}

/** The audit covers files of the commit, a lockfile covers dependencies, and nothing covers other files. */
async function trustProblems(
  place: Place,
  { path: real, tracked, built }: TreeEntry,
  path: string,
  span: Span,
): Promise<Problem[]> {
  const name = packageOf(real);
  if (name === undefined) {
    const trusted = (tracked || built) && !isWithin(real, 'node_modules');
    return trusted ? [] : [problemAt('target-missing', span, { path, untracked: true })];
  }
  if (!tracked) return await inspectDependency(place, { name, path }, span);
  return [problemAt('dependency-unverified', span, { name, path, fault: 'committed' })];
}

async function missing(place: Place, path: string, wanted: string, span: Span): Promise<Resolved> {
  const owner = packageOf(wanted);
  if (owner === undefined && place.tree.isPending?.(wanted)) {
    return fails('target-not-judged', span, { path });
  }
  if (owner === undefined || place.tree.stat('node_modules') !== undefined) {
    return nothingAt(place.tree, wanted, path, span);
  }
  const problems = await inspectDependency(place, { name: owner, path }, span);
  if (problems.some(isUnverified)) return { targets: [], problems };
  return join([fails('not-installed', span, { name: owner }), { targets: [], problems }]);
}

/**
 * Resolves an operand of a test runner: a file, a directory, or a pattern, which the runner expands below its
 * fixed part.
 * @param resolve reads a path that is no directory
 */
export async function resolveTests(
  place: Place,
  path: string,
  span: Span,
  resolve: (found: Found) => Promise<Resolved>,
): Promise<Resolved> {
  const faulty = testProblem(path, span, place.directory);
  if (faulty !== undefined) return { targets: [], problems: [faulty] };
  const paths = isPattern(path) ? (alternativesOf(path) ?? []).map(baseOf) : [path];
  const found = paths.map((each) => resolveInTree(place.tree, from(place, each)));
  if (found.some(({ kind }) => kind === 'outside'))
    return fails('target-outside', span, { path, reason: 'symlink' });
  const [only] = found;
  const isFolder = only?.kind === 'inside' && only.entry.kind === 'directory' && only.entry.tracked;
  if (isPattern(path) || only === undefined || isFolder) return NOTHING;
  return resolve({ path, wanted: normalise(from(place, path)) ?? path, found: only });
}

/** Larger files are not searched. */
const MAX_BYTES = 256 * 1024;

/** Calls of node's `fs` that write, delete or rename files, by names with hardly another meaning. */
const WRITES =
  /\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;

/**
 * True if a script's own text calls functions that change files. A hint for reviewers: imports are not
 * searched, and comments count as code.
 */
async function callsWriteFunctions(tree: Tree, entry: TreeEntry): Promise<boolean> {
  if ((entry.size ?? 0) > MAX_BYTES) return false;
  const source = (await tree.read(entry.path)).toString('latin1');
  return WRITES.test(source);
}

/** Endings that node tries in this order. `.json` and `.node` are refused later. */
const TRIED = ['', '.js', '.json', '.node'] as const;

function candidatesFor(path: string): readonly string[] {
  return path === '' ? [''] : TRIED.map((end) => path + end);
}

/** Returns the first existing candidate; a file takes precedence over a directory. */
export function firstFile(tree: Tree, candidates: readonly string[]): Resolution | undefined {
  const found = candidates
    .map((path) => resolveInTree(tree, path))
    .filter((resolution) => resolution.kind !== 'missing');
  return found.find((each) => each.kind !== 'inside' || isRegular(each.entry.kind)) ?? found[0];
}

/** Resolves the files that node would run, or read because of its flags. */
export async function resolveNode(invocation: Invocation, place: Place): Promise<Resolved> {
  const { flags, operands } = invocation;
  const tests = isTestRun(invocation);
  const results: Resolved[] = [];
  for (const flag of flags) results.push(await inspectNodeFlag(flag, place));
  for (const { text, span } of operands) {
    if (text === '' || text.startsWith('-')) continue;
    const started = () => resolveScript(place, text, span);
    results.push(tests ? await resolveTests(place, text, span, started) : await started());
  }
  const { targets, problems } = join(results);
  if (!flags.some(({ name }) => name === '--check')) return { targets, problems };
  return { targets: targets.map((each) => ({ ...each, parsed: true })), problems };
}

const PRELOADING: ReadonlySet<string> = new Set(['--import', '--require', '--experimental-loader']);

async function inspectNodeFlag(flag: Flag, place: Place): Promise<Resolved> {
  const { name, value = '', span } = flag;
  if (name === '--env-file' || name === '--env-file-if-exists') {
    return inspectEnvironmentFile(place, value, span);
  }
  if (name === '--test-reporter-destination') return inspectWritten(place, value, span);
  if (!PRELOADING.has(name) || !/^[@a-z]/i.test(value)) return NOTHING;
  return inspectImport(place, value, span);
}

/** Refuses to write to a file of the commit or `.git`, or behind a symlink that leaves the tree. */
function inspectWritten(place: Place, path: string, span: Span): Resolved {
  if (/^std(?:out|err)$/.test(path)) return NOTHING;
  const faulty = pathProblem(path, span, place.directory);
  if (faulty !== undefined) return { targets: [], problems: [faulty] };
  const found = resolveInTree(place.tree, normalise(from(place, path)) ?? '');
  if (found.kind === 'outside') return fails('target-outside', span, { path, reason: 'symlink' });
  const isTracked = found.kind === 'inside' && found.entry.tracked;
  return isTracked ? fails('writes-files', span, { program: 'node', flag: path }) : NOTHING;
}

/** Inspects the package in a module specifier of `import`. */
export async function inspectImport(place: Place, path: string, span: Span): Promise<Resolved> {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  return { targets: [], problems: await inspectDependency(place, { name, path }, span) };
}

/** Names of variables anywhere in the file, because quoted values may span lines. */
const NAMES = /(?<!\w)([A-Za-z_]\w*)\s*=/g;

/** Inspects the variables that a file of `node --env-file` sets. */
async function inspectEnvironmentFile(place: Place, path: string, span: Span): Promise<Resolved> {
  if (pathProblem(path, span, place.directory) !== undefined) return NOTHING;
  const found = resolveInTree(place.tree, from(place, path));
  if (found.kind === 'missing' && place.tree.isPending?.(found.path)) {
    return fails('target-not-judged', span, { path });
  }
  const entry = fileAt(found, path, span);
  if ('problems' in entry) return entry;
  if (!entry.tracked && !entry.built)
    return fails('target-missing', span, { path, untracked: true });
  if ((entry.size ?? 0) > MAX_BYTES) {
    return fails('environment-file-unsafe', span, { path, names: [] });
  }
  const text = (await place.tree.read(entry.path)).toString('utf8');
  const names = [...text.matchAll(NAMES)]
    .map(([, name = '']) => name)
    .filter((name) => isReadByProgram(name.toUpperCase()) && name.toUpperCase() !== 'NODE_ENV');
  const unique = [...new Set(names)].slice(0, 10);
  return unique.length === 0
    ? NOTHING
    : fails('environment-file-unsafe', span, { path, names: unique });
}
