import { defineRule } from '../../../finding/rule.ts';

export const policyBroken = defineRule<{ path: string; mistake: string }>({
  id: 'policy-broken',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The change would leave a policy with mistakes',
  why: `This change is judged by the policy of the base branch. Once it is merged, its own policy counts for
every change after it, and a gate whose policy cannot be understood never passes. The change that would
mend it could not pass either.`,
  wrong: `# .github/gene-gate.yml
fail-on: warning`,
  right: `# .github/gene-gate.yml
fail_on: warning`,
  message: ({ path, mistake }) => `With this change the policy ${path} has a mistake (${mistake}).`,
  remedy: ({ path }) => `Correct it in this change; \`gene-gate policy test ${path}\` checks it.`,
});
