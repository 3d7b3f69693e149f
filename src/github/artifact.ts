import { GateError } from '../ground/error.ts';
import { asUnavailable } from './failure.ts';
import type { GitHubRepository } from './target.ts';

/** Bytes of a compressed artifact; a report of 400 genes is about one million bytes uncompressed. */
const MAX_ARTIFACT_BYTES = 16 * 1024 * 1024;

/**
 * Downloads the artifact of this name from a workflow run, as a zip archive.
 *
 * @throws GateError `artifact_invalid` if it is missing or too large; `github_unavailable`
 */
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
    // A job that was run again may have uploaded several; GitHub's ids increase.
    const [newest] = data.artifacts
      .filter((artifact) => artifact.name === name && !artifact.expired)
      .sort((a, b) => b.id - a.id);
    if (newest === undefined) throw missing(name);
    if (newest.size_in_bytes > MAX_ARTIFACT_BYTES) throw tooLarge(name);
    const answer = await actions.downloadArtifact({
      owner,
      repo,
      artifact_id: newest.id,
      archive_format: 'zip',
      // The size that GitHub reports is checked again while reading.
      request: { parseSuccessResponseBody: false },
    });
    return await readAtMost(answer.data as ReadableStream<Uint8Array>, name);
  } catch (error) {
    throw asUnavailable(error, {
      doing: 'download the report',
      permission: 'actions: read',
    });
  }
}

async function readAtMost(stream: ReadableStream<Uint8Array>, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_ARTIFACT_BYTES) throw tooLarge(name);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function missing(name: string): GateError {
  return new GateError(
    'artifact_invalid',
    `The workflow run has no artifact ${JSON.stringify(name)}`,
    'The step that uploads the report must run `if: always()`; see the log of the run.',
  );
}

function tooLarge(name: string): GateError {
  return new GateError(
    'artifact_invalid',
    `The artifact ${JSON.stringify(name)} is larger than ${MAX_ARTIFACT_BYTES} bytes`,
    'Upload only the file that the output `report-path` names.',
  );
}
