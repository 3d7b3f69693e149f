import * as z from 'zod';
import { decodeUtf8 } from '../../assets/utf8.ts';
import { ARCHIVE_LIMITS, type ArchiveFile, brokenArchive, unpack } from './unpack.ts';

/** One asset file of an archive. */
export interface ArchivedAssets {
  readonly path: string;
  readonly bytes: Buffer;
}

const MANIFEST = 'manifest.json';
const CHECKSUMS = 'checksum.sha256';
const ASSETS = /^(?:genes|capsules|events)\/[^/]+\.jsonl?$/;

/** Later major versions are unknown. */
const version = z.string().regex(/^1(\.|$)/, 'expected a version 1');
const manifestSchema = z.looseObject({ gep_version: version, schema_version: version });

/**
 * Reads a portable archive (`.gepx`; specification 1.13, section 9). Its files are at the root or in
 * one directory.
 *
 * @returns the files of Genes, Capsules, and events, in the order of their paths
 * @throws GateError `input_invalid` if it is not a valid archive, or does not match its checksums
 */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  limits = ARCHIVE_LIMITS,
): Promise<readonly ArchivedAssets[]> {
  const isReadIn = (path: string) => isRead(path) || isRead(path.slice(path.indexOf('/') + 1));
  const files = atRoot(await unpack(source, isReadIn, limits));
  requireManifest(take(files, MANIFEST));
  const list = take(files, CHECKSUMS);
  files.delete(CHECKSUMS);
  verifyChecksums(list, files);
  return [...files]
    .flatMap(([path, { bytes }]) =>
      bytes !== undefined && ASSETS.test(path) ? [{ path, bytes }] : [],
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isRead(path: string): boolean {
  return path === MANIFEST || path === CHECKSUMS || ASSETS.test(path);
}

/** Returns the files by their paths from the directory of the manifest, which contains all of them. */
function atRoot(files: ReadonlyMap<string, ArchiveFile>): Map<string, ArchiveFile> {
  const first = [...files.keys()][0] ?? '';
  const folder = files.has(MANIFEST) ? '' : `${first.split('/')[0]}/`;
  return new Map(
    [...files].map(([path, file]) => {
      if (path.startsWith(folder)) return [path.slice(folder.length), file];
      throw brokenArchive(`it has no ${MANIFEST} at its root`);
    }),
  );
}

function take(files: ReadonlyMap<string, ArchiveFile>, path: string): Buffer {
  const { bytes } = files.get(path) ?? {};
  if (bytes === undefined) throw brokenArchive(`it has no ${path} at its root`);
  return bytes;
}

function requireManifest(bytes: Buffer): void {
  const parsed = manifestSchema.safeParse(parseJson(bytes));
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw brokenArchive(`${MANIFEST}: ${[...(issue?.path ?? []), issue?.message].join(': ')}`);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes).text);
  } catch (error) {
    throw brokenArchive(`${MANIFEST} is not valid JSON`, error);
  }
}

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
function verifyChecksums(list: Buffer, files: ReadonlyMap<string, ArchiveFile>): void {
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
