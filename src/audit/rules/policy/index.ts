import type { Rule } from '../../../finding/rule.ts';
import { inputLoosensPolicy } from './input-loosens-policy.ts';
import { policyChanged } from './policy-changed.ts';

/** Rules about the policy itself, in the order in which they are documented. */
export const policyRules = [
  policyChanged,
  inputLoosensPolicy,
] as const satisfies readonly Rule<never>[];
