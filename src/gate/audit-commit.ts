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

/** The terms of one run, equal for all audited commits. */
export interface AuditTerms {
  readonly repository: Repository;
  readonly policy: LoadedPolicy;
  readonly additions: Additions;
  /** The checkout; undefined to judge the commit alone. */
  readonly disk?: Tree | undefined;
  /** True if a path that is neither in the commit nor on disk may exist when commands run. */
  readonly isPending?: Tree['isPending'];
  readonly platform: Platform;
  /** The tip of the base branch. */
  readonly policyCommit: string;
  /** Judges all genes of the commit, not only touched ones. */
  readonly all: boolean;
  readonly isPush?: boolean;
  readonly unprovenMerge?: UnprovenMerge;
  /** What is judged in place of the assets of the commit. */
  readonly asked?: AssetChanges | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface AuditedCommit {
  readonly change: Change;
  readonly assets: AssetChanges;
  readonly audit: ChangeAudit;
  /** The audited tree, without files that are only on disk. */
  readonly tree: Tree;
  readonly baseTree: Tree;
  /** The tree in which the commands were judged, with files on disk. */
  readonly commandTree: Tree;
}

/** Audits one commit or tree without running anything. */
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
    asked,
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
  const assets = asked ?? (await collectAssets(collected));
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

/** Judges a commit against its merge base, as for an approval. @throws GateError `shallow_clone` */
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
