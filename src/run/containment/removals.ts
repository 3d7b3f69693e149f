import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { Header, type HeaderData } from 'tar/header';
import { Pax } from 'tar/pax';
import { GateError } from '../../ground/error.ts';
import { foldersAbove } from '../../repo/entry-index.ts';

/** Two blocks of zeros end an archive. */
const END = Buffer.alloc(1024);

/**
 * Writes an overlay layer that hides files and directories of the layers below it, as a tar archive: a
 * whiteout (a character device 0/0) for each of them, below directories with the attributes that they have
 * on disk. An archive, because one process unpacks it, with owners and modes.
 *
 * @param checkout the real path of the layer below
 * @param leftOut paths from its root, none below another
 * @returns empty if nothing is hidden
 * @throws GateError `checkout_differs` for a name that is not UTF-8, which an archive cannot have
 * @see https://docs.kernel.org/filesystems/overlayfs.html#whiteouts-and-opaque-directories
 */
export function removalArchive(checkout: string, leftOut: readonly string[]): Buffer {
  if (leftOut.length === 0) return Buffer.alloc(0);
  const unusual = leftOut.find((path) => Buffer.from(path).toString() !== path);
  if (unusual !== undefined) {
    throw new GateError(
      'checkout_differs',
      `The file ${JSON.stringify(unusual)} is not in the commit and cannot be hidden, because its name is not UTF-8`,
      'Delete the file.',
    );
  }
  const folders = [...new Set(['', ...leftOut.flatMap(foldersAbove)])].sort();
  return Buffer.concat([
    ...folders.flatMap((path) => folderEntry(checkout, path)),
    ...leftOut.flatMap((path) =>
      entry({ path, type: 'CharacterDevice', mode: 0, uid: 0, gid: 0, size: 0 }),
    ),
    END,
  ]);
}

function folderEntry(checkout: string, path: string): Buffer[] {
  const { mode, uid, gid, mtime } = lstatSync(join(checkout, path));
  return entry({ path: `./${path}`, type: 'Directory', mode: mode & 0o7777, uid, gid, mtime });
}

function entry(data: HeaderData): Buffer[] {
  const header = new Header({ ...data, size: 0, devmaj: 0, devmin: 0 });
  header.encode();
  const block = header.block ?? Buffer.alloc(512);
  return header.needPax ? [new Pax(data).encode(), block] : [block];
}
