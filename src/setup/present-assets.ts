import { isMissingIdentity } from '../audit/claims/content-hash.ts';
import { type AuditedCommit, type AuditTerms, auditCommit } from '../gate/audit-commit.ts';
import { proposeFix } from '../gate/propose-fix.ts';
import { additionsFor } from '../programs/registry.ts';
import { folderTree } from '../repo/folder-tree.ts';
import type { Repository } from '../repo/git.ts';
import { pastChanges } from '../repo/past-changes.ts';
import { findDefaultBranch } from '../repo/revision.ts';
import { idsOf } from '../rules/identity.ts';
import { NOTHING_RAN } from '../run/run.ts';
import { allFindings, judge } from '../verdict/judge.ts';

/** The terms under which the assets of the checkout are judged as they are: with what is on disk. */
type PresentTerms = Pick<AuditTerms, 'repository' | 'policy' | 'platform' | 'signal'>;

/** Audits all genes and asset files of a commit, whatever changed them, as `check --all` does. */
export function auditPresent(terms: PresentTerms, commit: string): Promise<AuditedCommit> {
  return auditCommit(completed(terms, commit), commit, commit);
}

/** Counts the edits that `gene-gate fix` makes in the assets of a commit as they are. */
export async function countRepairs(
  terms: PresentTerms,
  audited: AuditedCommit,
  commit: string,
  now: Date,
): Promise<number> {
  const { policy } = terms.policy;
  const judgement = judge(audited.audit, NOTHING_RAN, { policy, now });
  const range = { name: 'range', head: commit, audited: commit, base: commit } as const;
  // What `--identity` would add is no repair.
  const ids = idsOf(allFindings(judgement).filter((each) => !isMissingIdentity(each)));
  const { fix } = await proposeFix(completed(terms, commit), range, audited, ids);
  return fix?.edits.length ?? 0;
}

function completed(
  { repository, policy, platform, signal }: PresentTerms,
  commit: string,
): AuditTerms {
  return {
    repository,
    policy,
    additions: additionsFor(policy.policy),
    disk: folderTree(repository.directory),
    platform,
    ...(signal && { signal }),
    all: true,
    policyCommit: commit,
  };
}

/** How many of the last changes are looked at. */
const LOOKED_AT = 50;

/** How GitHub names a merged or squashed pull request. */
const OF_PULL_REQUEST = /^Merge pull request #\d+|\(#\d+\)$/;

/**
 * Returns the default branch if none of its last changes came from a pull request.
 * @returns undefined if one did, or if there is no past
 */
export async function pushedBranch(
  repository: Repository,
  tip: string,
): Promise<string | undefined> {
  const changes = await pastChanges(repository, tip, LOOKED_AT);
  if (changes.length === 0 || changes.some(({ subject }) => OF_PULL_REQUEST.test(subject))) return;
  const branch = await findDefaultBranch(repository);
  return branch?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//, '');
}
