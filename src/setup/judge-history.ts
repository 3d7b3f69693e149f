import { assetPathTest } from '../assets/globs.ts';
import { additionsFor } from '../families/registry.ts';
import type { AuditTerms } from '../gate/audit-commit.ts';
import { interrupted } from '../ground/error.ts';
import type { Platform } from '../model/run.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { Repository } from '../repo/git.ts';
import { type PastChange, pastChanges } from '../repo/past-changes.ts';
import { type JudgedChange, judgeChange } from './judge-change.ts';

/** How many changes are judged by default. */
export const JUDGED_CHANGES = 50;
/** Changes that are judged at the same time, so that one is while git reads another. */
const AT_ONCE = 4;
/** How far back the changes of assets are looked for, if the last changes have few of them. */
const SEARCHED_COMMITS = 1000;

export interface HistoryTerms {
  /** The tip of the branch. */
  readonly tip: string;
  /** How many of the last changes to judge, and as many of those with assets. */
  readonly most: number;
  readonly policy: LoadedPolicy;
  readonly platform: Platform;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Ends the history early, with the changes that are judged. */
  readonly enough: AbortSignal;
  /** Called before changes are judged, and at the end. */
  readonly progress: (done: number, total: number) => void;
}

/** The last changes of a branch, judged. */
export interface History {
  readonly tip: string;
  /** Newest first. */
  readonly changes: readonly JudgedChange[];
  /** How many others were not judged any more. */
  readonly left: number;
  /** Whether commits are missing because the clone is shallow. */
  readonly shallow: boolean;
}

/**
 * Judges the last changes of a branch, and the last ones that touch asset files, as if each were a pull
 * request today. Runs nothing.
 *
 * @throws GateError `interrupted`, `git_failed`
 */
export async function judgeHistory(
  repository: Repository,
  { tip, most, policy, platform, now, signal, enough, progress }: HistoryTerms,
): Promise<History> {
  const found = await pastChanges(repository, tip, Math.max(most, SEARCHED_COMMITS));
  const isAssetPath = assetPathTest(policy.policy);
  const chosen = chooseChanges(found, most, ({ paths }) => paths.some(isAssetPath));
  const ended = AbortSignal.any([signal, enough]);
  const additions = additionsFor(policy.policy);
  const terms: AuditTerms = {
    repository,
    policy,
    additions,
    // Dependencies are in no commit.
    isPending: additions.cover,
    platform,
    policyCommit: tip,
    all: false,
    signal: ended,
  };
  const changes: JudgedChange[] = [];
  for (let at = 0; at < chosen.length && !ended.aborted; at += AT_ONCE) {
    progress(at, chosen.length);
    const judged = await Promise.all(
      chosen
        .slice(at, at + AT_ONCE)
        .map(({ change, hasAssets }) =>
          judgeChange(change, hasAssets, terms, now).catch(unless(ended)),
        ),
    );
    changes.push(...judged.filter((each) => each !== undefined));
  }
  progress(chosen.length, chosen.length);
  if (signal.aborted) throw interrupted('while it judged the history');
  const shallow = (await repository.shallowCommits()).size > 0;
  return { tip, changes, left: chosen.length - changes.length, shallow };
}

/** Ends the wait for a change whose judgement was interrupted. */
function unless(ended: AbortSignal): (error: unknown) => undefined {
  return (error) => {
    if (!ended.aborted) throw error;
  };
}

interface ChosenChange {
  readonly change: PastChange;
  readonly hasAssets: boolean;
}

/** Returns the last changes of any kind and the last ones with assets, newest first. */
function chooseChanges(
  found: readonly PastChange[],
  most: number,
  hasAssets: (change: PastChange) => boolean,
): readonly ChosenChange[] {
  const all = found.map((change) => ({ change, hasAssets: hasAssets(change) }));
  const withAssets = all.filter((each) => each.hasAssets).slice(0, most);
  const chosen = new Set([...all.slice(0, most), ...withAssets]);
  return all.filter((each) => chosen.has(each));
}
