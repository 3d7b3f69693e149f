import { isProgramCode } from '../../programs/file-names.ts';
import type { FileChange } from '../../repo/change.ts';
import { type EntryKind, isRegular, type Tree } from '../../repo/tree.ts';
import { type AddedCode, differencesOfAll, type EditedFile } from './changed-code.ts';
import { isForPeople, isGenerated, isKept } from './kept-files.ts';
import { languageOf } from './languages.ts';
import { type Layer, type LayerFile, requirePlaces } from './layer.ts';
import { droppedPackages, newNames, withOwnTests, withoutRest, wordsOf } from './needed-names.ts';

/** What a change does to files, and its base. */
export interface ProvenChange {
  readonly files: readonly FileChange[];
  readonly base: Tree;
  /** The asset files, which no check is about. */
  readonly assets: ReadonlySet<string>;
  /** Whether git sees the audited files as committed in the checkout. */
  readonly isCommitted: boolean;
}

/** The part of a change that a check can be about. */
export interface Subject {
  /** The edited, deleted and renamed files as they are at the base. */
  readonly before: Layer;
  /** The names of the edited and deleted files. */
  readonly files: readonly string[];
  readonly edited: readonly EditedFile[];
  /** New files, the largest first, and new code of edited files that others need to load. */
  readonly added: readonly AddedCode[];
  /** New names without which what stays cannot load; they are not taken back. */
  readonly newNames: readonly string[];
  /** Packages that only the base has, and that what is taken back loads. */
  readonly missing: readonly string[];
  readonly kept: readonly string[];
  /** Of started scripts and of what is kept. */
  readonly texts: readonly string[];
  /** Whether the change adds something that is not only for people to read. */
  readonly adds: boolean;
}

const LINKS: ReadonlySet<EntryKind | undefined> = new Set(['symlink', 'submodule']);
/** More files or bytes are not taken back. */
const MOST_FILES = 2_000;
const MOST_BYTES = 50 * 1024 ** 2;
/** Added files that are tried. */
const MOST_ADDED = 5;

/**
 * Returns the part of a change that a check can be about: all files but tests, manifests, configuration, started
 * scripts, assets, and code with new comments alone. Added files stay, and the new name of a renamed one, with the old
 * content.
 * @param launched the scripts that commands start: they are the check
 * @throws Error that says why the change cannot be taken back
 */
export async function subjectOf(
  { files, base, assets }: ProvenChange,
  tree: Tree,
  launched: readonly string[],
): Promise<Subject> {
  const isCheck = ({ path }: FileChange) => launched.includes(path) || isKept(path);
  const isLink = ({ path, oldPath = path }: FileChange) =>
    [base.stat(oldPath), tree.stat(path)].some((entry) => LINKS.has(entry?.kind));
  const stays = (file: FileChange) => isCheck(file) || isLink(file);
  const changed = files.filter(({ path }) => !assets.has(path));
  const kept = changed.filter(stays);
  const own = changed.filter((file) => !stays(file));
  const link = own.length === 0 && kept.find((file) => !isCheck(file));
  if (link) throw new Error(`\`${link.path}\` is a link or a submodule, which is not taken back`);
  const added = own.filter(({ status }) => status === 'added');
  const old = own.filter(({ status }) => status !== 'added');
  const { edits, before, edited } = await takenBack(old, base, tree);
  const textOf = async (path: string) => (await tree.read(path)).toString('utf8');
  const whole = await Promise.all(
    added.map(async ({ path, newMode }): Promise<AddedCode> => {
      const isExecutable = newMode === '100755';
      return { path, text: await textOf(path), isExecutable };
    }),
  );
  const textsOf = (paths: readonly string[]) =>
    Promise.all(paths.filter((path) => isRegular(tree.stat(path)?.kind)).map(textOf));
  const staying = edited.length > 0 ? await textsOf(kept.map(({ path }) => path)) : [];
  const needed = wordsOf([...staying, ...whole.map(({ text }) => text)], edited);
  const declared = edited.map((file) => ({ file, names: newNames(file) }));
  const loaded = declared.flatMap(({ file, names: all }) => {
    const names = all.filter((name) => needed.has(name));
    return names.length > 0 ? [{ file, names }] : [];
  });
  // What stays cannot load without new names, whatever it checks.
  for (const { file, names } of loaded.length > 0 ? declared : []) {
    const content = withoutRest(file, names);
    if (content.toString('utf8') === file.text) before.delete(file.path);
    else before.set(file.path, { ...file.before, content });
  }
  const isCode = ({ path }: AddedCode) => languageOf(path) && !isGenerated(path);
  const newCode = whole.filter(isCode);
  newCode.sort((one, other) => other.text.length - one.text.length);
  const partly = loaded.map(({ file }) => addedIn(file));
  return {
    ...{ before, edited },
    files: edits.map(({ path }) => path).filter((path) => before.has(path) || !tree.stat(path)),
    added: [...partly, ...newCode].slice(0, MOST_ADDED),
    newNames: loaded.flatMap(({ names }) => names),
    missing: await droppedPackages(kept, edited, base, tree),
    kept: kept.map(({ path }) => path),
    texts: edited.length > 0 ? [...(await textsOf(launched)), ...staying] : [],
    adds: added.some(({ path }) => !isForPeople(path)),
  };
}

/** Returns what edited, deleted and renamed files were. @throws Error that says why it cannot be written */
async function takenBack(old: readonly FileChange[], base: Tree, tree: Tree) {
  const edits = old.filter((each) => each.oldOid !== each.newOid || each.oldMode !== each.newMode);
  const before = new Map<string, LayerFile>();
  const edited: EditedFile[] = [];
  const differences = differencesOfAll();
  if (edits.length > 0) requirePossible(old, base, tree);
  // What is edited may need what was renamed.
  for (const file of edits.length > 0 ? old : []) {
    const { path, oldPath = path, oldMode, newMode } = file;
    const was = { content: await base.read(oldPath), isExecutable: oldMode === '100755' };
    before.set(oldPath, was);
    if (file.status === 'deleted' || !edits.includes(file)) continue;
    const text = (await tree.read(path)).toString('utf8');
    const content = withOwnTests(path, was.content, text);
    before.set(path, { ...was, content });
    if (content.includes(0)) continue;
    const differs = differences(path, content.toString('utf8'), text);
    const isCode = differs.length === 0 || differs.some((each) => each.isCode);
    if (isCode || !isProgramCode(path) || oldMode !== newMode)
      edited.push({ path, before: { ...was, content }, text, differs });
    else before.delete(path);
  }
  return { edits, before, edited };
}

function addedIn({ path, text, before: { isExecutable }, differs }: EditedFile): AddedCode {
  // The offset at which each line starts, and at which the last one ends.
  const starts = [0];
  for (const line of text.split(/(?<=\n)/)) starts.push((starts.at(-1) ?? 0) + line.length);
  const parts = differs.map(
    ({ start, count }) => [starts[start] ?? 0, starts[start + count] ?? text.length] as const,
  );
  const isNew = (at: number) => parts.some(([from, end]) => at >= from && at < end);
  return { path, text, isExecutable, isNew };
}

/** @throws Error that says why files cannot be written as they were */
function requirePossible(old: readonly FileChange[], base: Tree, tree: Tree): void {
  const paths = old.map(({ path, oldPath = path }) => oldPath);
  const bytes = paths.reduce((sum, path) => sum + (base.stat(path)?.size ?? 0), 0);
  if (paths.length > MOST_FILES || bytes > MOST_BYTES)
    throw new Error(`${paths.length} files with ${bytes} bytes are too many to take back`);
  requirePlaces(paths, tree);
}
