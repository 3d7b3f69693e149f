import { pathTest } from '../assets/globs.ts';
import type { Policy } from '../policy/policy.ts';
import { resolveInTree } from '../repo/paths.ts';
import { perTree } from '../repo/per-tree.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import type { AgentFormat } from './format.ts';
import { AGENT_FORMATS } from './formats.ts';
import type { FilePlace } from './read-file.ts';

/** A file by which agents and editors run commands, where they look for it. */
export interface FoundFile extends FilePlace {
  /** The regular file, without symlinks; undefined if a symlink leads to none of the tree. */
  readonly entry: TreeEntry | undefined;
}

interface Pattern {
  readonly format: AgentFormat;
  /** From the last name to the first, in lower case: some file systems ignore case. */
  readonly names: readonly string[];
}

const PATTERNS: readonly Pattern[] = AGENT_FORMATS.flatMap((format) =>
  format.files.map((file) => ({ format, names: file.toLowerCase().split('/').reverse() })),
);

/** Names with which a path of a file begins: a symlink with one can have the rest behind it. */
const FOLDERS: ReadonlySet<string> = new Set(
  PATTERNS.flatMap(({ names }) => names.slice(1)).filter((name) => name !== '*'),
);

/** The last names of all paths; most files of a tree have none of them. */
const LAST: ReadonlySet<string> = new Set(PATTERNS.flatMap(({ names: [last] }) => last ?? []));

/** Returns the format and the project of a path; undefined if no tool looks for a file there. */
export function agentFileAt(path: string): FilePlace | undefined {
  if (!LAST.has(lastOf(path))) return undefined;
  const segments = path.split('/').reverse();
  const found = PATTERNS.find(
    ({ names }) =>
      names.length <= segments.length &&
      names.every((name, at) => name === '*' || name === segments[at]?.toLowerCase()),
  );
  if (found === undefined) return undefined;
  const root = segments.slice(found.names.length).reverse().join('/');
  return { path, format: found.format, root };
}

const allIn = perTree((tree) => {
  const found = new Map<string, FoundFile>();
  const add = (path: string) => {
    const place = agentFileAt(path);
    const resolved = place && resolveInTree(tree, path);
    if (place === undefined || resolved?.kind === 'missing') return;
    const entry = resolved?.kind === 'inside' ? resolved.entry : undefined;
    if (entry === undefined || isRegular(entry.kind)) found.set(path, { ...place, entry });
  };
  for (const { path, kind } of tree.files()) {
    add(path);
    if (kind !== 'symlink' || !FOLDERS.has(lastOf(path))) continue;
    for (const inner of filesBelow(tree, path)) add(inner);
  }
  return [...found.values()];
});

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** The paths of files that a symlink to a directory can have behind it. */
function filesBelow(tree: Tree, link: string): readonly string[] {
  const target = resolveInTree(tree, link);
  if (target.kind !== 'inside' || target.entry.kind !== 'directory') return [];
  return tree.list(target.path).flatMap(({ path, kind }) => {
    const inner = `${link}/${path.slice(path.lastIndexOf('/') + 1)}`;
    if (kind !== 'directory') return [inner];
    return tree.list(path).map((each) => `${inner}${each.path.slice(path.length)}`);
  });
}

/** Returns the files of a tree by which agents and editors run commands, as far as the policy includes them. */
export function agentFilesIn(
  tree: Tree,
  { agent_files: { level, include, exclude } }: Pick<Policy, 'agent_files'>,
): readonly FoundFile[] {
  if (level === 'off') return [];
  const found = allIn(tree);
  if (found.length === 0) return found;
  const isIn = pathTest(include);
  const isOut = pathTest(exclude);
  return found.filter(({ path }) => isIn(path) && !isOut(path));
}
