import { GateError } from '../error.ts';
import type { Repository } from './git.ts';
import { FULL_CLONE_HINT } from './git-process.ts';

/** Default limit for one file that is read: larger assets, policies or manifests are no such. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** What one git process may hand over, so that memory stays bounded. */
const MAX_BATCH_BYTES = 256 * 1024 * 1024;

export interface BlobInfo {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
}

/**
 * Sizes of objects, from one git process.
 *
 * @throws GateError `file_unreadable` if the clone lacks one of them
 */
export async function blobInfo(
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
 * Reads blobs by object id, in one git process after one that looks at the sizes.
 *
 * @param maxBytes the most that one blob may have
 * @returns the content of each of them
 * @throws GateError `file_unreadable` if one is missing, too large or no blob, or all are too much
 */
export async function readBlobs(
  repository: Repository,
  oids: Iterable<string>,
  maxBytes = MAX_FILE_BYTES,
): Promise<Map<string, Buffer>> {
  const infos = await blobInfo(repository, oids);
  for (const { oid, type, size } of infos.values()) {
    if (type !== 'blob') throw unreadable(`object ${oid} is a ${type} and no file`);
    if (size > maxBytes) throw unreadable(`object ${oid} has ${size} bytes, more than ${maxBytes}`);
  }
  return readCheckedBlobs(repository, [...infos.values()]);
}

/** Like {@link readBlobs}, for blobs whose sizes were looked at before. */
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
  const output = await repository.objects(['cat-file', '--batch'], { input: lines(wanted.keys()) });
  const contents = new Map<string, Buffer>();
  let at = 0;
  for (const oid of wanted.keys()) {
    const end = output.indexOf(10, at);
    const [, type, size] = output.toString('latin1', at, end).split(' ');
    if (type !== 'blob') throw missing(oid);
    const start = end + 1;
    at = start + Number(size);
    contents.set(oid, output.subarray(start, at));
    at++; // the newline that ends each object
  }
  return contents;
}

/** Cuts a list of blobs into pieces that {@link readCheckedBlobs} takes. */
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
  return new GateError('file_unreadable', `This clone lacks object ${oid}`, FULL_CLONE_HINT);
}

function unreadable(what: string): GateError {
  return new GateError(
    'file_unreadable',
    `Cannot read files of the commit: ${what}`,
    'Keep generated and binary data out of the files that the gate reads.',
  );
}
