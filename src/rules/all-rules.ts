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
import type { Rule } from './rule.ts';
import { runRules } from './run.ts';
import { storeRules } from './store.ts';
import { syntaxRules } from './syntax.ts';
import { targetRules } from './target.ts';
import { validatorRules } from './validator.ts';
import { workspaceRules } from './workspace.ts';

/** The rules of a check, without those of a promotion; a policy can name them in `ignores`. */
export const CHECK_RULES: readonly Rule[] = rulesOf(
  // In the order in which a command is read.
  syntaxRules,
  programRules,
  invocationRules,
  targetRules,
  validatorRules,
  curatedRules,
  policyRules,
  workspaceRules,
  assetFileRules,
  assetRules,
  evidenceRules,
  eligibilityRules,
  changeRules,
  storeRules,
  agentFileRules,
  runRules,
);

/** All rules, in the order of the documentation. */
export const ALL_RULES: readonly Rule[] = [
  ...CHECK_RULES,
  ...rulesOf(promotionRules, attestationRules),
];

function rulesOf(...tables: readonly Readonly<Record<string, Rule>>[]): readonly Rule[] {
  return tables.flatMap((table) => Object.values(table));
}
