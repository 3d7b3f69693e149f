import { GateError } from '../error.ts';
import { asUnavailable } from './failure.ts';
import type { GitHubRepository } from './target.ts';

/** Bytes of a compressed artifact; a report of 400 genes has about one million before that. */
const MAX_ARTIFACT_BYTES = 16 * 1024 * 1024;

/**
 * Downloads the artifact of this name that a run has left, as a zip archive.
 *
 * @throws GateError `artifact_invalid` if there is none, or a larger one; `github_unavailable`
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
    // A job that was run again may have left several; GitHub's ids grow.
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
      // What GitHub says about the size is checked again while reading.
      request: { parseSuccessResponseBody: false },
    });
    return await readAtMost(answer.data as ReadableStream<Uint8Array>, name);
  } catch (error) {
    throw asUnavailable(error, {
      doing: 'download the report',
      permission: 'actions: read',
      fork: false,
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
    `The run has left no artifact ${JSON.stringify(name)}`,
    'The step that uploads the report must run `if: always()`; see the log of the run.',
  );
}

function tooLarge(name: string): GateError {
  return new GateError(
    'artifact_invalid',
    `The artifact ${JSON.stringify(name)} has more than ${MAX_ARTIFACT_BYTES} bytes`,
    'Upload only the file that the output `report-path` names.',
  );
}
