import { assetRules } from './asset.ts';
import { assetFileRules } from './asset-file.ts';
import { changeRules } from './change.ts';
import { curatedRules } from './curated.ts';
import { eligibilityRules } from './eligibility.ts';
import { evidenceRules } from './evidence.ts';
import { invocationRules } from './invocation.ts';
import { policyRules } from './policy.ts';
import { programRules } from './program.ts';
import { promotionRules } from './promotion.ts';
import type { ArgumentsOf, Rule } from './rule.ts';
import { runRules } from './run.ts';
import { syntaxRules } from './syntax.ts';
import { targetRules } from './target.ts';
import { validatorRules } from './validator.ts';
import { workspaceRules } from './workspace.ts';

/** What a Reading can have problems with, in the order in which a command is read. */
const readingRules = { ...syntaxRules, ...programRules, ...invocationRules, ...targetRules };

/** Every rule of the audit. */
const auditRules = {
  ...readingRules,
  ...validatorRules,
  ...curatedRules,
  ...policyRules,
  ...workspaceRules,
  ...assetFileRules,
  ...assetRules,
  ...evidenceRules,
  ...eligibilityRules,
  ...changeRules,
};

/** Every rule there is, in the order in which it is documented. */
const RULES = { ...auditRules, ...runRules, ...promotionRules };

export type RuleId = keyof typeof RULES;
/** A rule about what the text of one command means. */
export type ReadingRuleId = keyof typeof readingRules;
export type SyntaxRuleId = keyof typeof syntaxRules;
export type RuleArguments<R extends RuleId> = ArgumentsOf<(typeof RULES)[R]>;

const BY_ID: Readonly<Record<RuleId, Rule>> = RULES;

/** The words of a rule; a name that comes from elsewhere, such as a report, may be that of none. */
export function ruleOf(id: RuleId): Rule;
export function ruleOf(id: string): Rule | undefined;
export function ruleOf(id: string): Rule | undefined {
  return isRule(id) ? BY_ID[id] : undefined;
}

/** Whether a name, such as one in a policy, is that of a rule. */
export function isRule(id: string): id is RuleId {
  return Object.hasOwn(RULES, id);
}

/** Every rule there is, in the order in which it is documented. */
export const ALL_RULES: readonly Rule[] = Object.values(BY_ID);

/** Rules of which a policy may ignore findings, or may not: those of a check, not of a promotion. */
export const CHECK_RULES: readonly Rule[] = Object.values<Rule>({ ...auditRules, ...runRules });
