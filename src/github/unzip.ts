import { fromBufferPromise, type ZipFile } from 'yauzl';
import { GateError } from '../error.ts';

/**
 * Reads one file of a zip archive that anybody may have made. Nothing is written to the disk, other
 * entries are not decompressed, and no more than the limit is, whatever the archive says of sizes.
 *
 * @param maxBytes of the file, decompressed
 * @returns the first file of this name
 * @throws GateError `artifact_invalid` if there is no such file, or none that can be read
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
    throw invalid(`is no zip archive that can be read (${String(error)})`, error);
  }
}

async function readEntry(zip: ZipFile, name: string, maxBytes: number): Promise<Buffer> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    if (entry.uncompressedSize > maxBytes) throw invalid(`has a ${name} that is too large`);
    const chunks: Buffer[] = [];
    // The stream ends with an error once it gives more than the size that the entry claims.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
  throw invalid(`has no ${name}`);
}

function invalid(what: string, cause?: unknown): GateError {
  return new GateError(
    'artifact_invalid',
    `The artifact of the run ${what}`,
    'Upload the file that the output `report-path` names, and nothing else.',
    { cause },
  );
}
