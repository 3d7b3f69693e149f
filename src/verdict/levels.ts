import { nearestName } from '../ground/nearest-name.ts';
import { RULE_GROUPS } from '../model/verdict.ts';
import { type RuleSetting, settingOf } from '../policy/enforcement.ts';
import type { Policy } from '../policy/policy.ts';
import { checkRules, ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { mayBeSoftened } from '../rules/rule.ts';

export interface Levels {
  readonly rules: Policy['rules'];
  /** As `2027-01-31`, in UTC. */
  readonly today: string;
}

/**
 * Sets the severities of the policy. Findings keep the original severity. `off` becomes a notice, so no
 * finding is lost.
 */
export function withLevels(findings: readonly Finding[], levels: Levels): readonly Finding[] {
  if (Object.keys(levels.rules).length === 0) return findings;
  return findings.map((each) => withLevel(each, levels));
}

function withLevel(found: Finding, levels: Levels): Finding {
  const { rule: id, severity: from, layer } = found;
  const rule = { ...ruleOf(id), severity: from, layer };
  const named = settingFor(levels, id);
  const grouped = from === 'error' && rule.group && settingFor(levels, rule.group);
  const rules = named ? id : rule.group;
  const setting = named ?? (grouped || undefined);
  if (setting === undefined || rules === undefined) return found;
  const { level, ...terms } = setting;
  const severity = level === 'off' ? 'notice' : level;
  if (severity === from || (severity !== 'error' && !mayBeSoftened(rule))) return found;
  return { ...found, severity, level: { rules, level, from, ...terms } };
}

/** @param lastDay as `2027-01-31`, in UTC; undefined if it never ends */
export function hasExpired(lastDay: string | undefined, today: string): lastDay is string {
  return lastDay !== undefined && lastDay < today;
}

export function expiredWords(lastDay: string, reason: string): string {
  return `it expired on ${lastDay} (reason: ${reason})`;
}

function settingFor({ rules, today }: Levels, name: string): RuleSetting | undefined {
  const setting = Object.hasOwn(rules, name) ? rules[name] : undefined;
  const terms = setting && settingOf(setting);
  return hasExpired(terms?.until, today) ? undefined : terms;
}

/** A level or ignore without an effect on any change. */
export interface Idle {
  readonly name: string;
  readonly why: string;
}

/** Returns the levels that can never have an effect or have ended. */
export function idleLevels({ rules, today }: Levels): (Idle & Pick<RuleSetting, 'level'>)[] {
  return Object.entries(rules).flatMap(([name, setting]) => {
    const { level, until, reason = 'none given' } = settingOf(setting);
    const ended = hasExpired(until, today) ? expiredWords(until, reason) : undefined;
    const why = refusalOf(name, level) ?? ended;
    return why === undefined ? [] : [{ name, level, why }];
  });
}

/** About the levels themselves: ended, or without an effect. */
export function levelFindings(levels: Levels): Finding[] {
  return idleLevels(levels).map(({ name, level, why }) => {
    const exception = `The level \`${level}\` of \`${name}\``;
    return finding('exception-refused', { exception, refusal: why });
  });
}

/** Returns why a level can never have an effect; undefined if it can. */
function refusalOf(name: string, level: RuleSetting['level']): string | undefined {
  const groups: readonly string[] = RULE_GROUPS;
  const rule = checkRules().find(({ id }) => id === name);
  if (groups.includes(name)) return undefined;
  if (rule === undefined) return unknownRule(name, groups);
  // The gate's default list produces warnings of this rule.
  const isAllowed = level === 'error' || mayBeSoftened(rule) || rule.ignorable !== undefined;
  return isAllowed ? undefined : DECIDES;
}

/** Why neither an ignore nor a level applies to a rule. */
export const DECIDES =
  'the rule decides whether commands may run, what a change may touch, or whether files are readable';

/** @param others further valid names */
export function unknownRule(name: string, others: readonly string[] = []): string {
  const nearest = nearestName(name, [...others, ...checkRules().map(({ id }) => id)]);
  const what = others.length > 0 ? 'there is no such rule or group' : 'the rule does not exist';
  return `${what}${nearest ? ` (did you mean \`${nearest}\`?)` : ''}`;
}
