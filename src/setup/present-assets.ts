import { additionsFor } from '../families/registry.ts';
import { type AuditedCommit, type AuditTerms, auditCommit } from '../gate/audit-commit.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { NOTHING_RAN } from '../run/run.ts';
import { judge } from '../verdict/judge.ts';
import { editsOf } from './judge-change.ts';

/** The terms under which the assets of the checkout are judged as they are: with what is on disk. */
type PresentTerms = Pick<AuditTerms, 'repository' | 'policy' | 'platform' | 'signal'>;

/** Audits all genes and asset files of a commit, whatever changed them, as `check --all` does. */
export function auditPresent(terms: PresentTerms, commit: string): Promise<AuditedCommit> {
  return auditCommit(completed(terms, commit), commit, commit);
}

/**
 * Counts the edits that `gene-gate fix` makes in the assets of a commit as they are.
 *
 * @param audited by {@link auditPresent}
 */
export async function countRepairs(
  terms: PresentTerms,
  audited: AuditedCommit,
  commit: string,
  now: Date,
): Promise<number> {
  const { policy } = terms.policy;
  const judgement = judge(audited.audit, NOTHING_RAN, { policy, now });
  const itself = { commit, base: commit };
  return (await editsOf(audited, completed(terms, commit), itself, judgement)).length;
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
