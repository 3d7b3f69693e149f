import { defineRule } from '../../../finding/rule.ts';

export const policyChanged = defineRule<{ path: string }>({
  id: 'policy-changed',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The change edits the policy, and is judged by the old one',
  why: `The policy is always read from the base side, so that a change cannot allow itself what it does.
What it writes into the policy counts from the next change on.`,
  wrong: '.github/gene-gate.yml   // changed together with what it would newly allow',
  right: 'The change of the policy first, on its own; then what it allows',
  message: ({ path }) => `The change edits the policy ${path}; it is judged by the old policy.`,
  remedy: () => 'Land the change of the policy on its own, then what it allows.',
});
