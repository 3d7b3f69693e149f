import {
  type CheckBinding,
  type Claim,
  claimedId,
  isClaimedBy,
  isOfGate,
  type OwnedCheck,
  waitingId,
} from './check-owner.ts';
import { type GitHubRepository, type GitHubTarget, NOT_REPEATABLE } from './client.ts';
import { BrokenAnswer, type GitHubOperation, requireAsked } from './failure.ts';

export interface CheckIdentity {
  readonly checkName: string;
  readonly runKey: string;
  readonly detailsUrl?: string;
  readonly binding: CheckBinding;
}

export interface CheckRun extends OwnedCheck {
  readonly name: string;
  readonly url: string | null;
  /** The page of the job, for a job's check run. */
  readonly detailsUrl: string;
  /** The app that created it. No other app can change it. */
  readonly appId: number | undefined;
  /** The app's slug, which is unique on GitHub. */
  readonly appSlug: string | undefined;
  readonly headSha: string;
  /** The time when GitHub recorded its completion, in ISO 8601; empty before. */
  readonly completedAt: string;
  readonly annotationsCount: number;
  readonly summary: string;
}

/** Describes a failed check run request and the permission it needs. */
export function checkOperation({ readOnlyToken = false }: GitHubTarget): GitHubOperation {
  return {
    doing: 'write the check run',
    permission: 'checks: write',
    readOnlyToken,
  };
}

/**
 * Lists the gate's check runs of this name on the head, newest first. GitHub Actions also creates a check run for
 * each job, by the same app and possibly under the same name.
 */
export async function gateChecks(target: GitHubTarget, checkName: string): Promise<CheckRun[]> {
  const all = await listChecks(target, target.headSha, checkName);
  return all.filter(isOfGate).sort((a, b) => b.id - a.id);
}

/** Lists the unfinished check runs of one gate run, of one name or of any. */
export async function findUnfinished(
  target: GitHubTarget,
  { runKey, checkName }: Pick<CheckIdentity, 'runKey'> & { readonly checkName?: string },
): Promise<CheckRun[]> {
  const all = await listChecks(target, target.headSha, checkName);
  return all.filter((check) => isClaimedBy(check, runKey));
}

export async function listChecks(
  { client, owner, repo }: GitHubRepository,
  ref: string,
  checkName?: string,
): Promise<CheckRun[]> {
  const runs = await client.octokit.paginate(client.octokit.rest.checks.listForRef, {
    owner,
    repo,
    ref,
    ...(checkName !== undefined && { check_name: checkName }),
    filter: 'all',
    per_page: 100,
  });
  requireAsked(
    runs.every(({ head_sha, name }) => head_sha === ref && name === (checkName ?? name)),
    'the check runs of this name on the commit',
  );
  return runs.map(checkRun);
}

/** True if a check run still has its claim. */
export async function isStillClaimed(
  { client, owner, repo }: GitHubRepository,
  { id, externalId }: CheckRun,
): Promise<boolean> {
  const { data } = await client.octokit.rest.checks.get({ owner, repo, check_run_id: id });
  requireAsked(data.id === id, 'this check run');
  return data.external_id === externalId && data.status !== 'completed';
}

function checkRun(data: UpdatedCheck): CheckRun {
  return {
    id: data.id,
    name: data.name,
    url: data.html_url,
    detailsUrl: data.details_url ?? '',
    completed: data.status === 'completed',
    conclusion: data.conclusion,
    externalId: data.external_id ?? '',
    appId: data.app?.id,
    appSlug: data.app?.slug,
    headSha: data.head_sha,
    completedAt: data.completed_at ?? '',
    annotationsCount: data.output.annotations_count,
    summary: data.output.summary ?? '',
  };
}

function beginning(identity: CheckIdentity & Claim) {
  return {
    status: 'in_progress' as const,
    external_id: claimedId(identity),
    started_at: new Date().toISOString(),
    ...(identity.detailsUrl !== undefined && { details_url: identity.detailsUrl }),
    output: { title: 'The gate is running', summary: 'Auditing and running the change.' },
  };
}

/**
 * Creates a check run in progress on the head.
 * @param after the newest existing check run, if any; GitHub's ids increase
 * @throws any octokit error
 */
export async function createCheck(
  target: GitHubTarget,
  identity: CheckIdentity & Claim,
  after?: CheckRun,
): Promise<CheckRun> {
  const { client, owner, repo, headSha } = target;
  const create = async () => {
    const { data } = await client.octokit.rest.checks.create({
      owner,
      repo,
      head_sha: headSha,
      name: identity.checkName,
      ...beginning(identity),
      ...NOT_REPEATABLE,
    });
    requireAsked(data.head_sha === headSha, 'this commit');
    return checkRun(data);
  };
  return client.once(create, async () => {
    const unfinished = await findUnfinished(target, identity);
    return unfinished.find(({ id }) => id > (after?.id ?? 0));
  });
}

/**
 * Claims an existing check run and sets it back to in progress, which clears its conclusion.
 * @returns the updated check run; still completed if the server does not reopen check runs
 */
export async function takeUpCheck(
  target: GitHubTarget,
  identity: CheckIdentity & Claim,
  check: CheckRun,
): Promise<CheckRun> {
  return checkRun(await updateCheck(target, check, beginning(identity)));
}

/** @throws any octokit error */
export async function updateCheck(
  { client, owner, repo }: GitHubTarget,
  { id }: CheckRun,
  change: Omit<CheckUpdate, 'owner' | 'repo' | 'check_run_id'>,
): Promise<UpdatedCheck> {
  const request = { owner, repo, check_run_id: id, ...change };
  const { data } = await client.octokit.rest.checks.update(request);
  requireAsked(data.id === id, 'this check run');
  return data;
}

type UpdateCheck = GitHubTarget['client']['octokit']['rest']['checks']['update'];
type CheckUpdate = NonNullable<Parameters<UpdateCheck>[0]>;
type UpdatedCheck = Awaited<ReturnType<UpdateCheck>>['data'];

/** Worst first. */
export const CONCLUSIONS = ['failure', 'action_required', 'neutral', 'success'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** Without its annotations. */
export interface CheckOutput {
  title: string;
  summary: string;
  text?: string;
}

export interface Completion {
  readonly conclusion: Conclusion;
  readonly externalId: string;
  readonly output: CheckOutput;
}

/** Completes a check run; idempotent. @throws any octokit error, or BrokenAnswer if it was not completed */
export async function completeCheck(
  target: GitHubTarget,
  check: CheckRun,
  { conclusion, externalId, output }: Completion,
): Promise<void> {
  const change = { status: 'completed', conclusion, external_id: externalId, output } as const;
  const data = await updateCheck(target, check, change);
  if (data.status !== 'completed' || data.conclusion !== conclusion) {
    throw new BrokenAnswer('the check run is not completed with this result');
  }
}

const SUPERSEDED = ' (superseded)';

/**
 * Renames and completes an outdated check run. GitHub can delete neither a check run nor its annotations, but a
 * required check does not match another name. So `neutral` is safe here, although it satisfies a required check.
 */
export async function supersedeCheck(
  target: GitHubTarget,
  { checkName }: CheckIdentity,
  check: CheckRun,
): Promise<void> {
  await updateCheck(target, check, {
    name: `${checkName}${SUPERSEDED}`,
    status: 'completed',
    conclusion: 'neutral',
    output: {
      title: 'Superseded by a newer check run',
      summary: `The result for this commit is in the check run “${checkName}”.`,
    },
  });
}

/** Leaves a check run in progress until another pull request has its result. @throws any octokit error */
export async function leaveWaiting(
  target: GitHubTarget,
  check: CheckRun,
  output: CheckOutput,
): Promise<void> {
  const external_id = waitingId(check);
  await updateCheck(target, check, { status: 'in_progress', external_id, output });
}
