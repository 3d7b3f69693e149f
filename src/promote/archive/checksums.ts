import { decodeUtf8 } from '../../assets/utf8.ts';
import { brokenArchive } from './broken.ts';
import type { ArchiveFile } from './unpack.ts';

/** A line as `sha256sum` writes it: the digest, a space, a space or `*`, and the path. */
const LINE = /^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;

/**
 * Compares the files of an archive with its list of checksums, which must name each file exactly
 * once and no other file.
 *
 * @param list the content of `checksum.sha256`
 * @param files all other files, by their paths as in the list
 * @throws GateError `input_invalid` with the first file that differs
 */
export function verifyChecksums(list: Buffer, files: ReadonlyMap<string, ArchiveFile>): void {
  const expected = readChecksums(list);
  for (const [path, sha256] of expected) {
    const name = JSON.stringify(path);
    const file = files.get(path);
    if (file === undefined) throw brokenArchive(`${name} has a checksum but is missing`);
    if (file.sha256 !== sha256)
      throw brokenArchive(`the checksum of ${name} does not match its content`);
  }
  const unlisted = [...files.keys()].find((path) => !expected.has(path));
  if (unlisted !== undefined) {
    throw brokenArchive(`${JSON.stringify(unlisted)} has no checksum`);
  }
}

function readChecksums(list: Buffer): ReadonlyMap<string, string> {
  const expected = new Map<string, string>();
  for (const line of decodeUtf8(list).text.split(/\r?\n/).filter(Boolean)) {
    const [, sha256, path] = LINE.exec(line) ?? [];
    if (sha256 === undefined || path === undefined) {
      throw brokenArchive(
        `checksum.sha256 contains the invalid line ${JSON.stringify(line.slice(0, 80))}`,
      );
    }
    if (expected.has(path)) throw brokenArchive(`${JSON.stringify(path)} has two checksums`);
    expected.set(path, sha256.toLowerCase());
  }
  return expected;
}
