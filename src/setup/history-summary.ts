import { groupBy } from '../ground/group-by.ts';
import { RULE_GROUPS, type RuleGroup } from '../model/level.ts';
import { groupsOf, sizeOf } from '../report/view/finding.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { causeOf } from '../rules/identity.ts';
import { countOutcomes, type JudgedChange, type Outcome, outcomeOf } from './judge-change.ts';
import type { History } from './judge-history.ts';

/** A group of rules that is to be a warning, and the rules that changes of the past broke. */
interface ProposedLevel {
  readonly group: RuleGroup;
  readonly changes: number;
  readonly rules: readonly { readonly rule: string; readonly changes: number }[];
}

/** A change that does not pass all the same. */
interface FailingChange extends Pick<JudgedChange, 'commit' | 'subject'> {
  readonly outcome: Outcome;
  /** What fails it and is left after `gene-gate fix`. */
  readonly reasons: readonly {
    readonly rule: string;
    readonly findings: number;
    /** Of the first finding with this cause. */
    readonly message: string;
  }[];
}

/** What the history says about the policy to begin with. */
export interface HistorySummary extends Pick<History, 'left' | 'shallow'> {
  /** How many past changes were judged. */
  readonly changes: number;
  /** How many of them touch asset files. */
  readonly withAssets: number;
  /** Under the defaults. */
  readonly strict: Readonly<Record<Outcome, number>>;
  /** With the levels. */
  readonly policy: Readonly<Record<Outcome, number>>;
  /** Under which honest changes of the past would have passed. */
  readonly levels: readonly ProposedLevel[];
  readonly failing: readonly FailingChange[];
  /** Why the gate could not decide about changes. */
  readonly undecided: readonly {
    readonly message: string;
    readonly hint: string;
    readonly changes: number;
  }[];
}

/** Summarises a history that was judged under the defaults. */
export function summariseHistory({ changes, left, shallow }: History): HistorySummary {
  const levels = proposeLevels(changes);
  const rules = Object.fromEntries(levels.map(({ group }) => [group, 'warning' as const]));
  const judged = changes.map((change) => ({ change, now: change.with({ rules }) }));
  const failing = judged.filter(({ now }) => ['fails', 'needs_fix'].includes(outcomeOf(now)));
  return {
    changes: changes.length,
    withAssets: changes.filter(({ hasAssets }) => hasAssets).length,
    left,
    shallow,
    strict: countOutcomes(changes),
    policy: countOutcomes(judged.map(({ now }) => now)),
    levels,
    failing: failing.map(({ change: { commit, subject }, now }) => ({
      commit,
      subject,
      outcome: outcomeOf(now),
      reasons: reasonsOf(now.unfixed),
    })),
    undecided: undecidedOf(changes),
  };
}

function reasonsOf(findings: readonly Finding[]): FailingChange['reasons'] {
  return groupsOf(findings, causeOf).map((group) => ({
    rule: group.lead.rule,
    findings: sizeOf(group),
    message: describe(group.lead).message,
  }));
}

function undecidedOf(changes: readonly JudgedChange[]): HistorySummary['undecided'] {
  const errors = changes.flatMap(({ error }) => error ?? []);
  return groupsOf(errors, ({ message }) => message).map((group) => ({
    message: group.lead.message,
    hint: group.lead.hint,
    changes: sizeOf(group),
  }));
}

/** Names rules with the number of changes that break each: `blast-radius-exceeded (8), …`. */
export function ruleCounts(rules: ProposedLevel['rules']): string {
  return rules.map(({ rule, changes }) => `${rule} (${changes})`).join(', ');
}

/**
 * Returns the groups of rules that are to be warnings, so that the honest changes of the past would have
 * passed. A change that introduces a command which nothing can make acceptable fails in any case, so it
 * is no reason for a level.
 */
function proposeLevels(changes: readonly JudgedChange[]): readonly ProposedLevel[] {
  const honest = changes.filter(({ verdict, isHonest }) => verdict === 'fail' && isHonest);
  return RULE_GROUPS.flatMap((group) => {
    const broken = honest
      .map((change) => brokenRules(change, group))
      .filter(({ size }) => size > 0);
    if (broken.length === 0) return [];
    const breaks = groupBy(
      broken.flatMap((each) => [...each]),
      (rule) => rule,
    );
    const rules = [...breaks]
      .map(([rule, each]) => ({ rule, changes: each.length }))
      .sort((a, b) => b.changes - a.changes);
    return [{ group, changes: broken.length, rules }];
  });
}

function brokenRules({ findings }: JudgedChange, group: RuleGroup): ReadonlySet<string> {
  const errors = findings.filter(
    ({ rule, severity, suppressed }) =>
      severity === 'error' && !suppressed && ruleOf(rule).group === group,
  );
  return new Set(errors.map(({ rule }) => rule));
}
