import { defineRule } from '../../finding/rule.ts';

export const reportOtherPolicy = defineRule<{ report: string; expected: string; found: string }>({
  id: 'report-other-policy',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'A report was made under another policy',
  why: `Whether a command may run, how long and how well contained, is decided by a policy. A report made under
a laxer one is no evidence here, so the digests must be equal. Inputs of a workflow that make the
policy stricter change its digest as well.`,
  wrong: '"policy_digest": "sha256:<of some policy>"',
  right: '"policy_digest": "sha256:<of the policy that the promotion uses>"',
  message: ({ report, expected, found }) =>
    `The report \`${report}\` was made under the policy \`${found}\`, and not under \`${expected}\`.`,
  remedy: () => 'Give the policy of the gate with --policy, or let the gate run under this one.',
});
