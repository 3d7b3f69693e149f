import { GateError } from '../../error.ts';
import { type CheckRun, listChecks } from '../../github/check-run.ts';
import type { Client } from '../../github/client.ts';
import { explainFailure, readFailure } from '../../github/failure.ts';
import type { GitHubRepository } from '../../github/target.ts';
import type { Evidence } from './read-evidence.ts';

/** GitHub's own app, which alone acts for workflows; no other app can have its slug. */
const ACTIONS_APP = 'github-actions';

/**
 * Asks whether a commit has a check run of GitHub's own Actions app whose `external_id` is a digest.
 *
 * @param digest `sha256:` of a GateReport
 * @returns undefined if so, else why not, as a sentence's end
 * @throws GateError `github_unavailable` if that cannot be found out
 */
export type ProvenanceCheck = (headSha: string, digest: string) => Promise<string | undefined>;

/** Why the provenance of evidence is not proven; undefined if it is. */
export async function provenanceObjection(
  { gateReport }: Evidence,
  check: ProvenanceCheck,
): Promise<string | undefined> {
  if (gateReport === undefined) {
    return 'it stands by itself, and GitHub knows the digest of the GateReport that holds it';
  }
  if (gateReport.untrusted) {
    return 'a runner that the pull request controls has reported its results';
  }
  return check(gateReport.headSha, gateReport.digest);
}

/**
 * Asks GitHub whether a workflow of one repository has published a report.
 *
 * @param repository `owner/name`, as GITHUB_REPOSITORY has it
 * @throws GateError `usage` if that is missing
 */
export function provenanceCheck(client: Client, repository: string | undefined): ProvenanceCheck {
  const [owner, repo, ...rest] = repository?.split('/') ?? [];
  if (!owner || !repo || rest.length > 0) {
    throw new GateError(
      'usage',
      'With a token, the repository whose gate made the report must be known.',
      'Set GITHUB_REPOSITORY to owner/name, or promote without GITHUB_TOKEN.',
    );
  }
  return async (headSha, digest) => {
    const commit = headSha.slice(0, 7);
    const checks = await checksOn({ client, owner, repo }, headSha);
    if (checks === undefined) return `GitHub knows no commit ${commit} in ${owner}/${repo}`;
    const named = checks.filter(({ externalId }) => externalId === digest);
    const [other] = named;
    if (other === undefined) return `no check run on the commit ${commit} carries its digest`;
    const own = named.filter(({ appSlug }) => appSlug === ACTIONS_APP);
    if (own.length === 0) {
      return `the check run with its digest was made by the app ${other.appSlug ?? 'unknown'}`;
    }
    return own.some((check) => check.completed && check.headSha === headSha)
      ? undefined
      : 'the check run with its digest is not completed';
  };
}

/** @returns undefined if there is no such commit */
async function checksOn(
  repository: GitHubRepository,
  headSha: string,
): Promise<CheckRun[] | undefined> {
  try {
    return await listChecks(repository, headSha);
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
