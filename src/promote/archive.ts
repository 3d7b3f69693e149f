import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Parser } from 'tar/parse';
import type { ReadEntry } from 'tar/read-entry';
import * as z from 'zod';
import { decodeUtf8 } from '../assets/source.ts';
import { GateError } from '../ground/error.ts';
import { firstProblem } from '../ground/zod-path.ts';
import type { NamedBytes } from './strict-json.ts';

/** Entries and unpacked bytes of an archive or a directory. An archive of the specification has nine files. */
export const CANDIDATE_LIMITS = { entries: 1000, bytes: 64 * 1024 * 1024 };

const MANIFEST = 'manifest.json';
const CHECKSUMS = 'checksum.sha256';
const ASSETS = /^(?:genes|capsules|events)\/[^/.][^/]*\.jsonl?$/;

/** Later major versions are unknown. The reference engine names no version of the schema. */
const version = z.string().regex(/^1(\.|$)/);
const manifestSchema = z.looseObject({ gep_version: version, schema_version: version.optional() });

/**
 * Reads a portable archive (`.gepx`; specification 1.13, section 9). Its files are at the root or in
 * one directory.
 * @throws GateError `input_invalid` for another archive, or one that does not match its checksums
 */
export function readArchive(archive: Buffer, limits = CANDIDATE_LIMITS): readonly NamedBytes[] {
  const files = atRoot(unpack(archive, limits));
  requireManifest(files.get(MANIFEST));
  const list = files.get(CHECKSUMS);
  if (list) verifyChecksums(list, files);
  return [...files]
    .filter(([name]) => ASSETS.test(name))
    .map(([name, bytes]) => ({ name, bytes }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the files by path from the directory of the manifest, which contains all. */
function atRoot(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const [first = ''] = files.keys();
  const folder = files.has(MANIFEST) ? '' : `${first.split('/')[0]}/`;
  const isOne = [...files.keys()].every((path) => path.startsWith(folder));
  if (!isOne || !files.has(folder + MANIFEST)) {
    throw brokenArchive(`it has no ${MANIFEST} at its root`);
  }
  return new Map([...files].map(([path, file]) => [path.slice(folder.length), file]));
}

function requireManifest(bytes: Buffer = Buffer.of()): void {
  try {
    manifestSchema.parse(JSON.parse(decodeUtf8(bytes).text));
  } catch (error) {
    throw brokenArchive(`in ${MANIFEST}, ${firstProblem(error)}`);
  }
}

/** As written by `sha256sum`: the digest, a space, a space or `*`, and the path. */
const LINE = /^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;

/** Exporters leave out the manifest, or write no list: a file without a checksum is accepted. */
function verifyChecksums(list: Buffer, files: ReadonlyMap<string, Buffer>): void {
  const seen = new Set<string>();
  for (const line of decodeUtf8(list).text.split(/\r?\n/).filter(Boolean)) {
    const [, sha256, written = ''] = LINE.exec(line) ?? [];
    // An engine on Windows writes its separator.
    const path = written.replaceAll('\\', '/');
    const name = JSON.stringify(sha256 === undefined ? line.slice(0, 80) : path);
    const file = files.get(path);
    if (sha256 === undefined) throw brokenArchive(`${CHECKSUMS} contains the invalid line ${name}`);
    if (file === undefined) throw brokenArchive(`${name} has a checksum but is missing`);
    if (seen.has(path)) throw brokenArchive(`${name} has two checksums`);
    seen.add(path);
    if (hash('sha256', file) !== sha256.toLowerCase())
      throw brokenArchive(`the checksum of ${name} does not match its content`);
  }
}

/** Unpacks a gzipped tar in memory. Links, devices, paths outside it and duplicate paths are refused. */
function unpack(archive: Buffer, { entries, bytes }: typeof CANDIDATE_LIMITS): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let seen = 0;
  // Strict: stops at a header with a wrong checksum.
  const parser = new Parser({ strict: true, brotli: false, zstd: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('entry', (entry) => {
    seen += 1;
    if (seen > entries) throw brokenArchive(`it has more than ${entries} entries`);
    const path = entryPath(entry);
    if (path === undefined) {
      entry.resume();
      return;
    }
    if (files.has(path)) throw brokenArchive(`it contains ${JSON.stringify(path)} twice`);
    const chunks: Buffer[] = [];
    files.set(path, Buffer.alloc(0));
    entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    entry.on('end', () => files.set(path, Buffer.concat(chunks)));
  });
  // Skipped by the parser: unknown entry types, and metadata that is too large.
  parser.on('ignoredEntry', (entry: ReadEntry) => {
    throw wrongType(entry);
  });
  try {
    const tar = gunzipSync(archive, { maxOutputLength: bytes });
    if (tar[0] === 0x1f) throw brokenArchive('it is gzipped twice');
    parser.end(tar);
  } catch (error) {
    if (error instanceof GateError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw brokenArchive(`its unpacked content has more than ${bytes} bytes`);
    throw brokenArchive(`it is not a complete gzipped tar (${message})`, error);
  }
  return files;
}

/** In UTF-16 units. */
const LONGEST_PATH = 255;
/** The separator and drive letters of Windows, and invisible characters. */
const UNUSABLE = /[\\:\p{C}]/u;

/** Returns the path of a file in an archive, without `./`; undefined for a directory. */
function entryPath({ path, type }: Pick<ReadEntry, 'path' | 'type'>): string | undefined {
  const name = JSON.stringify(path.slice(0, LONGEST_PATH));
  if (!['File', 'OldFile', 'Directory'].includes(type)) throw wrongType({ path, type });
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const isInside = !path.startsWith('/') && !segments.includes('..') && !UNUSABLE.test(path);
  if (!isInside || path.length > LONGEST_PATH || (type !== 'Directory' && segments.length === 0)) {
    throw brokenArchive(`it contains the path ${name}, which is not allowed`);
  }
  return type === 'Directory' ? undefined : segments.join('/');
}

function wrongType({ path, type }: Pick<ReadEntry, 'path' | 'type'>): GateError {
  const name = JSON.stringify(path.slice(0, LONGEST_PATH));
  return brokenArchive(`${name} is a ${type}, but only files and directories are allowed`);
}

/** No part of it is used: an attacker who can add one hostile file can add any file. */
function brokenArchive(what: string, cause?: unknown): GateError {
  const hint =
    'Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the format.';
  return new GateError('input_invalid', `The archive is not valid: ${what}.`, hint, { cause });
}
