import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar/parse';
import type { ReadEntry } from 'tar/read-entry';
import * as z from 'zod';
import { decodeUtf8 } from '../assets/source.ts';
import { GateError } from '../ground/error.ts';
import type { NamedBytes } from './strict-json.ts';

/** The size above which an archive is rejected. */
interface ArchiveLimits {
  /** Files and directories. An archive of the specification has nine files. */
  readonly entries: number;
  /** Bytes of its unpacked content; nothing is written to disk. */
  readonly bytes: number;
  /** Bytes of the files that are kept in memory: manifest, checksums, and asset files. */
  readonly keptBytes: number;
}

/** A hostile archive costs no more than a file of the maximum size. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 1000,
  bytes: 256 * 1024 * 1024,
  keptBytes: 32 * 1024 * 1024,
};

const MANIFEST = 'manifest.json';
const CHECKSUMS = 'checksum.sha256';
const ASSETS = /^(?:genes|capsules|events)\/[^/]+\.jsonl?$/;

/** The files whose content is needed, at the root or in one directory. */
const KEPT =
  /^(?:[^/]+\/)?(?:manifest\.json|checksum\.sha256|(?:genes|capsules|events)\/[^/]+\.jsonl?)$/;

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
  archive: Buffer,
  limits = ARCHIVE_LIMITS,
): Promise<readonly NamedBytes[]> {
  const files = atRoot(await unpack(archive, limits));
  requireManifest(take(files, MANIFEST));
  const list = take(files, CHECKSUMS);
  files.delete(CHECKSUMS);
  verifyChecksums(list, files);
  return [...files]
    .flatMap(([name, { bytes }]) =>
      bytes !== undefined && ASSETS.test(name) ? [{ name, bytes }] : [],
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
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

/** One file of an archive. */
interface ArchiveFile {
  /** Hexadecimal digits. */
  readonly sha256: string;
  /** Only of files whose content is needed. */
  readonly bytes?: Buffer;
}

/**
 * Unzips a tar piece by piece: hashes every file, and keeps the content of those that are needed.
 * Nothing is written to disk.
 *
 * @throws GateError `input_invalid` if it is not a valid archive, is truncated, is too large, or
 *   contains what no archive of assets needs: links, devices, paths outside it or duplicate paths
 */
async function unpack(
  archive: Buffer,
  limits: ArchiveLimits,
): Promise<ReadonlyMap<string, ArchiveFile>> {
  const files = new Map<string, ArchiveFile>();
  let entries = 0;
  let keptBytes = 0;
  const take = (entry: ReadEntry) => {
    entries += 1;
    if (entries > limits.entries) {
      throw brokenArchive(`it has more than ${limits.entries} entries`);
    }
    const path = entryPath(entry);
    if (path === undefined) {
      entry.resume();
      return;
    }
    if (files.has(path)) throw brokenArchive(`it contains ${JSON.stringify(path)} twice`);
    files.set(path, { sha256: '' });
    const hash = createHash('sha256');
    const kept: Buffer[] | undefined = KEPT.test(path) ? [] : undefined;
    entry.on('data', (chunk) => {
      hash.update(chunk);
      keptBytes += kept ? chunk.length : 0;
      if (keptBytes > limits.keptBytes) {
        throw brokenArchive(`its asset files have more than ${limits.keptBytes} bytes`);
      }
      kept?.push(Buffer.from(chunk));
    });
    entry.on('end', () => {
      const sha256 = hash.digest('hex');
      files.set(path, { sha256, ...(kept && { bytes: Buffer.concat(kept) }) });
    });
  };
  try {
    await parse(archive, take, limits);
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw brokenArchive(`it is not a complete gzipped tar (${(error as Error).message})`, error);
  }
  return files;
}

/** The parser calls back during the write, so exceptions of `take` are thrown here. */
async function parse(
  archive: Buffer,
  take: (entry: ReadEntry) => void,
  { bytes }: ArchiveLimits,
): Promise<void> {
  // Strict: stops at a header with a wrong checksum. By default it would unzip a second time.
  const parser = new Parser({ strict: true, brotli: false, zstd: false });
  let ended = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('entry', take);
  // What the parser would skip: unknown entry types, and metadata that is too large.
  parser.on('ignoredEntry', ({ path, type }: ReadEntry) => {
    throw brokenArchive(
      `it contains ${JSON.stringify(path.slice(0, 80))}, an entry of the type ${type}`,
    );
  });
  parser.on('eof', () => {
    ended = true;
  });
  let unzipped = 0;
  const gunzip = createGunzip();
  gunzip.end(archive);
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    if (unzipped === 0 && chunk[0] === 0x1f) throw brokenArchive('it is gzipped twice');
    unzipped += chunk.length;
    if (unzipped > bytes) throw brokenArchive(`its unpacked content has more than ${bytes} bytes`);
    // A tar is padded after its end, and the padding is not read.
    if (!ended) parser.write(chunk);
  }
  parser.end();
}

/** In UTF-16 units; only an attacker needs a longer name. */
const LONGEST_PATH = 255;

/** The separator and drive letters of Windows, and invisible characters. */
const UNUSABLE = /[\\:\p{C}]/u;

/**
 * Returns the path of a file in an archive, without `./`; undefined for a directory.
 *
 * @throws GateError `input_invalid` for an entry that is neither a file nor a directory, and for a path
 *   that could leave the directory that the archive is unpacked to
 */
function entryPath({ path, type }: Pick<ReadEntry, 'path' | 'type'>): string | undefined {
  const name = JSON.stringify(path.slice(0, LONGEST_PATH));
  if (type !== 'File' && type !== 'OldFile' && type !== 'Directory') {
    throw brokenArchive(`${name} is a ${type}, but only files and directories are allowed`);
  }
  if (path.length > LONGEST_PATH) throw brokenArchive(`the path ${name}… is too long`);
  if (path.startsWith('/')) throw brokenArchive(`the path ${name} is absolute`);
  if (UNUSABLE.test(path))
    throw brokenArchive(`the path ${name} contains characters that are not allowed`);
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) throw brokenArchive(`the path ${name} leaves the archive`);
  if (type === 'Directory') return undefined;
  if (segments.length === 0) throw brokenArchive(`a file has the path ${name}`);
  return segments.join('/');
}

/**
 * Returns the error for an archive that is not valid. No part of the archive is used, because
 * an attacker who can add one hostile file can add any file.
 *
 * @param what a clause that follows "The archive is not valid:"
 */
function brokenArchive(what: string, cause?: unknown): GateError {
  return new GateError(
    'input_invalid',
    `The archive is not valid: ${what}.`,
    'Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.',
    { cause },
  );
}
