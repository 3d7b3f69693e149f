import * as z from 'zod';
import { decodeUtf8 } from '../../assets/utf8.ts';
import { brokenArchive } from './broken.ts';
import { verifyChecksums } from './checksums.ts';
import type { ArchiveLimits } from './limits.ts';
import { type ArchiveFile, unpack } from './unpack.ts';

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
  limits: ArchiveLimits,
): Promise<readonly ArchivedAssets[]> {
  const files = atRoot(
    await unpack(
      source,
      (path) => isRead(path) || isRead(path.slice(path.indexOf('/') + 1)),
      limits,
    ),
  );
  requireManifest(take(files, MANIFEST));
  verifyChecksums(take(files, CHECKSUMS), without(files, CHECKSUMS));
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
function atRoot(files: ReadonlyMap<string, ArchiveFile>): ReadonlyMap<string, ArchiveFile> {
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

function without(
  files: ReadonlyMap<string, ArchiveFile>,
  path: string,
): ReadonlyMap<string, ArchiveFile> {
  return new Map([...files].filter(([name]) => name !== path));
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
