import { GateError } from '../ground/error.ts';
import { attributesOf } from './attributes.ts';
import { indexEntries, notAFile, tooLarge } from './entry-index.ts';
import type { Repository } from './git.ts';
import { FULL_CLONE_HINT } from './git-process.ts';
import { decodePath, decodePieces } from './path-bytes.ts';
import { short } from './revision.ts';
import { type EntryKind, isRegular, type Tree, type TreeEntry } from './tree.ts';

/** Linux's limit for a path, and so for a symlink target. */
const MAX_TARGET_BYTES = 4096;

/** A record of `ls-tree -z --long`. The size of a directory or submodule is `-`. */
const RECORD = /^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/;

interface ReadTreeOptions {
  /** In messages; default: the commit's id. */
  readonly label?: string;
  /** For {@link Tree.read}. */
  readonly maxFileBytes?: number;
}

/** A gate reads two or three trees repeatedly; the trees of a whole history would not fit into memory. */
const KEPT_TREES = 8;

/** The trees read last, by arguments. Objects never change. */
const KNOWN = new WeakMap<Repository, Map<string, Promise<Tree>>>();

/**
 * Reads the tree of a commit: names and symlink targets at once, file contents on demand. Caches the trees read
 * last.
 * @param commit a full id of a commit or tree
 * @throws GateError `file_unreadable` for a tree that cannot be checked out
 */
export function readTree(
  repository: Repository,
  commit: string,
  { label = `commit ${short(commit)}`, maxFileBytes = MAX_FILE_BYTES }: ReadTreeOptions = {},
): Promise<Tree> {
  const known = KNOWN.get(repository) ?? new Map<string, Promise<Tree>>();
  KNOWN.set(repository, known);
  const key = JSON.stringify([commit, label, maxFileBytes]);
  const tree = known.get(key) ?? readNewTree(repository, commit, { label, maxFileBytes });
  known.delete(key);
  known.set(key, tree);
  const [oldest = key] = known.keys();
  if (known.size > KEPT_TREES) known.delete(oldest);
  // Not cached, because a missing commit may be fetched later.
  tree.catch(() => known.delete(key));
  return tree;
}

async function readNewTree(
  repository: Repository,
  commit: string,
  { label, maxFileBytes }: Required<ReadTreeOptions>,
): Promise<Tree> {
  const output = await repository.objects(['ls-tree', '-r', '-t', '-z', '--long', commit]);
  const entries = decodePieces(output).map(parseEntry);
  const index = indexEntries(entries);
  const hasAttributes = entries.some(({ path }) => path.endsWith('.gitattributes'));
  const symlinks = entries.filter(({ kind }) => kind === 'symlink');
  const contents = await Promise.all(symlinks.map(({ oid = '' }) => readBlob(repository, oid)));
  const targets = new Map(
    symlinks.map(({ path }, at) => [path, decodePath(contents[at] ?? Buffer.alloc(0))]),
  );
  return {
    ...index,
    label,
    readlink: (path) => targets.get(path),
    ...(hasAttributes && {
      attributes: (paths, names) => attributesOf(repository, commit, paths, names),
    }),
    read: async (path, maxBytes = maxFileBytes) => {
      const { kind, oid, size } = index.stat(path) ?? {};
      if (!isRegular(kind) || oid === undefined || size === undefined) {
        throw notAFile(label, path);
      }
      if (size > maxBytes) throw tooLarge(label, path, size, maxBytes);
      return readBlob(repository, oid);
    },
  };
}

function parseEntry(record: string): TreeEntry {
  const match = RECORD.exec(record);
  if (match === null) throw unexpected(record);
  const [prefix, mode = '', type = '', oid = '', size = ''] = match;
  const kind = kindOf(mode, type);
  const isLong = kind === 'symlink' && Number(size) > MAX_TARGET_BYTES;
  if (kind === undefined || isLong) throw unexpected(record);
  const path = record.slice(prefix.length);
  const isSized = isRegular(kind);
  const entry = { path, kind, oid, tracked: true };
  return isSized ? { ...entry, size: Number(size) } : entry;
}

function kindOf(mode: string, type: string): EntryKind | undefined {
  if (type === 'tree') return 'directory';
  if (type === 'commit') return 'submodule';
  if (mode === '120000') return 'symlink';
  // Old histories have modes such as 100664; git checks only the owner's x bit.
  if (mode.startsWith('100'))
    return (Number.parseInt(mode, 8) & 0o100) === 0 ? 'file' : 'executable';
  return undefined;
}

function unexpected(record: string): GateError {
  return new GateError(
    'file_unreadable',
    `Git's list of files has the entry ${JSON.stringify(record)}`,
    FULL_CLONE_HINT, // in a partial clone, a missing file has the size BAD
  );
}

/** Per file: assets, policies and manifests are smaller. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/**
 * Reads a file by its object id. The caller has checked its size, which the list of its tree contains.
 * @throws GateError `file_unreadable` if the object is missing or not a file
 */
export async function readBlob(repository: Repository, oid: string): Promise<Buffer> {
  const [object] = await repository.read([oid]);
  if (object?.type === 'blob') return object.content;
  throw new GateError(
    'file_unreadable',
    object
      ? `Object ${oid} is a ${object.type}, not a file`
      : `Object ${oid} is missing from this clone`,
    FULL_CLONE_HINT,
  );
}
