import { fromBufferPromise, type ZipFile } from 'yauzl';
import { GateError } from '../ground/error.ts';

/**
 * Reads one file of an untrusted zip archive. Writes nothing to the disk, decompresses no other
 * entry, and reads no more than the limit, regardless of the sizes that the archive claims.
 *
 * @param maxBytes limit of the decompressed file
 * @returns the first file of this name
 * @throws GateError `artifact_invalid` if the file is missing or unreadable
 */
export async function readZipFile(
  archive: Buffer,
  name: string,
  maxBytes: number,
): Promise<Buffer> {
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true });
    return await readEntry(zip, name, maxBytes);
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw invalid(`is not a readable zip archive (${String(error)})`, error);
  }
}

async function readEntry(zip: ZipFile, name: string, maxBytes: number): Promise<Buffer> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    if (entry.uncompressedSize > maxBytes) throw invalid(`has a ${name} that is too large`);
    const chunks: Buffer[] = [];
    // The stream ends with an error if it exceeds the size that the entry claims.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
  throw invalid(`has no ${name}`);
}

function invalid(what: string, cause?: unknown): GateError {
  return new GateError(
    'artifact_invalid',
    `The artifact of the workflow run ${what}`,
    'Upload only the file that the output `report-path` names.',
    { cause },
  );
}
