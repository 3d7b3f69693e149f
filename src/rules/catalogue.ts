import type { Severity } from '../model/finding.ts';
import { agentFileRules } from './agent-files.ts';
import { assetRules } from './asset.ts';
import { assetFileRules } from './asset-file.ts';
import { changeRules } from './change.ts';
import { curatedRules } from './curated.ts';
import { eligibilityRules } from './eligibility.ts';
import { evidenceRules } from './evidence.ts';
import type { GRADES } from './grades.ts';
import { invocationRules } from './invocation.ts';
import { policyRules } from './policy.ts';
import { programRules } from './program.ts';
import { promotionRules } from './promotion.ts';
import type { ArgumentsOf, Rule } from './rule.ts';
import { runRules } from './run.ts';
import { storeRules } from './store.ts';
import { syntaxRules } from './syntax.ts';
import { targetRules } from './target.ts';
import { validatorRules } from './validator.ts';
import { workspaceRules } from './workspace.ts';

/**
 * The rules of a check in the order of the documentation, first those about reading commands. Loaded lazily.
 */
const CHECK_TABLES = [
  () => syntaxRules,
  () => programRules,
  () => invocationRules,
  () => targetRules,
  () => validatorRules,
  () => curatedRules,
  () => policyRules,
  () => workspaceRules,
  () => assetFileRules,
  () => assetRules,
  () => evidenceRules,
  () => eligibilityRules,
  () => changeRules,
  () => storeRules,
  () => agentFileRules,
  () => runRules,
] as const;

const TABLES = [...CHECK_TABLES, () => promotionRules] as const;

type Intersection<U> = (U extends U ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Rules = Intersection<ReturnType<(typeof TABLES)[number]>>;

export type RuleId = keyof Rules;
/** The rules about the meaning of one command. */
export type ReadingRules = typeof syntaxRules &
  typeof programRules &
  typeof invocationRules &
  typeof targetRules;
export type ReadingRuleId = keyof ReadingRules;
export type SyntaxRuleId = keyof typeof syntaxRules;
/** The possible severities of a rule's findings, before a policy sets another. */
export type SeverityOf<R extends RuleId> = Severity &
  (Rules[R]['severity'] | (R extends keyof typeof GRADES ? keyof (typeof GRADES)[R] : never));
export type RuleArguments<R extends RuleId> = ArgumentsOf<Rules[R]>;

/** Returns the rules of a check without those of promotion; a policy can name them in `ignores`. */
export function checkRules(): readonly Rule[] {
  return CHECK_TABLES.flatMap((table): Rule[] => Object.values(table()));
}

/** Returns all rules, in the order of the documentation. */
export function allRules(): readonly Rule[] {
  return TABLES.flatMap((table): Rule[] => Object.values(table()));
}

const found = new Map<string, Rule>();

/** Returns the rule with an id; undefined for an unknown name, such as in a foreign report. */
export function ruleOf(id: RuleId): Rule;
export function ruleOf(id: string): Rule | undefined;
export function ruleOf(id: string): Rule | undefined {
  const known = found.get(id);
  if (known !== undefined) return known;
  const table = TABLES.find((each) => Object.hasOwn(each(), id));
  const rule = (table?.() as Readonly<Record<string, Rule>> | undefined)?.[id];
  if (rule !== undefined) found.set(id, rule);
  return rule;
}
