import { assetPathTest } from '../assets/globs.ts';
import { type AuditTerms, auditCommit } from '../gate/audit-commit.ts';
import { interrupted } from '../ground/error.ts';
import { groupBy } from '../ground/group-by.ts';
import { RULE_GROUPS, type RuleGroup } from '../model/level.ts';
import { additionsFor } from '../programs/registry.ts';
import { type PastChange, pastChanges } from '../repo/past-changes.ts';
import { type RuleId, ruleOf } from '../rules/catalogue.ts';
import { NOTHING_RAN } from '../run/run.ts';
import { allFindings, judge } from '../verdict/judge.ts';

/** How many changes are judged, and as many of those with assets. */
const JUDGED_CHANGES = 50;
/** How far back the changes of assets are looked for, if the last changes have few of them. */
const SEARCHED_COMMITS = 1000;
/** Changes that are judged at the same time, so that one is while git reads another. */
const AT_ONCE = 4;

export interface PastTerms extends Pick<AuditTerms, 'repository' | 'policy' | 'platform'> {
  readonly signal: AbortSignal;
  readonly tip: string;
  readonly now: Date;
  /** Ends the judging early, with the changes that are judged. */
  readonly enough: AbortSignal;
}

/** The levels that past changes need, besides what no level softens. */
export interface PastLevels {
  readonly changes: number;
  /** The groups of rules that are to be warnings, with the changes that need it. */
  readonly levels: readonly {
    readonly group: RuleGroup;
    readonly changes: number;
    /** The rules that they break, each with the number of changes: `blast-radius-exceeded (8), …`. */
    readonly rules: string;
  }[];
}

/**
 * Judges the last changes of a branch, and the last ones that touch asset files, as if each were a pull
 * request today. Runs nothing.
 * @throws GateError `interrupted`, `git_failed`
 */
export async function pastLevels(terms: PastTerms): Promise<PastLevels> {
  const { repository, tip, policy, signal, enough } = terms;
  const found = await pastChanges(repository, tip, SEARCHED_COMMITS);
  const isAssetPath = assetPathTest(policy.policy);
  const withAssets = found.filter(({ paths }) => paths.some(isAssetPath));
  const last = [found, withAssets].flatMap((each) => each.slice(0, JUDGED_CHANGES));
  const left = [...new Set(last)];
  const broken: (readonly RuleId[])[] = [];
  while (left.length > 0 && !signal.aborted && !enough.aborted) {
    const next = left.splice(0, AT_ONCE);
    broken.push(...(await Promise.all(next.map((change) => softRules(change, terms)))));
  }
  if (signal.aborted) throw interrupted('while it judged past changes');
  return { changes: broken.length, levels: levelsOf(broken) };
}

/**
 * Returns the rules of groups that a past change breaks, whatever else it breaks: a cause that is mended must
 * not be followed by the next one. One that cannot be judged is no reason for a level.
 */
async function softRules(
  { commit, base }: PastChange,
  { tip, policy: loaded, now, ...terms }: PastTerms,
): Promise<readonly RuleId[]> {
  const { policy } = loaded;
  const additions = additionsFor(policy);
  // Dependencies are in no commit.
  const dependencies = { additions, isPending: additions.cover };
  const audited = { ...terms, ...dependencies, policy: loaded, policyCommit: tip, all: false };
  const found = await auditCommit(audited, commit, base).catch(() => undefined);
  if (found === undefined) return [];
  const errors = allFindings(judge(found.audit, NOTHING_RAN, { policy, now })).filter(
    ({ severity }) => severity === 'error',
  );
  return [...new Set(errors.map(({ rule }) => rule))].filter((rule) => ruleOf(rule).group);
}

function levelsOf(changes: readonly (readonly RuleId[])[]): PastLevels['levels'] {
  return RULE_GROUPS.flatMap((group) => {
    const broken = changes
      .map((rules) => rules.filter((each) => ruleOf(each).group === group))
      .filter((rules) => rules.length > 0);
    if (broken.length === 0) return [];
    const rules = [...groupBy(broken.flat(), (rule) => rule).values()]
      .sort((one, other) => other.length - one.length)
      .map((each) => `${each[0]} (${each.length})`);
    return [{ group, changes: broken.length, rules: rules.join(', ') }];
  });
}
