import { type JudgedHead, judgedHead } from '../approval/approval-subject.ts';
import type { AssetChanges } from '../assets/asset.ts';
import { collectAssets } from '../assets/collect.ts';
import { auditChange } from '../audit/audit.ts';
import type { ChangeAudit } from '../audit/audited.ts';
import type { UnprovenMerge } from '../event/event.ts';
import { AuditClock } from '../ground/signals.ts';
import type { Platform } from '../model/run.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { Additions } from '../repo/additions.ts';
import { withAdditions } from '../repo/additions.ts';
import type { Change } from '../repo/change.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase, requireCommits } from '../repo/merge-base.ts';
import { readTree } from '../repo/object-tree.ts';
import { readChange } from '../repo/read-change.ts';
import type { Tree } from '../repo/tree.ts';

/** The terms of one run, the same for every commit that it audits. */
export interface AuditTerms {
  readonly repository: Repository;
  readonly policy: LoadedPolicy;
  readonly additions: Additions;
  /** The checkout; undefined to judge only what the commit decides. */
  readonly disk?: Tree | undefined;
  /** Whether a path that is neither in the commit nor on disk may be there when commands run. */
  readonly isPending?: Tree['isPending'];
  readonly platform: Platform;
  /** The tip of the base branch. */
  readonly policyCommit: string;
  /** Judges all genes of the commit, not only those that the change touches. */
  readonly all: boolean;
  readonly isPush?: boolean;
  readonly unprovenMerge?: UnprovenMerge;
  readonly signal?: AbortSignal | undefined;
}

export interface AuditedCommit {
  readonly change: Change;
  readonly assets: AssetChanges;
  readonly audit: ChangeAudit;
  /** The audited tree, without what is on disk only. */
  readonly tree: Tree;
  readonly baseTree: Tree;
  /** The tree that the commands were judged in: with what is on disk. */
  readonly commandTree: Tree;
}

/** Audits one commit, or one tree, without running anything. */
export async function auditCommit(
  {
    repository,
    policy,
    additions,
    disk,
    isPending,
    platform,
    all,
    isPush,
    unprovenMerge,
    signal,
  }: AuditTerms,
  commit: string,
  base: string,
): Promise<AuditedCommit> {
  const [baseTree, headTree, change] = await Promise.all([
    readTree(repository, base),
    readTree(repository, commit),
    readChange(repository, base, commit),
  ]);
  const wholeTree = disk ? withAdditions(headTree, disk, additions) : headTree;
  const commandTree = { ...wholeTree, ...(isPending && { isPending }) };
  const clock = new AuditClock(signal);
  const collected = { baseTree, headTree, change, policy: policy.policy, all, clock };
  const assets = await collectAssets(collected);
  const audit = await auditChange({
    change,
    assets,
    baseTree,
    tree: commandTree,
    policy,
    platform,
    ...(isPush && { isPush }),
    ...(all && { all }),
    ...(unprovenMerge && { unprovenMerge }),
    clock,
  });
  return { change, assets, audit, tree: headTree, baseTree, commandTree };
}

/** Judges a commit compared with its merge base, as an approval is about it. @throws GateError `shallow_clone` */
export async function judgeHead(
  terms: AuditTerms,
  commit: string,
  baseRef: string,
): Promise<JudgedHead> {
  const { repository, policyCommit } = terms;
  await requireCommits(repository, [commit], [commit]);
  const base = await mergeBase(repository, policyCommit, commit);
  const { audit, tree } = await auditCommit(terms, commit, base);
  return await judgedHead(audit, tree, terms.policy, baseRef);
}
