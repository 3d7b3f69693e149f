import { posix } from 'node:path';
import { pathTest } from '../assets/globs.ts';
import { groupBy } from '../ground/group-by.ts';
import type { Policy } from '../policy/policy.ts';
import { resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import type { FilePlace } from './entry.ts';
import type { AgentFormat } from './format.ts';
import { AGENT_FORMATS, UNREAD_FORMATS } from './formats/index.ts';

/** A file with commands for agents or editors, at a path where they look for it. */
export interface FoundFile extends FilePlace {
  /** The regular file after symlinks; undefined if a symlink leads to none in the tree. */
  readonly entry: TreeEntry | undefined;
}

/** Patterns with the project's directory as a group. They ignore case, as some file systems do. */
const PATTERNS = [...AGENT_FORMATS, ...UNREAD_FORMATS]
  .flatMap((format) => format.files.map((file) => ({ format, file })))
  .map(({ format, file }, rank) => {
    const glob = file
      .replaceAll('.', '\\.')
      .replace(/\*\*\/|\*\*|\*/g, (part) =>
        part === '*' ? '[^/]+' : part === '**' ? '.+' : '(?:.*/)?',
      );
    const steps = file.toLowerCase().split('/');
    return { format, rank, steps, pattern: new RegExp(`^(?:(.*)/)?${glob}$`, 'is') };
  });

/** By their first name without `*`, which a path must contain, or else by extension. */
const BY_NAME = groupBy(
  PATTERNS,
  ({ steps }) => steps.find((step) => !step.includes('*')) ?? posix.extname(steps.at(-1) ?? ''),
);

/** Directory names in the patterns: a symlink of such a name can lead to the rest of a path. */
const FOLDERS: ReadonlySet<string> = new Set(
  PATTERNS.flatMap(({ steps }) => steps.slice(0, -1)).filter((name) => !name.includes('*')),
);

/** Returns the format and the project of a path; undefined if no tool looks for a file there. */
export function agentFileAt(path: string): FilePlace | undefined {
  const names = path.toLowerCase().split('/');
  const keys = [...names, posix.extname(names.at(-1) ?? '')].filter((key) => BY_NAME.has(key));
  if (keys.length === 0) return undefined;
  const patterns = keys.flatMap((key) => BY_NAME.get(key) ?? []);
  const found = patterns.flatMap(({ format, rank, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ rank, place: { path, format, root: match[1] ?? '' } }] : [];
  });
  // The outermost project wins, as for `.github/hooks/hooks.json`.
  const [first] = found.sort(
    (one, other) =>
      Number(isUnread(one.place.format)) - Number(isUnread(other.place.format)) ||
      one.place.root.length - other.place.root.length ||
      one.rank - other.rank,
  );
  return first?.place;
}

/** True for a format of which only the characters are read. */
function isUnread({ places }: AgentFormat): boolean {
  return places.length === 0;
}

/** Returns a tree's files with commands for agents and editors that the policy includes. */
export function agentFilesIn(
  tree: Tree,
  { agent_files: { level, include, exclude } }: Pick<Policy, 'agent_files'>,
): readonly FoundFile[] {
  if (level === 'off') return [];
  const all = [...tree.files()];
  const paths = all.flatMap(({ path, kind }) =>
    kind === 'symlink' && FOLDERS.has(posix.basename(path).toLowerCase())
      ? [path, ...filesBelow(tree, path)]
      : path,
  );
  const [isIn, isOut] = [pathTest(include), pathTest(exclude)];
  const placeOf = (path: string) => {
    const place = agentFileAt(path);
    return place !== undefined && isIn(path) && !isOut(path) ? place : undefined;
  };
  const links = new Set(all.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : [])));
  const leadsOut = (path: string) =>
    links.has(path) && resolveInTree(tree, path).kind === 'outside';
  return [...new Set(paths)].flatMap((path): FoundFile[] => {
    // A target outside of the commit may be a directory of such files.
    const place = placeOf(path) ?? (leadsOut(path) ? placeOf(`${path}/file`) : undefined);
    const resolved = place && resolveInTree(tree, path);
    if (place === undefined || resolved === undefined || resolved.kind === 'missing') return [];
    const isLink = resolved.kind === 'inside' && resolved.path !== path;
    const there = isLink ? placeOf(resolved.path)?.format : undefined;
    // The file that the link leads to is found by its own path.
    if (there && (there === place.format || isUnread(place.format))) return [];
    const entry = resolved.kind === 'inside' ? resolved.entry : undefined;
    return entry === undefined || isRegular(entry.kind) ? [{ ...place, path, entry }] : [];
  });
}

/** The longest path below a symlink: `.claude/skills/NAME/SKILL.md`. */
const MAX_DEPTH = 4;

function filesBelow(tree: Tree, link: string): readonly string[] {
  const target = resolveInTree(tree, link);
  if (target.kind !== 'inside' || target.entry.kind !== 'directory') return [];
  const below = (folder: string, as: string, depth: number): readonly string[] =>
    tree.list(folder).flatMap(({ path, kind }) => {
      const inner = `${as}/${posix.basename(path)}`;
      if (kind !== 'directory') return [inner];
      return depth < MAX_DEPTH ? below(path, inner, depth + 1) : [];
    });
  return below(target.path, link, 1);
}
