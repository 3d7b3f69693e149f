import { defineRule } from '../../../finding/rule.ts';

export const ignoreRefused = defineRule<{ rule: string; where: string; refusal: string }>({
  id: 'ignore-refused',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'An ignore in the policy asks for what cannot be ignored',
  why: `A policy may ignore warnings, and errors about what an asset says of itself or how much it touches.
It may not ignore an error that keeps a command from running, a path that no change may touch, a file
that cannot be read with certainty, a command that failed, or a finding about the policy itself. Such an
ignore has no effect, and neither has one of a rule that does not exist.`,
  wrong: `ignores:
  - rule: evaluates-text   # node -e: blocked, with or without this
    reason: We trust this gene.
    expires: 2027-01-31`,
  right: `# nothing to ignore: the code of \`node -e\` moved into scripts/check.js`,
  message: ({ rule, where, refusal }) =>
    `The ignore of ${rule} ${where} has no effect: ${refusal}.`,
  remedy: () => 'Remove the ignore from the policy, and mend what the rule finds.',
});
