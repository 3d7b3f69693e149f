import { assetPathTest } from '../assets/globs.ts';
import { type AuditTerms, auditCommit } from '../gate/audit-commit.ts';
import { asGateError, interrupted } from '../ground/error.ts';
import { groupBy } from '../ground/group-by.ts';
import { RULE_GROUPS, type RuleGroup } from '../model/level.ts';
import type { Verdict } from '../model/verdict.ts';
import { additionsFor } from '../programs/registry.ts';
import { type PastChange, pastChanges } from '../repo/past-changes.ts';
import { type Layout, prose } from '../report/text/layout.ts';
import { count } from '../report/view/words.ts';
import { type RuleId, ruleOf } from '../rules/catalogue.ts';
import { NOTHING_RAN } from '../run/run.ts';
import { allFindings, judge } from '../verdict/judge.ts';

/** How many changes are judged, and as many of those with assets. */
const JUDGED_CHANGES = 50;
/** How far back the changes of assets are looked for, if the last changes have few of them. */
const SEARCHED_COMMITS = 1000;
/** Changes that are judged at the same time, so that one is while git reads another. */
const AT_ONCE = 4;

export interface HistoryTerms extends Pick<AuditTerms, 'repository' | 'policy' | 'platform'> {
  readonly signal: AbortSignal;
  /** The tip of the branch. */
  readonly tip: string;
  readonly now: Date;
  /** Ends the history early, with the changes that are judged. */
  readonly enough: AbortSignal;
  /** Called before changes are judged, and at the end. */
  readonly progress: (done: number, total: number) => void;
}

/** What past changes say about the policy to begin with. */
export interface History {
  /** How many past changes were judged. */
  readonly changes: number;
  /** How many of them touch asset files. */
  readonly withAssets: number;
  /** How many others were not judged any more. */
  readonly left: number;
  /** Whether commits are missing because the clone is shallow. */
  readonly shallow: boolean;
  /** How many changes have which outcome: under the defaults, and with the levels. */
  readonly strict: string;
  readonly withLevels: string;
  /** The groups of rules that are to be warnings, and the rules that changes broke. */
  readonly levels: readonly {
    readonly group: RuleGroup;
    readonly changes: number;
    /** Each with the number of changes: `blast-radius-exceeded (8), …`. */
    readonly rules: string;
  }[];
}

/**
 * Judges the last changes of a branch, and the last ones that touch asset files, as if each were a pull
 * request today. Runs nothing.
 *
 * @throws GateError `interrupted`, `git_failed`
 */
export async function judgeHistory(terms: HistoryTerms): Promise<History> {
  const { repository, tip, policy, signal, enough, progress } = terms;
  const found = await pastChanges(repository, tip, SEARCHED_COMMITS);
  const isAssetPath = assetPathTest(policy.policy);
  const withAssets = new Set(found.filter(({ paths }) => paths.some(isAssetPath)));
  const last = [...found.slice(0, JUDGED_CHANGES), ...[...withAssets].slice(0, JUDGED_CHANGES)];
  const chosen = [...new Set(last)];
  const ended = AbortSignal.any([signal, enough]);
  const judged = new Map<PastChange, JudgedChange>();
  for (let at = 0; at < chosen.length && !ended.aborted; at += AT_ONCE) {
    progress(at, chosen.length);
    await Promise.all(
      chosen.slice(at, at + AT_ONCE).map(async (change) => {
        const result = await judgeChange(change, { ...terms, signal: ended });
        if (result !== undefined) judged.set(change, result);
      }),
    );
  }
  progress(chosen.length, chosen.length);
  if (signal.aborted) throw interrupted('while it judged the history');
  const all = [...judged.values()];
  return {
    changes: all.length,
    withAssets: [...judged.keys()].filter((each) => withAssets.has(each)).length,
    left: chosen.length - all.length,
    shallow: (await repository.shallowCommits()).size > 0,
    strict: outcomesOf(all.map(({ strict }) => strict)),
    withLevels: outcomesOf(all.map(({ softened }) => softened)),
    levels: levelsOf(all),
  };
}

/** A past change, judged under the defaults and with all groups of rules as warnings. */
interface JudgedChange {
  readonly strict: Verdict;
  readonly softened: Verdict;
  /** The rules of groups that it breaks. */
  readonly broken: ReadonlySet<RuleId>;
}

const ALL_WARNINGS = Object.fromEntries(RULE_GROUPS.map((group) => [group, 'warning' as const]));

/** @returns undefined if it was interrupted; any other error about the change is its result */
async function judgeChange(
  { commit, base }: PastChange,
  { tip, policy: loaded, now, ...terms }: HistoryTerms,
): Promise<JudgedChange | undefined> {
  const { policy } = loaded;
  const additions = additionsFor(policy);
  // Dependencies are in no commit.
  const dependencies = { additions, isPending: additions.cover };
  const audited = { ...terms, ...dependencies, policy: loaded, policyCommit: tip, all: false };
  try {
    const { audit } = await auditCommit(audited, commit, base);
    const strict = judge(audit, NOTHING_RAN, { policy, now });
    const softly = { ...policy, rules: ALL_WARNINGS };
    const errors = allFindings(strict).filter(({ severity }) => severity === 'error');
    const broken = errors.map(({ rule }) => rule).filter((rule) => ruleOf(rule).group);
    return {
      strict: strict.verdict,
      softened: judge(audit, NOTHING_RAN, { policy: softly, now }).verdict,
      broken: new Set(broken),
    };
  } catch (cause) {
    if (asGateError(cause).code === 'interrupted') return undefined;
    return { strict: 'error', softened: 'error', broken: new Set() };
  }
}

/** Counts verdicts in words: `3 pass, 1 fail`. */
function outcomesOf(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter((verdict) => verdict === 'fail').length;
  const undecided = verdicts.filter((verdict) => verdict === 'error').length;
  const passed = verdicts.length - failed - undecided;
  return Object.entries({ pass: passed, fail: failed, 'could not be judged': undecided })
    .flatMap(([word, times]) => (times > 0 ? `${times} ${word}` : []))
    .join(', ');
}

/**
 * Returns the levels under which changes of the past would have passed. A change that fails with all of
 * them is no reason for a level.
 */
function levelsOf(changes: readonly JudgedChange[]): History['levels'] {
  const helped = changes.filter(({ strict, softened }) => strict === 'fail' && softened !== 'fail');
  return RULE_GROUPS.flatMap((group) => {
    const broken = helped
      .map((change) => [...change.broken].filter((each) => ruleOf(each).group === group))
      .filter((rules) => rules.length > 0);
    if (broken.length === 0) return [];
    const times = [...groupBy(broken.flat(), (rule) => rule).values()];
    const rules = times
      .sort((one, other) => other.length - one.length)
      .map((each) => `${each[0]} (${each.length})`);
    return [{ group, changes: broken.length, rules: rules.join(', ') }];
  });
}

/** Renders what the history says about the new policy. */
export function historyRows(history: History, layout: Layout): string[] {
  const { changes, withAssets, left, shallow, strict, withLevels, levels } = history;
  const older = shallow ? ' The clone is shallow; git fetch --unshallow gets the others.' : '';
  const late = left > 0 ? ` ${count(left, 'older change')} would take too long.` : '';
  if (changes === 0) return prose(layout, 'history', `There is no past change.${late}${older}`);
  const judged = `Judged the last ${changes === 1 ? 'change' : count(changes, 'change')} as if in a pull request today; ${withAssets} touched assets. Nothing was run.${late}${older}`;
  return [
    ...prose(layout, 'history', judged),
    ...prose(layout, 'defaults', strict),
    ...(withLevels === strict ? [] : prose(layout, 'new policy', withLevels)),
    ...levels.flatMap(({ group, changes: breaking, rules }) =>
      prose(
        layout,
        'level',
        `${group}: warning, because of ${count(breaking, 'change')}: ${rules}`,
      ),
    ),
  ];
}
