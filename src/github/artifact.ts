import { fromBufferPromise, type ZipFile } from 'yauzl';
import { GateError } from '../ground/error.ts';
import { type GitHubRepository, LEAVES_API } from './client.ts';
import { asUnavailable } from './failure.ts';

/** Compressed. A report of 400 genes has about one million bytes uncompressed. */
const MAX_ARTIFACT_BYTES = 16 * 1024 * 1024;

/** @throws GateError `artifact_invalid` if it is missing or too large; `github_unavailable` */
export async function downloadArtifact(
  { client, owner, repo }: GitHubRepository,
  runId: number,
  name: string,
): Promise<Buffer> {
  const { actions } = client.octokit.rest;
  try {
    const { data } = await actions.listWorkflowRunArtifacts({
      owner,
      repo,
      run_id: runId,
      name,
      per_page: 100,
    });
    // A repeated job may have uploaded several. GitHub's ids increase.
    const [newest] = data.artifacts
      .filter((artifact) => artifact.name === name && !artifact.expired)
      .sort((a, b) => b.id - a.id);
    if (newest === undefined) throw invalid(`is missing: ${JSON.stringify(name)}`);
    if (newest.size_in_bytes > MAX_ARTIFACT_BYTES)
      throw invalid(`is larger than ${MAX_ARTIFACT_BYTES} bytes`);
    const answer = await actions.downloadArtifact({
      owner,
      repo,
      artifact_id: newest.id,
      archive_format: 'zip',
      // GitHub's size is not trusted; it is checked again while reading.
      request: { ...LEAVES_API, parseSuccessResponseBody: false },
    });
    return await readAtMost(answer.data as ReadableStream<Uint8Array>);
  } catch (error) {
    throw asUnavailable(error, {
      doing: 'download the report',
      permission: 'actions: read',
    });
  }
}

async function readAtMost(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_ARTIFACT_BYTES) throw invalid(`is larger than ${MAX_ARTIFACT_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads one file of an untrusted zip archive. Writes nothing to disk, decompresses no other entry, and reads no
 * more than the limit, whatever sizes the archive claims.
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
    'The step that uploads the report must run `if: always()`, and upload only the file that the output `report-path` names; see the log of the run.',
    { cause },
  );
}
