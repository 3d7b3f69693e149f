import { RULE_GROUPS, type RuleGroup } from '../../model/level.ts';
import type { Policy } from '../../policy/policy.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import type { JudgedChange } from './judge-change.ts';
import { isHonest } from './outcome.ts';

/** A number of changes that break a rule. */
export interface RuleCount {
  readonly rule: string;
  readonly changes: number;
}

/** A group of rules that honest changes of the past break. */
export interface ProposedLevel {
  readonly group: RuleGroup;
  /** The number of honest changes that break a rule of the group. */
  readonly changes: number;
  /** The rules of the group that they break, the most frequent first. */
  readonly rules: readonly RuleCount[];
}

/**
 * Returns the groups of rules that are to be warnings, so that the honest changes of the past would have
 * passed. A change that introduces a command which nothing can make acceptable fails in any case, so it
 * is no reason for a level.
 */
export function proposeLevels(changes: readonly JudgedChange[]): readonly ProposedLevel[] {
  const honest = changes.filter((each) => each.verdict === 'fail' && isHonest(each));
  return RULE_GROUPS.flatMap((group) => {
    const broken = honest
      .map((change) => groupErrors(change, group))
      .filter(({ size }) => size > 0);
    if (broken.length === 0) return [];
    return [{ group, changes: broken.length, rules: countRules(broken) }];
  });
}

function groupErrors({ findings }: JudgedChange, group: RuleGroup): ReadonlySet<string> {
  const errors = findings.filter(
    ({ rule, severity, suppressed }) =>
      severity === 'error' && !suppressed && ruleOf(rule).group === group,
  );
  return new Set(errors.map(({ rule }) => rule));
}

function countRules(broken: readonly ReadonlySet<string>[]): readonly RuleCount[] {
  const counts = new Map<string, number>();
  for (const rule of broken.flatMap((rules) => [...rules])) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts]
    .map(([rule, changes]) => ({ rule, changes }))
    .sort((a, b) => b.changes - a.changes);
}

/** Returns the key `rules` of a policy with these levels. */
export function levelsOf(proposed: readonly ProposedLevel[]): Policy['rules'] {
  return Object.fromEntries(proposed.map(({ group }) => [group, 'warning' as const]));
}
