import { agentFileRules } from './agent-files.ts';
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
import { storeRules } from './store.ts';
import { syntaxRules } from './syntax.ts';
import { targetRules } from './target.ts';
import { validatorRules } from './validator.ts';
import { workspaceRules } from './workspace.ts';

/** The rules for problems of a Reading. */
type ReadingRules = typeof syntaxRules &
  typeof programRules &
  typeof invocationRules &
  typeof targetRules;

type Rules = ReadingRules &
  typeof validatorRules &
  typeof curatedRules &
  typeof policyRules &
  typeof workspaceRules &
  typeof assetFileRules &
  typeof assetRules &
  typeof evidenceRules &
  typeof eligibilityRules &
  typeof changeRules &
  typeof storeRules &
  typeof agentFileRules &
  typeof runRules &
  typeof promotionRules &
  typeof attestationRules;

export type RuleId = keyof Rules;
/** A rule about the meaning of one command. */
export type ReadingRuleId = keyof ReadingRules;
export type SyntaxRuleId = keyof typeof syntaxRules;
export type RuleArguments<R extends RuleId> = ArgumentsOf<Rules[R]>;

/** The tables in which a rule is looked up, those that most changes need first: the others are not loaded. */
const TABLES: readonly (() => Readonly<Record<string, Rule>>)[] = [
  () => validatorRules,
  () => assetRules,
  () => programRules,
  () => invocationRules,
  () => targetRules,
  () => syntaxRules,
  () => changeRules,
  () => storeRules,
  () => agentFileRules,
  () => policyRules,
  () => runRules,
  () => evidenceRules,
  () => eligibilityRules,
  () => assetFileRules,
  () => curatedRules,
  () => workspaceRules,
  () => promotionRules,
  () => attestationRules,
];

const found = new Map<string, Rule>();

/** Returns the rule with an id; undefined for an unknown name, for example from an older report. */
export function ruleOf(id: RuleId): Rule;
export function ruleOf(id: string): Rule | undefined;
export function ruleOf(id: string): Rule | undefined {
  const known = found.get(id);
  if (known !== undefined) return known;
  const table = TABLES.find((each) => Object.hasOwn(each(), id));
  const rule = table?.()[id];
  if (rule !== undefined) found.set(id, rule);
  return rule;
}
