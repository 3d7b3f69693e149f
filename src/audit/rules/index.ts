import type { Rule } from '../../finding/rule.ts';
import { assetRules } from './asset/index.ts';
import { changeRules } from './change/index.ts';
import { commandRules } from './command.ts';
import { policyRules } from './policy/index.ts';

/** Every rule of the audit, in the order in which it is documented. */
export const auditRules: readonly Rule<never>[] = [
  ...commandRules,
  ...policyRules,
  ...assetRules,
  ...changeRules,
];
