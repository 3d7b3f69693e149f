import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isOfLibrary } from '../../programs/languages/python.ts';
import { movesTo, type ProgramFamily } from '../../programs/table.ts';
import { UNKNOWN_MODULE } from '../../programs/tools/unknown-tools.ts';
import { isWithin, normalise, resolveInTree } from '../../repo/paths.ts';
import { perTree } from '../../repo/per-tree.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import type { Word } from '../../shell/word.ts';
import { pythonFiles } from '../invocation/named-files.ts';
import { parseUnknownTool } from '../invocation/parse-tool.ts';
import type { Invocation } from '../reading.ts';
import { foldersUpFrom } from './npm-project.ts';
import { isPackageManager, resolvePackageManager, selectsPackages } from './package-manager.ts';
import { matchesPattern } from './path-patterns.ts';
import { pathProblem } from './path-text.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { resolveProgramFiles } from './tool-files.ts';
import { entryFrom, fileAt, readText, runs } from './tree-file.ts';

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
  if (subcommand !== undefined) {
    const span = spanOf(invocation);
    results.push(await inspectAliases(family, moved, { subcommand, span }));
  }
  if (module !== undefined && (starts !== 'module' || launched)) {
    results.push(inspectModule(family, moved, module));
  }
  if (first !== undefined && starts === 'file') results.push(resolveFile(moved, first));
  if (first !== undefined && starts === 'module')
    results.push(resolveModule(moved, first, invocation.passthrough));
  if (!isPackageManager(family)) {
    const at = { subcommand: subcommand ?? first?.text ?? '', span: spanOf(invocation) };
    return join([...results, await inspectWrappers(family, moved, at)]);
  }
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
    // Maven takes a file of the directory, too.
    const directory = isRegular(entry.kind) ? posix.dirname(entry.path) : entry.path;
    moved = { ...place, directory: directory.replace(/^\.$/, '') };
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
    if (isWithin(path, '.git', { ignoreCase: true })) return fails('target-in-git', span, { path });
    return resolveInTree(place.tree, path).kind === 'outside'
      ? fails('target-outside', span, { path: text, reason: 'symlink' })
      : NOTHING;
  });
}

/** A script that a program runs: a regular file of the commit. */
function resolveFile(place: Place, { text: path, span }: Word): Resolved {
  const faulty = pathProblem(path, span, place.directory);
  if (faulty !== undefined) return { targets: [], problems: [faulty] };
  const wanted = normalise(from(place, path)) ?? '';
  const entry = fileAt(resolveInTree(place.tree, wanted), path, span);
  if ('problems' in entry) return entry;
  if (!entry.tracked) return fails('target-untracked', span, { path });
  return runs(place, { name: path, path: entry.path, wanted }, span);
}

/** `python -m a.b`: a module of the commit; one of an installed package is not known. */
function resolveModule(place: Place, module: Word, words: readonly Word[]): Resolved {
  const { text, span } = module;
  const file = pythonFiles(text).find(
    (each) => !each.endsWith('/__init__.py') && place.tree.stat(from(place, each)) !== undefined,
  );
  if (file === undefined) {
    const problems = parseUnknownTool(module, words, UNKNOWN_MODULE);
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
  const subcommand = `-m ${text}`;
  const [root] = text.split('.');
  const added = [...changed].filter((path) => {
    const [, name = ''] =
      /^(\w+)(?:\.py|\/__init__\.py)$/.exec(posix.relative(directory, path)) ?? [];
    const isNew = tree.stat(path) !== undefined && base?.stat(path) === undefined;
    return isNew && (name === root || isOfLibrary(name));
  });
  return join(
    added.map((path) => fails('subcommand-aliased', span, { program, subcommand, path })),
  );
}

const MAX_BYTES = 256 * 1024;

/** What hides names from a search: a key that is written with escapes, and files that are read besides. */
const HIDDEN = /"[^"\n]*\\[uUxX][^"\n]*"\s*[=.\]]|(?:^|[\s{,."'])include["']?\s*=/m;

/** What a command starts, and where it says so. */
interface Started {
  readonly subcommand: string;
  readonly span: Span;
  /** The files that are looked at; default: all. */
  readonly counts?: (path: string) => boolean;
}

/**
 * Whether configuration of the commit gives a subcommand another meaning, as `alias.t` of Cargo does. The
 * text is searched for the name in any table, which finds more than a parser of TOML would, but never less.
 *
 * @param subcommand as the command has it
 */
function inspectAliases(family: ProgramFamily, place: Place, started: Started): Promise<Resolved> {
  const subcommand = started.subcommand.replace(/ .*$/s, '');
  const key = keyPattern(subcommand);
  const renames = (text: string) => HIDDEN.test(text) || (/alias/.test(text) && key.test(text));
  const files = family.data.alias_files.map((file) => [file, renames] as const);
  return inspectSettings(family, place, { ...started, subcommand }, files);
}

/** What a file of words may say: memory, threads, and how much is printed. */
const HARMLESS_WORD =
  /^(?:-X(?:m[sx]|ss)\w+|-T|\d+C?|-[Bq]|-ntp|--(?:batch-mode|no-transfer-progress|quiet))$/;

/**
 * Whether the change edits configuration that replaces the programs of a command, or wraps them: `runner` of
 * Cargo starts the tests. What stands at the base, a review has accepted.
 */
function inspectWrappers(family: ProgramFamily, place: Place, started: Started): Promise<Resolved> {
  const files = Object.entries(family.data.deciding_settings).map(
    ([file, names]) => [file, (text: string) => wraps(names, text)] as const,
  );
  const counts = (path: string) => place.changed.has(path);
  return inspectSettings(family, place, { ...started, counts }, files);
}

/** Looks at files from the working directory up, by what decides; a file that cannot be read does. */
async function inspectSettings(
  { program }: ProgramFamily,
  { tree, directory }: Place,
  { subcommand, span, counts }: Started,
  files: readonly (readonly [file: string, decides: (text: string) => boolean])[],
): Promise<Resolved> {
  const results: Resolved[] = [];
  for (const folder of files.length === 0 ? [] : foldersUpFrom(directory)) {
    for (const [file, decides] of files) {
      const path = posix.join(folder, file);
      const read = counts?.(path) !== false ? await readText(tree, path, MAX_BYTES) : undefined;
      if (read === undefined || ('text' in read && !decides(read.text))) continue;
      results.push(fails('subcommand-aliased', span, { program, subcommand, path }));
    }
  }
  return join(results);
}

/** @param names alternatives of a regular expression */
function keyPattern(names: string): RegExp {
  return new RegExp(`(?:^|[\\s{,.["'])(?:${names})["']?\\s*=`, 'm');
}

/** @param names keys of TOML, or `*` for a file of words */
function wraps(names: string, text: string): boolean {
  if (names === '*') {
    const words = text.replace(/#.*/g, '').split(/\s+/);
    return words.some((word) => word !== '' && !HARMLESS_WORD.test(word));
  }
  return HIDDEN.test(text) || keyPattern(names.replaceAll(' ', '|')).test(text);
}
