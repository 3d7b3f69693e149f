import type { AssetChanges } from './assets/asset.ts';
import { collectAssets } from './assets/collect.ts';
import { auditChange } from './audit/audit.ts';
import type { ChangeAudit } from './audit/audited.ts';
import type { Platform } from './model/run.ts';
import type { LoadedPolicy } from './policy/policy.ts';
import type { Change } from './repo/change.ts';
import type { Repository } from './repo/git.ts';
import { mergeBase, requireCommits } from './repo/merge-base.ts';
import { readTree } from './repo/object-tree.ts';
import { readChange } from './repo/read-change.ts';
import type { Tree } from './repo/tree.ts';
import { withIgnored } from './repo/with-ignored.ts';

/** What is the same for every commit that is judged in one run. */
export interface AuditTerms {
  readonly repository: Repository;
  readonly policy: LoadedPolicy;
  /** Of the machine that runs the commands. */
  readonly platform: Platform;
  /** The tip of what the change is to be merged into. */
  readonly policyCommit: string;
  /** Judges every gene of the commit, not only those that the change touches. */
  readonly all: boolean;
}

export interface AuditedCommit {
  readonly change: Change;
  readonly assets: AssetChanges;
  readonly audit: ChangeAudit;
  /** The audited tree, without ignored folders. */
  readonly tree: Tree;
}

/**
 * Judges one commit, or one tree, without running anything.
 *
 * @param base what it is compared with
 */
export async function auditCommit(
  { repository, policy, platform, all }: AuditTerms,
  commit: string,
  base: string,
): Promise<AuditedCommit> {
  const baseTree = await readTree(repository, base);
  const change = await readChange(repository, base, commit);
  const headTree = await readTree(repository, commit);
  const assets = await collectAssets({ baseTree, headTree, change, policy: policy.policy, all });
  const audit = await auditChange({
    change,
    assets,
    baseTree,
    tree: withIgnored(headTree, repository.directory),
    policy,
    platform,
  });
  return { change, assets, audit, tree: headTree };
}

/**
 * The digest of the Plans that another commit of the same pull request would give, judged by the same
 * policy.
 *
 * @throws GateError `shallow_clone` if the commit cannot be had
 */
export async function digestAt(terms: AuditTerms, commit: string): Promise<string> {
  const { repository, policyCommit } = terms;
  await requireCommits(repository, [commit], [commit]);
  const base = await mergeBase(repository, policyCommit, commit);
  return (await auditCommit(terms, commit, base)).audit.plansDigest;
}
