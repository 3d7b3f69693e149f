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

/** Build files that one notice names. */
const MOST_FILES = 5;

/** What a program that the policy allows would run of the commit, and what decides what it does. */
export async function resolveProgram(
  invocation: Invocation,
  family: ProgramFamily,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const moved = directoryOf(invocation, family, place);
  if ('problems' in moved) return moved;
  const { subcommand, starts, operands, module, launched } = invocation;
  const [first] = operands;
  const results = [
    buildFiles(family, place, spanOf(invocation)),
    ...pathsOf(invocation, moved),
    await resolveProgramFiles(invocation, place),
  ];
  const at = { subcommand: subcommand ?? first?.text ?? '', span: spanOf(invocation) };
  results.push(inspectSettings(family, moved, at));
  if (module !== undefined && (starts !== 'module' || launched)) {
    results.push(inspectModule(family, moved, module));
  }
  if (first !== undefined && starts === 'file') results.push(runFile(invocation, family, moved));
  if (first !== undefined && starts === 'module')
    results.push(resolveModule(moved, first, invocation.passthrough));
  if (!isPackageManager(family)) return join(results);
  if (subcommand === 'run' || subcommand === 'exec' || subcommand === 'script-or-tool') {
    results.push(await resolvePackageManager(invocation, family, moved, trail));
  } else if (subcommand !== undefined && selectsPackages(invocation, family)) {
    // `bun --filter a test` runs a script of this name, where there is one.
    const script = { text: subcommand, span: spanOf(invocation), quoted: false };
    const run = { ...invocation, subcommand: 'run', operands: [script] };
    results.push(await resolvePackageManager(run, family, moved, trail));
  }
  return join(results);
}

function spanOf({ operands, flags }: Invocation): Span {
  return operands[0]?.span ?? flags[0]?.span ?? { start: 0, end: 0 };
}

/** Where a program works, if a flag such as `-C DIR` says so. */
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
 * The files of the commit that decide what a program does. They are code of the commit as a test is: not
 * judged by their content, but said, and a change of one changes what validates.
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

/** The files of the commit that match a pattern; one without a slash matches a name. */
function filesLike(tree: Tree, patterns: readonly string[]): readonly string[] {
  const isOne = (path: string) =>
    patterns.some((pattern) =>
      matchesPattern(pattern.includes('/') ? path : posix.basename(path), pattern, { dot: true }),
    );
  return [...tree.files()].flatMap(({ path }) =>
    !isWithin(path, 'node_modules') && isOne(path) ? path : [],
  );
}

/** Paths among the operands and values, which a symlink may lead out of the repository. */
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

/** The file that a program runs, or only parses: code of its language behind symlinks, too. */
function runFile(
  { operands: [first], parsed }: Invocation,
  family: ProgramFamily,
  place: Place,
): Resolved {
  if (first === undefined) return NOTHING;
  const { targets, problems } = resolveFile(place, first);
  // What stands in the command is judged with its words.
  const isSaid = extensionProblems(family, first.text, first.span).length > 0;
  const other = targets.flatMap(({ path = '' }) =>
    isSaid ? [] : extensionProblems(family, path, first.span),
  );
  return {
    targets: targets.map((each) => ({ ...each, ...(parsed && { parsed }) })),
    problems: [...problems, ...other],
  };
}

/** A script that a program runs: a regular file of the commit. */
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

/** `python -m a.b`: a module of the commit; one of an installed package is not known. */
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
 * `python -m` looks into the working directory first, for the module and for what it imports: a change must
 * not put code there in the place of a program or of the standard library.
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
 * The files of a change that can give a command another meaning: an alias, a wrapper, a shell or a plug-in. They
 * are not read. Those that stand at the base, a review has accepted.
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
