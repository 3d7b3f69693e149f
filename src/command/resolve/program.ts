import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isOfLibrary } from '../../programs/languages/python-library.ts';
import { movesTo, type ProgramFamily } from '../../programs/table.ts';
import { isWithin, normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular, perTree, type Tree } from '../../repo/tree.ts';
import type { Word } from '../../shell/word.ts';
import { pythonFiles } from '../invocation/judge-flag.ts';
import { parseUnknownTool } from '../invocation/parse-tool.ts';
import { extensionProblems } from '../invocation/starts.ts';
import type { Invocation } from '../reading.ts';
import { isPackageManager, resolvePackageManager, selectsPackages } from './package-manager.ts';
import { matchesPattern, pathProblem } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { resolveProgramFiles } from './tool-files.ts';
import { entryFrom, runs } from './tree-file.ts';
import { foldersUpFrom } from './workspaces.ts';

/** Build files in one notice. */
const MOST_FILES = 5;

/** Resolves the commit's files that a program of the policy would run, or that decide what it does. */
export async function resolveProgram(
  invocation: Invocation,
  family: ProgramFamily,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const moved = directoryOf(invocation, family, place);
  if ('problems' in moved) return moved;
  const { subcommand, starts, operands, module } = invocation;
  const [first] = operands;
  const results = [
    buildFiles(family, place, spanOf(invocation)),
    ...pathsOf(invocation, moved),
    await resolveProgramFiles(invocation, place),
  ];
  const at = { subcommand: subcommand ?? first?.text ?? '', span: spanOf(invocation) };
  results.push(inspectSettings(family, moved, at));
  if (module !== undefined && starts !== 'module') {
    results.push(inspectModule(family, moved, module));
  }
  if (first !== undefined && starts === 'file') results.push(runFile(invocation, family, moved));
  if (first !== undefined && starts === 'module')
    results.push(resolveModule(moved, first, invocation.passthrough));
  if (!isPackageManager(family)) return join(results);
  if (subcommand === 'run' || subcommand === 'exec' || subcommand === 'script-or-tool') {
    results.push(await resolvePackageManager(invocation, family, moved, trail));
  } else if (subcommand !== undefined && selectsPackages(invocation, family)) {
    // `bun --filter a test` runs a script of this name, if it exists.
    const script = { text: subcommand, span: spanOf(invocation), quoted: false };
    const run = { ...invocation, subcommand: 'run', operands: [script] };
    results.push(await resolvePackageManager(run, family, moved, trail));
  }
  return join(results);
}

function spanOf({ operands, flags }: Invocation): Span {
  return operands[0]?.span ?? flags[0]?.span ?? { start: 0, end: 0 };
}

/** Returns the working directory after flags such as `-C DIR`. */
function directoryOf({ flags }: Invocation, family: ProgramFamily, place: Place): Place | Resolved {
  let moved = place;
  for (const { name, value, span } of flags) {
    if (value === undefined || !movesTo(family, name)) continue;
    const entry = entryFrom(moved, value, span);
    if ('problems' in entry) return entry;
    moved = { ...place, directory: entry.path };
  }
  return moved;
}

/**
 * Reports the commit's files that decide what a program does. Like tests, they are code of the commit
 * and not judged by content, but a change of one changes the validation.
 */
function buildFiles(
  { program, data }: ProgramFamily,
  { tree, changed }: Place,
  span: Span,
): Resolved {
  if (data.build_files.length === 0) return NOTHING;
  const known = buildFilesOf(tree);
  const files = known.get(data) ?? filesLike(tree, data.build_files);
  known.set(data, files);
  const touched = files.filter((path) => changed.has(path));
  const shown = files.slice(0, MOST_FILES);
  return join([
    files.length === 0
      ? NOTHING
      : fails('build-files-unread', span, { program, files: shown, count: files.length }),
    ...touched.map((path) => fails('target-changed', span, { path })),
  ]);
}

const buildFilesOf = perTree(() => new Map<ProgramFamily['data'], readonly string[]>());

/** A pattern without a slash matches a file's name. */
function filesLike(tree: Tree, patterns: readonly string[]): readonly string[] {
  const isOne = (path: string) =>
    patterns.some((pattern) =>
      matchesPattern(pattern.includes('/') ? path : posix.basename(path), pattern, { dot: true }),
    );
  return [...tree.files()].flatMap(({ path }) =>
    !isWithin(path, 'node_modules') && isOne(path) ? path : [],
  );
}

/** Resolves paths in operands and values, which a symlink could lead out of the repository. */
function pathsOf(
  { operands, flags, starts, subcommand, family }: Invocation,
  place: Place,
): Resolved[] {
  const isName = family && isPackageManager(family) && subcommand !== 'test';
  const own = starts === undefined && !isName ? operands : [];
  const named: { readonly text: string; readonly span: Span }[] = [
    ...own.map(({ text, span }) => ({ text: text.replace(/::.*$/s, ''), span })),
    ...flags.flatMap(({ value, span }) => (value === undefined ? [] : [{ text: value, span }])),
  ];
  return named.map(({ text, span }) => {
    const path = normalise(from(place, text));
    if (path === undefined || path === '') return NOTHING;
    if (isWithin(path, '.git', { ignoreCase: true }))
      return fails('target-outside', span, { path, reason: 'git' });
    return resolveInTree(place.tree, path).kind === 'outside'
      ? fails('target-outside', span, { path: text, reason: 'symlink' })
      : NOTHING;
  });
}

/** Resolves the file that a program runs or only parses: code of its language, even behind symlinks. */
function runFile(
  { operands: [first], parsed }: Invocation,
  family: ProgramFamily,
  place: Place,
): Resolved {
  if (first === undefined) return NOTHING;
  const { targets, problems } = resolveFile(place, first);
  // The path in the command was already judged by its text.
  const isSaid = extensionProblems(family, first.text, first.span).length > 0;
  const other = targets.flatMap(({ path = '' }) =>
    isSaid ? [] : extensionProblems(family, path, first.span),
  );
  return {
    targets: targets.map((each) => ({ ...each, ...(parsed && { parsed }) })),
    problems: [...problems, ...other],
  };
}

/** Resolves a script that a program runs: a regular file of the commit. */
function resolveFile(place: Place, { text: path, span }: Word): Resolved {
  const faulty = pathProblem(path, span, place.directory);
  if (faulty !== undefined) return { targets: [], problems: [faulty] };
  const entry = entryFrom(place, path, span);
  if ('problems' in entry) return entry;
  if (!isRegular(entry.kind)) return fails('target-not-a-file', span, { path, reason: entry.kind });
  if (!entry.tracked) return fails('target-missing', span, { path, untracked: true });
  const wanted = normalise(from(place, path)) ?? '';
  return runs(place, { name: path, path: entry.path, wanted }, span);
}

/** Resolves `python -m a.b`: a module of the commit; modules of installed packages are unknown. */
function resolveModule(place: Place, module: Word, words: readonly Word[]): Resolved {
  const { text, span } = module;
  const file = pythonFiles(text).find(
    (each) => !each.endsWith('/__init__.py') && place.tree.stat(from(place, each)) !== undefined,
  );
  if (file === undefined) {
    const problems = parseUnknownTool(module, words, place.families.tools.module);
    return join([fails('tool-unknown', span, { tool: text }), { targets: [], problems }]);
  }
  return resolveFile(place, { text: file, span, quoted: false });
}

/**
 * Refuses new modules in the working directory, where `python -m` looks first: they would replace a
 * program or the standard library.
 */
function inspectModule(
  { program }: ProgramFamily,
  { tree, base, changed, directory }: Place,
  { text, span }: Word,
): Resolved {
  const [root] = text.split('.');
  const added = [...changed].filter((path) => {
    const [, name = ''] =
      /^(\w+)(?:\.py|\/__init__\.py)$/.exec(posix.relative(directory, path)) ?? [];
    const isNew = tree.stat(path) !== undefined && base?.stat(path) === undefined;
    return isNew && (name === root || isOfLibrary(name));
  });
  return settingsChanged(added, { program, subcommand: `-m ${text}` }, span);
}

/**
 * Refuses a change of files that can give a command another meaning by an alias, wrapper, shell or
 * plug-in. Their content is not read. A review accepted the files at the base.
 */
function inspectSettings(
  { program, data }: ProgramFamily,
  { changed, directory }: Place,
  { subcommand, span }: { readonly subcommand: string; readonly span: Span },
): Resolved {
  const settings = foldersUpFrom(directory).flatMap((folder) =>
    data.settings.map((file) => posix.join(folder, file)),
  );
  const touched = [...changed].filter((path) => settings.some((file) => isWithin(path, file)));
  return settingsChanged(touched, { program, subcommand }, span);
}

function settingsChanged(
  paths: readonly string[],
  what: { readonly program: string; readonly subcommand: string },
  span: Span,
): Resolved {
  return join(paths.map((path) => fails('settings-changed', span, { ...what, path })));
}
