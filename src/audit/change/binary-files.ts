import { isWritten } from '../../families/code-extensions.ts';
import type { Change, FileChange } from '../../repo/change.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { namesOf } from './blast-radius.ts';

/**
 * Returns a change in which a binary file has no lines, as for git, unless it is code: by its name, by a
 * shebang, or because a command launches it. Git calls a file binary for one NUL, which programs ignore in
 * a comment.
 *
 * @param launched paths of the files that the commands of the change run
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

/** Larger ones are not read; nobody writes such a script. */
const MOST_BYTES = 16 * 1024 * 1024;

async function isScript(tree: Tree, path: string): Promise<boolean> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind) || size > MOST_BYTES) return false;
  return (await tree.read(path, MOST_BYTES)).subarray(0, 2).toString('latin1') === '#!';
}
