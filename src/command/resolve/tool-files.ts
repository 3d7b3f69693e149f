import { posix } from 'node:path';
import { movesTo } from '../../programs/table.ts';
import { normalise, type Resolution, resolveInTree } from '../../repo/paths.ts';
import { isRegular } from '../../repo/tree.ts';
import type { Invocation, NamedFile, NamedFiles } from '../reading.ts';
import { firstFile, inspectImport, resolveFound, resolveTests } from './node-files.ts';
import { pathProblem } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { nothingAt } from './tree-file.ts';

/** Endings that tools try for the name of a module or a configuration file. */
const TRIED = [
  '',
  ...['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'jsx', 'tsx', 'json'].map((e) => `.${e}`),
];

/**
 * Resolves the files in a tool's arguments: code, configuration and tests of the commit, which run in
 * addition to the tool. They are judged like a script of node.
 */
export async function resolveToolFiles(invocation: Invocation, place: Place): Promise<Resolved> {
  return resolveAll(invocation.tool ?? { files: [], roots: [] }, place);
}

/** Resolves the configuration and code in the arguments of a program of the policy. */
export function resolveProgramFiles(
  { files = [], flags, family }: Invocation,
  place: Place,
): Promise<Resolved> {
  const roots = flags.flatMap(({ name, value }) =>
    value && family && movesTo(family, name) ? value : [],
  );
  return resolveAll({ files, roots }, place);
}

async function resolveAll({ files, roots }: NamedFiles, place: Place): Promise<Resolved> {
  const bases = ['', ...roots].flatMap((root) => {
    const base = normalise(from(place, root));
    return base === undefined ? [] : [base];
  });
  const results: Resolved[] = [];
  for (const file of files) {
    results.push(
      file.as === 'tests'
        ? await resolveCode(file, place)
        : await resolveFile(file, [...new Set(bases)], place),
    );
  }
  return join(results);
}

async function resolveFile(
  file: NamedFile,
  bases: readonly string[],
  place: Place,
): Promise<Resolved> {
  const { as, path, span } = file;
  const faulty = pathProblem(path, span, place.directory);
  if (faulty !== undefined) return { targets: [], problems: [faulty] };
  const results: Resolved[] = [];
  for (const base of bases) {
    const wanted = normalise(posix.join(base, path));
    if (wanted === undefined) continue;
    const found = await resolveAt(file, wanted, place);
    if (found !== undefined) results.push(found);
  }
  if (results.length > 0) return join(results);
  if (as === 'code' || as === 'config') {
    return nothingAt(place.tree, posix.join(place.directory, path), path, span);
  }
  return as === 'module' && file.first ? inspectImport(place, path, span) : NOTHING;
}

/** @returns undefined if there is no file */
async function resolveAt(
  file: NamedFile,
  wanted: string,
  place: Place,
): Promise<Resolved | undefined> {
  const { as, path, span } = file;
  const { tree } = place;
  const found = firstFile(tree, as === 'place' ? [wanted] : TRIED.map((end) => wanted + end));
  if (found === undefined) return undefined;
  const isFolder = found.kind === 'inside' && !isRegular(found.entry.kind);
  if (as === 'place' && found.kind === 'inside') return NOTHING;
  if (!isFolder) return judgeFound(file, wanted, found, place);
  if (as === 'config') {
    const inner = resolveInTree(tree, posix.join(found.path, 'tsconfig.json'));
    return inner.kind === 'missing' ? NOTHING : judgeFound(file, wanted, inner, place);
  }
  // A package may have the name of a directory.
  const isModule = [...tree.list(found.path)].some((each) => OF_MODULE.test(each.path));
  return isModule ? fails('target-not-a-file', span, { path, reason: 'directory' }) : undefined;
}

/** Files that make a directory a module. */
const OF_MODULE = /(?:^|\/)(?:package\.json|index\.\w+)$/;

async function judgeFound(
  { as, path, span, ifFile }: NamedFile,
  wanted: string,
  found: Resolution,
  place: Place,
): Promise<Resolved> {
  const resolved = await resolveFound(place, { path, wanted, found }, span);
  const isNamed = as === 'module' && ifFile && resolved.targets.length > 0;
  return isNamed ? join([{ targets: [], problems: [ifFile] }, resolved]) : resolved;
}

/** Resolves code that a tool runs: a file, a directory or a pattern. */
function resolveCode({ path, span }: NamedFile, place: Place): Promise<Resolved> {
  return resolveTests(place, path, span, async (which) =>
    which.found.kind === 'inside' && isRegular(which.found.entry.kind)
      ? resolveFound(place, which, span)
      : NOTHING,
  );
}
