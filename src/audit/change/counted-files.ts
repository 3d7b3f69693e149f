import type { AssetChange } from '../../assets/asset.ts';
import { assetPathTest } from '../../assets/globs.ts';
import type { Reading } from '../../command/reading.ts';
import type {
  BlastRadius,
  CountedFile,
  Exemption,
  HiddenReason,
} from '../../model/blast-radius.ts';
import type { Policy } from '../../policy/policy.ts';
import { isWritten } from '../../programs/file-names.ts';
import type { Change, FileChange } from '../../repo/change.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { linesOf, measureChange, namesOf, type Size } from './blast-radius.ts';

interface GeneCommands {
  readonly change: AssetChange;
  readonly commands: readonly { readonly reading: Reading }[];
}

/**
 * Returns names that are counted separately, with the reason: files of the asset store, some new
 * scripts of genes, and with `counting: reference` the files that the reference engine ignores.
 */
export function exemptPaths(
  change: Change,
  policy: Policy,
  genes: readonly GeneCommands[],
  tree: Tree,
): ReadonlyMap<string, Exemption> {
  const names = change.files.flatMap(namesOf);
  if (policy.blast_radius.counting === 'reference') {
    return new Map(
      names.filter((name) => !isCountedByReference(name)).map((name) => [name, 'reference']),
    );
  }
  return new Map<string, Exemption>([
    ...newScripts(change, genes, tree).map((path) => [path, 'validation_script'] as const),
    ...names.filter(assetPathTest(policy)).map((path) => [path, 'asset_store'] as const),
  ]);
}

/** Limits of exempt new scripts for all genes of a change. Further scripts count like any other file. */
const MOST = { always: 5, files: 20, lines: 1_000, bytes: 64 * 1024 } as const;

/**
 * Selects exempt new scripts, the shortest first, at most one for each changed gene: added files named
 * without a pattern in these genes' commands.
 */
function newScripts(change: Change, genes: readonly GeneCommands[], tree: Tree): string[] {
  const changed = genes.filter(({ change: { kind } }) => kind === 'added' || kind === 'modified');
  const named = new Set(changed.flatMap(namedFiles));
  const scripts = change.files
    .filter(({ status, path }) => status === 'added' && named.has(path))
    .map((file) => ({
      path: file.path,
      lines: linesOf(file),
      bytes: tree.stat(file.path)?.size ?? 0,
    }))
    .sort((a, b) => a.lines - b.lines || a.bytes - b.bytes);
  const left = { lines: MOST.lines, bytes: MOST.bytes };
  return scripts
    .slice(0, Math.min(MOST.files, Math.max(MOST.always, changed.length)))
    .flatMap(({ path, lines, bytes }) => {
      left.lines -= lines;
      left.bytes -= bytes;
      return left.lines >= 0 && left.bytes >= 0 ? [path] : [];
    });
}

function namedFiles({ commands }: GeneCommands): string[] {
  return commands.flatMap(({ reading: { command, targets } }) =>
    targets.flatMap(({ kind, via, name, path }) =>
      kind === 'file' && via === undefined && path && command.includes(name) ? [path] : [],
    ),
  );
}

/** Lists every touched name with its exemption, most lines first. */
export function countedFiles(
  change: Change,
  exempt: ReadonlyMap<string, Exemption>,
  tree: Tree,
): CountedFile[] {
  return change.files
    .flatMap((file) => namesOf(file).map((path) => countedFile(file, path, exempt.get(path), tree)))
    .sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
}

/** The lines and hiding attributes of a rename belong to its new name. */
function countedFile(
  file: FileChange,
  path: string,
  exempt: Exemption | undefined,
  tree: Tree,
): CountedFile {
  const isNew = path === file.path;
  const lines = isNew ? linesOf(file) : 0;
  const veil = isNew ? hiddenReasonOf(file, tree) : undefined;
  const bytes = veil === 'binary' ? tree.stat(path)?.size : undefined;
  return {
    path,
    ...(exempt && { exempt }),
    lines,
    ...(veil && { veil }),
    ...(bytes !== undefined && { bytes }),
  };
}

/** More bytes per line than in a handwritten new file, as in minified code. */
const LONG_LINE = 1000;

function hiddenReasonOf(
  { binary, status, path, added }: FileChange,
  tree: Tree,
): HiddenReason | undefined {
  if (binary) return 'binary';
  const { size = 0 } = status === 'added' ? (tree.stat(path) ?? {}) : {};
  return size > LONG_LINE * Math.max(1, added) ? 'long_lines' : undefined;
}

/**
 * The files that the reference engine (1.29.8) does not count, and those that it counts otherwise, towards
 * a blast radius, for `counting: reference`.
 */
const EXCLUDED = [
  /^(?:event\.json|temp_(?:gep|evolution)_output\.json|evolution_error\.log)$/,
  /^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
  /capsule|events?\.jsonl$/i,
];
const COUNTED = [
  /^(?:index\.js|package\.json)$/,
  /^(?:src|scripts|config)(?:\/|$)/,
  /\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i,
];

export function isCountedByReference(path: string): boolean {
  const isIn = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(path));
  return isIn(COUNTED) && !isIn(EXCLUDED);
}

/**
 * Returns the size of a change in git: as counted by the policy or the reference engine, whichever is smaller
 * (`least`), and all files and all lines (`most`).
 */
export function countedChange(change: Change, radius: BlastRadius) {
  const reference = measureChange(change, { has: (name) => !isCountedByReference(name) });
  const { files, lines, exempt_files, exempt_lines } = radius;
  const least: Size = {
    files: Math.min(files, reference.files),
    lines: Math.min(lines, reference.lines),
  };
  const most: Size = { files: files + exempt_files, lines: lines + exempt_lines };
  return { least, most };
}

/**
 * Returns a change in which binary files have no lines, as in git, unless they are code: by name, by a shebang,
 * or because a command launches them. One NUL makes a file binary for git, but programs ignore it in a comment.
 */
export async function withLinesOfCode(
  change: Change,
  launched: ReadonlySet<string>,
  trees: { readonly tree: Tree; readonly baseTree: Tree },
): Promise<Change> {
  const isCode = async (file: FileChange) =>
    namesOf(file).some((name) => isWritten(name) || launched.has(name)) ||
    (await isScript(trees.tree, file.path)) ||
    (await isScript(trees.baseTree, file.oldPath ?? file.path));
  const files: FileChange[] = [];
  for (const file of change.files) {
    const hasNoLines = file.binary && !(await isCode(file));
    files.push(hasNoLines ? { ...file, added: 0, deleted: 0 } : file);
  }
  return { ...change, files };
}

/** Larger files are no scripts, and not read. */
const MOST_BYTES = 16 * 1024 * 1024;

async function isScript(tree: Tree, path: string): Promise<boolean> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind) || size > MOST_BYTES) return false;
  return (await tree.read(path, MOST_BYTES)).subarray(0, 2).toString('latin1') === '#!';
}

/** In a report; the others have fewer lines. */
const MOST_FILES = 100;

/**
 * Marks files whose diff GitHub hides: `linguist-generated`, and `-diff` or `binary`. Reads the
 * attributes from the audited tree: a change can add them with a file. The marks change no number.
 */
export async function markHiddenFiles(
  files: readonly CountedFile[],
  tree: Pick<Tree, 'attributes'>,
): Promise<CountedFile[]> {
  const paths = files.slice(0, MOST_FILES).map(({ path }) => path);
  const attributeOf = await tree.attributes?.(paths, ['linguist-generated', 'diff']);
  if (attributeOf === undefined) return [...files];
  return files.map((file, index) => {
    if (index >= MOST_FILES || file.veil !== undefined) return file;
    if (/^(?:set|true)$/.test(attributeOf(file.path, 'linguist-generated'))) {
      return { ...file, veil: 'generated' };
    }
    return attributeOf(file.path, 'diff') === 'unset' ? { ...file, veil: 'no_diff' } : file;
  });
}
