import type { Rule } from '../../finding/rule.ts';
import { assetRules } from './asset/index.ts';
import { changeRules } from './change/index.ts';
import { commandRules } from './command.ts';
import { curatedRules } from './curated/index.ts';
import { eligibilityRules } from './eligibility/index.ts';
import { evidenceRules } from './evidence/index.ts';
import { policyRules } from './policy/index.ts';
import { workspaceRules } from './workspace/index.ts';

/** Every rule of the audit, in the order in which it is documented. */
export const auditRules: readonly Rule<never>[] = [
  ...commandRules,
  ...curatedRules,
  ...policyRules,
  ...workspaceRules,
  ...assetRules,
  ...evidenceRules,
  ...eligibilityRules,
  ...changeRules,
];
