import type { Annotation } from './annotations.ts';
import type { CheckOutput } from './check-output.ts';
import { NOT_REPEATABLE } from './client.ts';
import type { Conclusion } from './conclusion.ts';
import type { GitHubTarget } from './context.ts';
import { explainFailure, type Operation, readFailure } from './failure.ts';
import { GITHUB_LIMITS } from './limits.ts';

/** What tells one step's check run from every other. */
export interface CheckIdentity {
  readonly checkName: string;
  /** The check run's `external_id` while it is in progress. */
  readonly runKey: string;
  readonly detailsUrl?: string;
}

export interface CheckRun {
  readonly id: number;
  readonly url: string | null;
}

export function checkOperation({ pullRequest }: GitHubTarget): Operation {
  return {
    doing: 'write the check run',
    permission: 'checks: write',
    fork: pullRequest?.isFork ?? false,
  };
}

/**
 * Creates the check run, in progress, on the proposed commit.
 *
 * @throws whatever octokit throws
 */
export async function createCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
): Promise<CheckRun> {
  const { client, owner, repo, headSha } = target;
  const create = async () => {
    const { data } = await client.octokit.rest.checks.create({
      owner,
      repo,
      head_sha: headSha,
      name: identity.checkName,
      status: 'in_progress',
      external_id: identity.runKey,
      ...(identity.detailsUrl !== undefined && { details_url: identity.detailsUrl }),
      output: { title: 'The gate is deciding', summary: 'Auditing and running the change.' },
      ...NOT_REPEATABLE,
    });
    return { id: data.id, url: data.html_url };
  };
  return client.once(create, () => findUnfinished(target, identity));
}

/** Finds this step's own check run as long as it is not completed: completing changes its key. */
export async function findUnfinished(
  { client, owner, repo, headSha }: GitHubTarget,
  { checkName, runKey }: CheckIdentity,
): Promise<CheckRun | undefined> {
  const runs = await client.octokit.paginate(client.octokit.rest.checks.listForRef, {
    owner,
    repo,
    ref: headSha,
    check_name: checkName,
    filter: 'all',
    per_page: 100,
  });
  const own = runs.find((run) => run.external_id === runKey && run.status !== 'completed');
  return own && { id: own.id, url: own.html_url };
}

/**
 * Appends annotations to a check run that is in progress, in batches. A batch that GitHub refuses
 * is left out; other trouble ends the appending.
 *
 * @returns what the reader must know about annotations that are missing
 */
export async function appendAnnotations(
  target: GitHubTarget,
  check: CheckRun,
  annotations: readonly Annotation[],
): Promise<string[]> {
  const size = GITHUB_LIMITS.annotationsPerRequest;
  const notes: string[] = [];
  let written = 0;
  for (let start = 0; start < annotations.length; start += size) {
    const batch = annotations.slice(start, start + size);
    try {
      await appendBatch(target, check, batch, written);
      written += batch.length;
    } catch (error) {
      const refused = readFailure(error).kind === 'invalid';
      const missing = refused ? batch.length : annotations.length - start;
      const reason = explainFailure(error, { ...checkOperation(target), doing: 'annotate' });
      notes.push(`Missing annotations: ${missing}; ${reason}.`);
      if (!refused) break;
    }
  }
  return notes;
}

async function appendBatch(
  { client, owner, repo }: GitHubTarget,
  { id }: CheckRun,
  batch: readonly Annotation[],
  written: number,
): Promise<void> {
  const { checks } = client.octokit.rest;
  const run = { owner, repo, check_run_id: id };
  const append = async () => {
    const output = {
      title: 'The gate is publishing',
      summary: 'Writing annotations.',
      annotations: [...batch],
    };
    await checks.update({ ...run, status: 'in_progress', output, ...NOT_REPEATABLE });
    return true;
  };
  await client.once(append, async () => {
    const { data } = await checks.get(run);
    return data.output.annotations_count >= written + batch.length || undefined;
  });
}

/** The last word of a check run. */
export interface Completion {
  readonly conclusion: Conclusion;
  readonly externalId: string;
  readonly output: CheckOutput;
}

/** @throws whatever octokit throws; completing twice gives the same as once */
export async function completeCheck(
  { client, owner, repo }: GitHubTarget,
  { id }: CheckRun,
  { conclusion, externalId, output }: Completion,
): Promise<void> {
  await client.octokit.rest.checks.update({
    owner,
    repo,
    check_run_id: id,
    status: 'completed',
    conclusion,
    external_id: externalId,
    output,
  });
}
