import { posix } from 'node:path';
import { pathTest } from '../assets/globs.ts';
import type { Policy } from '../policy/policy.ts';
import { resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import type { FilePlace } from './entry.ts';
import { AGENT_FORMATS } from './formats/index.ts';

/** A file by which agents and editors run commands, where they look for it. */
export interface FoundFile extends FilePlace {
  /** The regular file, without symlinks; undefined if a symlink leads to none of the tree. */
  readonly entry: TreeEntry | undefined;
}

const FILES = AGENT_FORMATS.flatMap((format) => format.files.map((file) => ({ format, file })));

/** With the directory of the project as a group. Some file systems ignore case. */
const PATTERNS = FILES.map(({ format, file }) => {
  const glob = file.replaceAll('.', '\\.').replace('*', '[^/]+');
  return { format, pattern: new RegExp(`^(?:(.*)/)?${glob}$`, 'is') };
});

/** Names with which a path of a file begins: a symlink with one can have the rest behind it. */
const FOLDERS: ReadonlySet<string> = new Set(
  FILES.flatMap(({ file }) => file.split('/').slice(0, -1)).filter((name) => name !== '*'),
);

/** Returns the format and the project of a path; undefined if no tool looks for a file there. */
export function agentFileAt(path: string): FilePlace | undefined {
  for (const { format, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { path, format, root: found[1] ?? '' };
  }
  return undefined;
}

/** Returns the files of a tree by which agents and editors run commands, as far as the policy includes them. */
export function agentFilesIn(
  tree: Tree,
  { agent_files: { level, include, exclude } }: Pick<Policy, 'agent_files'>,
): readonly FoundFile[] {
  if (level === 'off') return [];
  const paths = [...tree.files()].flatMap(({ path, kind }) =>
    kind === 'symlink' && FOLDERS.has(posix.basename(path).toLowerCase())
      ? [path, ...filesBelow(tree, path)]
      : path,
  );
  const [isIn, isOut] = [pathTest(include), pathTest(exclude)];
  return [...new Set(paths)].flatMap((path) => {
    const place = agentFileAt(path);
    if (place === undefined || !isIn(path) || isOut(path)) return [];
    const resolved = resolveInTree(tree, path);
    if (resolved.kind === 'missing') return [];
    const entry = resolved.kind === 'inside' ? resolved.entry : undefined;
    return entry === undefined || isRegular(entry.kind) ? [{ ...place, entry }] : [];
  });
}

/** The paths of files that a symlink to a directory can have behind it. */
function filesBelow(tree: Tree, link: string): readonly string[] {
  const target = resolveInTree(tree, link);
  if (target.kind !== 'inside' || target.entry.kind !== 'directory') return [];
  return tree.list(target.path).flatMap(({ path, kind }) => {
    const inner = `${link}/${posix.basename(path)}`;
    if (kind !== 'directory') return [inner];
    return tree.list(path).map((each) => `${inner}/${posix.basename(each.path)}`);
  });
}
