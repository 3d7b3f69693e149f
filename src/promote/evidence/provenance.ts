import { readExternalId } from '../../github/check-binding.ts';
import { type CheckRun, isOfGate, listChecks, SUPERSEDED } from '../../github/check-run.ts';
import type { Client, GitHubRepository } from '../../github/client.ts';
import { explainFailure, readFailure } from '../../github/failure.ts';
import { GateError } from '../../ground/error.ts';
import { type ReadEvidence, UNTRUSTED } from './read-evidence.ts';

/**
 * Checks whether a commit has a check run of an app with a digest as `external_id`.
 *
 * @param digest `sha256:` digest of a GateReport
 * @param app the slug of the app, which no other app can have
 * @returns undefined if it has; otherwise the reason, as a clause
 * @throws GateError `github_unavailable` if GitHub does not answer
 */
export type ProvenanceCheck = (
  headSha: string,
  digest: string,
  app: string,
) => Promise<string | undefined>;

/** Returns why the provenance of evidence is not proven; undefined if it is. */
export async function provenanceObjection(
  { gateReport }: ReadEvidence,
  check: ProvenanceCheck,
  app: string,
): Promise<string | undefined> {
  if (gateReport === undefined) {
    return 'it is not in a GateReport, and a check run contains only the digest of a GateReport';
  }
  if (gateReport.objections.includes(UNTRUSTED)) return UNTRUSTED;
  return check(gateReport.headSha, gateReport.digest, app);
}

/**
 * Returns a check that asks GitHub whether a workflow of a repository published a report.
 *
 * @param repository `owner/name`, as in GITHUB_REPOSITORY
 * @throws GateError `usage` if that is missing
 */
export function provenanceCheck(client: Client, repository: string | undefined): ProvenanceCheck {
  const [owner, repo, ...rest] = repository?.split('/') ?? [];
  if (!owner || !repo || rest.length > 0) {
    throw new GateError(
      'usage',
      'A promotion with a token requires the repository of the report.',
      'Set GITHUB_REPOSITORY to `owner/name`, or promote without GITHUB_TOKEN.',
    );
  }
  return async (headSha, digest, app) => {
    const commit = headSha.slice(0, 7);
    const checks = await checksOn({ client, owner, repo }, headSha);
    if (checks === undefined) return `the commit ${commit} does not exist in ${owner}/${repo}`;
    const named = checks.filter(({ externalId }) => readExternalId(externalId)?.digest === digest);
    if (named.length === 0) return `no check run on the commit ${commit} contains its digest`;
    const own = named.filter(({ appSlug }) => appSlug === app);
    if (own.length === 0) {
      return `the check run with its digest was created by the app ${named[0]?.appSlug ?? 'unknown'}`;
    }
    const completed = own.filter((check) => check.completed && check.headSha === headSha);
    if (completed.length === 0) return 'the check run with its digest is not completed';
    return completed.some((check) => isNewest(check, checks))
      ? undefined
      : 'a newer check run of the same name replaces that with its digest';
  };
}

/** Whether no later result of the gate has replaced that of a check run, by the times of GitHub. */
function isNewest(check: CheckRun, all: readonly CheckRun[]): boolean {
  const { id, name, appSlug, completedAt } = check;
  const rivals = all.filter((other) => other.name === name && other.appSlug === appSlug);
  const isLater = (other: CheckRun) => !other.completed || other.completedAt > completedAt;
  return (
    !name.endsWith(SUPERSEDED) &&
    !rivals.some((other) => other.id !== id && isOfGate(other) && isLater(other))
  );
}

/** @returns undefined if the commit does not exist */
async function checksOn(
  repository: GitHubRepository,
  headSha: string,
): Promise<CheckRun[] | undefined> {
  try {
    return await listChecks(repository, headSha);
  } catch (error) {
    if (readFailure(error).kind === 'invalid') return undefined;
    const operation = { doing: 'read the check runs', permission: 'checks: read' };
    const reason = explainFailure(error, operation);
    throw new GateError(
      'github_unavailable',
      `The provenance of the report cannot be checked: ${reason}.`,
      'Grant `checks: read` to the token, or promote without a token, which skips this check.',
      { cause: error },
    );
  }
}
