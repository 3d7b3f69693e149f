import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isTestRun } from '../invocation/parse-node.ts';
import type { Flag, Invocation } from '../reading.ts';
import { inspectDependency } from './dependency.ts';
import { pathProblem } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { resolveScript, resolveTest } from './script-file.ts';
import { fileAt } from './tree-file.ts';

/** The files that node would run, and those that its flags make it read. */
export async function resolveNode(invocation: Invocation, place: Place): Promise<Resolved> {
  const { flags, operands } = invocation;
  const tests = isTestRun(invocation);
  if (isDebugger(invocation, tests)) return NOTHING;
  const results: Resolved[] = [];
  for (const flag of flags) results.push(await inspectNodeFlag(flag, place));
  for (const { text, span } of operands) {
    if (text === '' || text.startsWith('-')) continue;
    const resolve = tests ? resolveTest : resolveScript;
    results.push(await resolve(place, text, span));
  }
  return join(results);
}

function isDebugger({ operands }: Invocation, tests: boolean): boolean {
  const first = operands[0]?.text;
  return first === 'inspect' || (first === 'debug' && !tests);
}

const PRELOADING: ReadonlySet<string> = new Set(['--import', '--require', '--experimental-loader']);

/** What a flag of node makes it read. */
export async function inspectNodeFlag(flag: Flag, place: Place): Promise<Resolved> {
  const { name, value = '', span } = flag;
  if (name === '--env-file' || name === '--env-file-if-exists') {
    return inspectEnvironmentFile(place, value, span);
  }
  if (!PRELOADING.has(name) || !/^[@a-z]/i.test(value)) return NOTHING;
  return inspectImport(place, value, span);
}

/** The package of a module that is named as `import` names one. */
export async function inspectImport(place: Place, path: string, span: Span): Promise<Resolved> {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  return { targets: [], problems: await inspectDependency(place, { name, path }, span) };
}

const MAX_BYTES = 256 * 1024;

/**
 * Variables by which a loader, a shell, node, npm, git or TLS is made to run or trust something
 * else. Looked for anywhere in the file, because quoted values may span lines.
 */
const UNSAFE =
  /(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;

/** What would be set by a file that `node --env-file` names. */
async function inspectEnvironmentFile(place: Place, path: string, span: Span): Promise<Resolved> {
  if (pathProblem(path, span, place.directory) !== undefined) return NOTHING;
  const found = resolveInTree(place.tree, from(place, path));
  if (found.kind === 'missing' && place.tree.isPending?.(found.path)) {
    return fails('target-not-judged', span, { path });
  }
  const entry = fileAt(found, path, span);
  if ('problems' in entry) return entry;
  if (!entry.tracked && !entry.built) return fails('target-untracked', span, { path });
  if ((entry.size ?? 0) > MAX_BYTES) {
    return fails('environment-file-unsafe', span, { path, names: [] });
  }
  const text = (await place.tree.read(entry.path)).toString('utf8');
  const names = [...text.matchAll(UNSAFE)]
    .map(([match]) => match.replace(/\s*=$/, ''))
    .filter((name) => name.toUpperCase() !== 'NODE_ENV');
  const unique = [...new Set(names)].slice(0, 10);
  return unique.length === 0
    ? NOTHING
    : fails('environment-file-unsafe', span, { path, names: unique });
}
