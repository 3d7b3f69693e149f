import { indexEntries, notAFile } from './entry-index.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** A file's content, or another kind of entry. */
export type LiteralEntry =
  | string
  | Buffer
  | { readonly executable: string }
  | { readonly symlink: string }
  | { readonly submodule: string };

/** Returns a Tree of the given entries, for tests and tables; those in `node_modules` are untracked. */
export function literalTree(
  entries: Readonly<Record<string, LiteralEntry>>,
  label = 'the given files',
): Tree {
  const at = new Map(Object.entries(entries));
  const contentOf = (path: string): Buffer | undefined => {
    const entry = at.get(path);
    if (typeof entry === 'string') return Buffer.from(entry);
    if (Buffer.isBuffer(entry)) return entry;
    return entry !== undefined && 'executable' in entry ? Buffer.from(entry.executable) : undefined;
  };
  const index = indexEntries(
    [...at].map(([path, entry]) => describe(path, entry, contentOf(path)?.length)),
  );
  return {
    ...index,
    label,
    readlink: (path) => {
      const entry = at.get(path);
      return typeof entry === 'object' && 'symlink' in entry ? entry.symlink : undefined;
    },
    read: async (path) => {
      const content = contentOf(path);
      if (content === undefined) throw notAFile(label, path);
      return content;
    },
  };
}

function describe(path: string, entry: LiteralEntry, size: number | undefined): TreeEntry {
  const tracked = !path.split('/').includes('node_modules');
  if (typeof entry === 'object' && 'symlink' in entry) return { path, kind: 'symlink', tracked };
  if (typeof entry === 'object' && 'submodule' in entry) {
    return { path, kind: 'submodule', oid: entry.submodule, tracked };
  }
  const executable = typeof entry === 'object' && 'executable' in entry;
  return {
    path,
    kind: executable ? 'executable' : 'file',
    ...(size === undefined ? {} : { size }),
    tracked,
  };
}
