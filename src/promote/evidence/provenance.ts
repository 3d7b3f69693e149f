import { GateError } from '../../error.ts';
import type { Client } from '../../github/client.ts';
import { explainFailure, readFailure } from '../../github/failure.ts';

interface Repository {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
}

/** GitHub's own app, which alone acts for workflows; no other app can have its slug. */
const ACTIONS_APP = 'github-actions';

/**
 * Asks about the reports of one repository.
 *
 * @param repository `owner/name`, as GITHUB_REPOSITORY has it
 * @throws GateError `usage` if that is missing
 */
export function voucherOf(
  client: Client,
  repository: string | undefined,
): (headSha: string, digest: string) => Promise<string | undefined> {
  const [owner, repo, ...rest] = repository?.split('/') ?? [];
  if (!owner || !repo || rest.length > 0) {
    throw new GateError(
      'usage',
      'With a token, the repository whose gate made the report must be known.',
      'Set GITHUB_REPOSITORY to owner/name, or promote without GITHUB_TOKEN.',
    );
  }
  return (headSha, digest) => vouchFor({ client, owner, repo }, headSha, digest);
}

/**
 * Asks GitHub whether a workflow of a repository has published a report: whether its head commit has
 * a completed check run, made by GitHub's own Actions app, whose `external_id` is the report's digest.
 *
 * @param digest `sha256:` of a GateReport
 * @returns undefined if so, else why not, as a sentence's end
 * @throws GateError `github_unavailable` if GitHub does not answer
 */
async function vouchFor(
  { client, owner, repo }: Repository,
  headSha: string,
  digest: string,
): Promise<string | undefined> {
  const commit = headSha.slice(0, 7);
  const runs = await checkRunsOf({ client, owner, repo }, headSha);
  if (runs === undefined) return `GitHub knows no commit ${commit} in ${owner}/${repo}`;
  const named = runs.filter(({ external_id }) => external_id === digest);
  const [other] = named;
  if (other === undefined) return `no check run on the commit ${commit} carries its digest`;
  const own = named.filter(({ app }) => app?.slug === ACTIONS_APP);
  if (own.length === 0) {
    return `the check run with its digest was made by the app ${other.app?.slug ?? 'unknown'}`;
  }
  return own.some(({ status, head_sha }) => status === 'completed' && head_sha === headSha)
    ? undefined
    : 'the check run with its digest is not completed';
}

/** @returns undefined if there is no such commit */
async function checkRunsOf({ client, owner, repo }: Repository, ref: string) {
  const { octokit } = client;
  try {
    return await octokit.paginate(octokit.rest.checks.listForRef, {
      owner,
      repo,
      ref,
      filter: 'all',
      per_page: 100,
    });
  } catch (error) {
    if (readFailure(error).kind === 'invalid') return undefined;
    const operation = { doing: 'read the check runs', permission: 'checks: read', fork: false };
    const reason = explainFailure(error, operation);
    throw new GateError(
      'github_unavailable',
      `The report was not compared with its check run: ${reason}.`,
      'Grant `checks: read` to the token, or promote without a token, and without that proof.',
      { cause: error },
    );
  }
}
