import * as z from 'zod';
import { groupBy } from '../ground/group-by.ts';
import type { Immutable } from '../model/immutable.ts';
import { levelSchema, RULE_GROUPS, type RuleGroup } from '../model/level.ts';
import type { Policy } from '../policy/policy.ts';
import { groupsOf, sizeOf } from '../report/view/finding.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { causeOf } from '../rules/identity.ts';
import { countOutcomes, isHonest, type JudgedChange, OUTCOMES, outcomeOf } from './judge-change.ts';
import type { History } from './judge-history.ts';

const countsSchema = z.object({
  passes: z.int().nonnegative(),
  needs_fix: z.int().nonnegative().describe('Passes once `gene-gate fix` has rewritten it.'),
  waits: z.int().nonnegative().describe('Waits for an approval.'),
  fails: z.int().nonnegative(),
  undecided: z.int().nonnegative().describe('The gate could not decide.'),
});

const reasonSchema = z.object({
  rule: z.string(),
  findings: z.int().positive(),
  message: z.string().describe('Of the first finding with this cause.'),
  remedy: z.string(),
});

const failingSchema = z.object({
  commit: z.string(),
  subject: z.string(),
  outcome: z.enum(OUTCOMES),
  honest: z
    .boolean()
    .describe('Introduces no command that both profiles and `gene-gate fix` refuse.'),
  inherited: z
    .boolean()
    .describe(
      'Whether all that fails it is in commands that its genes had before: it only applies them, or edits other parts.',
    ),
  reasons: z.array(reasonSchema).describe('What fails it and is left after `gene-gate fix`.'),
  refused: z.array(z.object({ gene: z.string(), command: z.string(), rule: z.string() })),
});

const ruleCountSchema = z.object({ rule: z.string(), changes: z.int().positive() });

export const historySchema = z.object({
  tip: z.string().describe('The newest commit that was looked at.'),
  changes: z.int().nonnegative().describe('How many past changes were judged.'),
  with_assets: z.int().nonnegative().describe('How many of them touch asset files.'),
  left: z
    .int()
    .nonnegative()
    .describe('How many others were not judged, because it takes too long.'),
  shallow: z.boolean().describe('Whether the clone lacks older commits.'),
  strict: countsSchema.describe('Under the policy without its levels.'),
  policy: countsSchema.describe('Under the policy with the levels of `levels` added.'),
  levels: z
    .array(
      z.object({
        name: z.string(),
        level: levelSchema,
        changes: z.int().positive(),
        rules: z.array(ruleCountSchema),
      }),
    )
    .describe('Levels under which honest changes of the past would have passed.'),
  programs: z
    .array(z.object({ name: z.string(), commands: z.int().positive() }))
    .describe('Programs of refused commands that the policy can allow by name.'),
  failing: z.array(failingSchema).describe('The changes that do not pass all the same.'),
  undecided: z
    .array(z.object({ message: z.string(), hint: z.string(), changes: z.int().positive() }))
    .describe('Why the gate could not decide about changes.'),
});

/** What the history says about a policy: an answer of `gene-gate init` and `gene-gate doctor`. */
export type HistoryAnswer = Immutable<z.infer<typeof historySchema>>;

/**
 * Summarises a history.
 *
 * @param policy under which it was judged; if it fails on warnings, no level helps
 */
export function historyAnswer(
  { tip, changes, left, shallow }: History,
  { rules, fail_on }: Pick<Policy, 'rules' | 'fail_on'>,
): HistoryAnswer {
  const proposed = fail_on === 'error' ? proposeLevels(changes) : [];
  const all = { ...rules, ...Object.fromEntries(proposed.map(({ name, level }) => [name, level])) };
  const judged = changes.map((change) => ({ change, now: change.with({ rules: all }) }));
  const failing = judged.filter(({ now }) => ['fails', 'needs_fix'].includes(outcomeOf(now)));
  return {
    tip,
    changes: changes.length,
    with_assets: changes.filter(({ hasAssets }) => hasAssets).length,
    left,
    shallow,
    strict: countOutcomes(changes.map((change) => change.with({ rules: {} }))),
    policy: countOutcomes(judged.map(({ now }) => now)),
    levels: proposed,
    programs: programsOf(changes),
    failing: failing.map(({ change, now }) => ({
      commit: change.commit,
      subject: change.subject,
      outcome: outcomeOf(now),
      honest: isHonest(change),
      inherited: now.inherited,
      reasons: reasonsOf(now.unfixed),
      refused: change.refused,
    })),
    undecided: undecidedOf(changes),
  };
}

function reasonsOf(findings: readonly Finding[]): HistoryAnswer['failing'][number]['reasons'] {
  return groupsOf(findings, causeOf).map((group) => ({
    rule: group.lead.rule,
    findings: sizeOf(group),
    ...describe(group.lead),
  }));
}

function undecidedOf(changes: readonly JudgedChange[]): HistoryAnswer['undecided'] {
  const errors = changes.flatMap(({ error }) => error ?? []);
  return groupsOf(errors, ({ message }) => message).map((group) => ({
    message: group.lead.message,
    hint: group.lead.hint,
    changes: sizeOf(group),
  }));
}

/** Names rules with the number of changes that break each: `blast-radius-exceeded (8), …`. */
export function ruleCounts(rules: HistoryAnswer['levels'][number]['rules']): string {
  return rules.map(({ rule, changes }) => `${rule} (${changes})`).join(', ');
}

/**
 * Returns the groups of rules that are to be warnings, so that the honest changes of the past would have
 * passed. A change that introduces a command which nothing can make acceptable fails in any case, so it
 * is no reason for a level.
 */
function proposeLevels(changes: readonly JudgedChange[]): HistoryAnswer['levels'] {
  const honest = changes.filter((each) => each.verdict === 'fail' && isHonest(each));
  return RULE_GROUPS.flatMap((name) => {
    const broken = honest.map((change) => groupErrors(change, name)).filter(({ size }) => size > 0);
    if (broken.length === 0) return [];
    const rules = [
      ...groupBy(
        broken.flatMap((each) => [...each]),
        (rule) => rule,
      ),
    ]
      .map(([rule, breaks]) => ({ rule, changes: breaks.length }))
      .sort((a, b) => b.changes - a.changes);
    return [{ name, level: 'warning', changes: broken.length, rules }];
  });
}

function groupErrors({ findings }: JudgedChange, group: RuleGroup): ReadonlySet<string> {
  const errors = findings.filter(
    ({ rule, severity, suppressed }) =>
      severity === 'error' && !suppressed && ruleOf(rule).group === group,
  );
  return new Set(errors.map(({ rule }) => rule));
}

/** Counts the refused commands by the name under which a policy can allow their program. */
function programsOf(changes: readonly JudgedChange[]): HistoryAnswer['programs'] {
  const refused = changes
    .flatMap(({ findings }) => findings)
    .flatMap(({ args: { offered }, subject }) =>
      // It is empty for a program that no family describes.
      typeof offered === 'string' && offered !== '' && subject?.command
        ? [{ name: offered, command: subject.command }]
        : [],
    );
  return [...groupBy(refused, ({ name }) => name)]
    .map(([name, each]) => ({ name, commands: new Set(each.map(({ command }) => command)).size }))
    .sort((a, b) => b.commands - a.commands);
}
