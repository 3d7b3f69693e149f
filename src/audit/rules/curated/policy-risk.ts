import { defineRule } from '../../../finding/rule.ts';

export const policyRisk = defineRule<{ risk: string; mode: string }>({
  id: 'policy_risk',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The policy does not accept this risk',
  why: 'A safe command is always accepted, one that writes in the modes write and dangerous, a dangerous one only in the mode dangerous with allow_dangerous.',
  wrong: 'rm a (mode write)',
  right: 'cat a (mode write)',
  configure: '`mode` and `allow_dangerous` in the policy.',
  message: ({ risk, mode }) =>
    `The risk \`${risk}\` is not accepted in the mode \`${mode}\`${risk === 'dangerous' && mode === 'dangerous' ? ' without allow_dangerous' : ''}.`,
  remedy: () => 'Write a command of a lower risk, or let the policy accept it.',
});
