import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar/parse';
import type { ReadEntry } from 'tar/read-entry';
import { GateError } from '../../ground/error.ts';

/** The size above which an archive is rejected. */
export interface ArchiveLimits {
  /** Files and directories. An archive of the specification has nine files. */
  readonly entries: number;
  /** Bytes of the archive and of its unpacked content; nothing is written to disk. */
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

/** One file of an archive. */
export interface ArchiveFile {
  /** Hexadecimal digits. */
  readonly sha256: string;
  /** Only for requested files. */
  readonly bytes?: Buffer;
}

/**
 * Reads a gzipped tar as a stream: hashes every file, and keeps the content of the requested files.
 * Nothing is written to disk.
 *
 * @param wanted whether the content of a file is needed, by its path
 * @throws GateError `input_invalid` if it is not a valid archive, is truncated, is too large, or
 *   contains what no archive of assets needs: links, devices, paths outside it or duplicate paths
 */
export async function unpack(
  source: AsyncIterable<Uint8Array>,
  wanted: (path: string) => boolean,
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
    const kept: Buffer[] | undefined = wanted(path) ? [] : undefined;
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
    await pipeline(limited(source, limits, 'it has'), createGunzip(), (unzipped) =>
      parse(limited(unzipped, limits, 'its unpacked content has'), take),
    );
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw brokenArchive(`it is not a complete gzipped tar (${(error as Error).message})`, error);
  }
  return files;
}

/** Yields the chunks, and throws when they exceed the maximum size. */
async function* limited(
  chunks: AsyncIterable<Uint8Array>,
  { bytes }: ArchiveLimits,
  what: string,
): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of chunks) {
    seen += chunk.length;
    if (seen > bytes) throw brokenArchive(`${what} more than ${bytes} bytes`);
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  }
}

/** The parser calls back during the write, so exceptions of `take` are thrown here. */
async function parse(
  chunks: AsyncIterable<Buffer>,
  take: (entry: ReadEntry) => void,
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
  let first = true;
  for await (const chunk of chunks) {
    if (first && chunk[0] === 0x1f) throw brokenArchive('it is gzipped twice');
    first = false;
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
export function brokenArchive(what: string, cause?: unknown): GateError {
  return new GateError(
    'input_invalid',
    `The archive is not valid: ${what}.`,
    'Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.',
    { cause },
  );
}
