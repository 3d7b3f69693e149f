import { GateError } from '../ground/error.ts';
import type { Repository } from './git.ts';
import { FULL_CLONE_HINT } from './git-process.ts';

/** Default size limit of one file: assets, policies and manifests are smaller. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** Limit of what is read at once, which bounds memory use. */
const MAX_BATCH_BYTES = 256 * 1024 * 1024;

export interface BlobInfo {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
}

/**
 * Reads the sizes of objects with one git process.
 *
 * @throws GateError `file_unreadable` if the clone lacks one of them
 */
async function blobInfo(
  repository: Repository,
  oids: Iterable<string>,
): Promise<Map<string, BlobInfo>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const answer = await repository.objects(['cat-file', '--batch-check'], { input: lines(wanted) });
  const found = new Map<string, BlobInfo>();
  for (const line of answer.toString('latin1').split('\n')) {
    const [oid = '', type = '', size = ''] = line.split(' ');
    if (size !== '') found.set(oid, { oid, type, size: Number(size) });
  }
  for (const oid of wanted) {
    if (!found.has(oid)) throw missing(oid);
  }
  return found;
}

/**
 * Reads blobs by object id, after checking their sizes.
 *
 * @param maxBytes size limit of one blob
 * @returns the content by object id
 * @throws GateError `file_unreadable` if an object is missing, too large or not a blob, or if the
 *   total is too large
 */
export async function readBlobs(
  repository: Repository,
  oids: Iterable<string>,
  maxBytes = MAX_FILE_BYTES,
): Promise<Map<string, Buffer>> {
  const infos = await blobInfo(repository, oids);
  for (const { oid, type, size } of infos.values()) {
    if (type !== 'blob') throw unreadable(`object ${oid} is a ${type}, not a file`);
    if (size > maxBytes) throw unreadable(`object ${oid} has ${size} bytes, more than ${maxBytes}`);
  }
  return readCheckedBlobs(repository, [...infos.values()]);
}

/** Like {@link readBlobs}, for blobs whose sizes are already checked. */
export async function readCheckedBlobs(
  repository: Repository,
  blobs: readonly { readonly oid: string; readonly size: number }[],
): Promise<Map<string, Buffer>> {
  const wanted = new Map(blobs.map(({ oid, size }) => [oid, size]));
  if (wanted.size === 0) return new Map();
  const total = [...wanted.values()].reduce((sum, size) => sum + size, 0);
  if (total > MAX_BATCH_BYTES) {
    throw unreadable(`${wanted.size} files have ${total} bytes, more than ${MAX_BATCH_BYTES}`);
  }
  const oids = [...wanted.keys()];
  const found = await repository.read(oids);
  return new Map(
    oids.map((oid, index) => {
      const object = found[index];
      if (object?.type !== 'blob') throw missing(oid);
      return [oid, object.content];
    }),
  );
}

/** Splits a list of blobs into batches that {@link readCheckedBlobs} accepts. */
export function* batches<Blob extends { readonly size: number }>(
  blobs: readonly Blob[],
): Generator<Blob[]> {
  let batch: Blob[] = [];
  let bytes = 0;
  for (const blob of blobs) {
    if (batch.length > 0 && bytes + blob.size > MAX_BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(blob);
    bytes += blob.size;
  }
  if (batch.length > 0) yield batch;
}

function lines(oids: Iterable<string>): string {
  return [...oids].map((oid) => `${oid}\n`).join('');
}

function missing(oid: string): GateError {
  return new GateError(
    'file_unreadable',
    `Object ${oid} is missing from this clone`,
    FULL_CLONE_HINT,
  );
}

function unreadable(what: string): GateError {
  return new GateError(
    'file_unreadable',
    `Cannot read files of the commit: ${what}`,
    'Keep generated and binary data out of the files that the gate reads.',
  );
}
