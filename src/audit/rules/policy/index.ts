import type { Rule } from '../../../finding/rule.ts';
import { approvalMissing } from './approval-missing.ts';
import { ignoreExpired } from './ignore-expired.ts';
import { ignoreRefused } from './ignore-refused.ts';
import { ignoreUnused } from './ignore-unused.ts';
import { inputLoosensPolicy } from './input-loosens-policy.ts';
import { policyBroken } from './policy-broken.ts';
import { policyChanged } from './policy-changed.ts';

/** Rules about the policy itself, in the order in which they are documented. */
export const policyRules = [
  policyChanged,
  policyBroken,
  inputLoosensPolicy,
  ignoreExpired,
  ignoreRefused,
  ignoreUnused,
  approvalMissing,
] as const satisfies readonly Rule<never>[];
