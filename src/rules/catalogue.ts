import { assetRules } from './asset.ts';
import { assetFileRules } from './asset-file.ts';
import { attestationRules } from './attestation.ts';
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

/** The rules for problems of a Reading, in the order in which a command is read. */
const readingRules = { ...syntaxRules, ...programRules, ...invocationRules, ...targetRules };

/** All rules of the audit. */
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

/** All rules, in the order of the documentation. */
const RULES = { ...auditRules, ...runRules, ...promotionRules, ...attestationRules };

export type RuleId = keyof typeof RULES;
/** A rule about the meaning of one command. */
export type ReadingRuleId = keyof typeof readingRules;
export type SyntaxRuleId = keyof typeof syntaxRules;
export type RuleArguments<R extends RuleId> = ArgumentsOf<(typeof RULES)[R]>;

const BY_ID: Readonly<Record<RuleId, Rule>> = RULES;

/** Returns the rule with an id; undefined for an unknown name, for example from an older report. */
export function ruleOf(id: RuleId): Rule;
export function ruleOf(id: string): Rule | undefined;
export function ruleOf(id: string): Rule | undefined {
  return isRule(id) ? BY_ID[id] : undefined;
}

/** Checks whether a name, for example from a policy, is the id of a rule. */
export function isRule(id: string): id is RuleId {
  return Object.hasOwn(RULES, id);
}

/** All rules, in the order of the documentation. */
export const ALL_RULES: readonly Rule[] = Object.values(BY_ID);

/** The rules of a check, without those of a promotion; a policy can name them in `ignores`. */
export const CHECK_RULES: readonly Rule[] = Object.values<Rule>({ ...auditRules, ...runRules });
