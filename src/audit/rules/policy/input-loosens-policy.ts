import { defineRule } from '../../../finding/rule.ts';

export const inputLoosensPolicy = defineRule<{
  input: string;
  given: string;
  kept: string;
  key: string;
}>({
  id: 'input-loosens-policy',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'An action input would loosen the policy and is ignored',
  why: `On a pull request the workflow file comes from the change itself, so its inputs may only tighten
what the policy on the base branch says. An input that allows more is ignored, and so is a profile of
which it cannot be said whether it does: \`curated\` and \`workspace\` accept other programs than \`evolver\`.`,
  wrong: `with:
  command-timeout-seconds: 3600`,
  right: `# .github/gene-gate.yml on the base branch
limits:
  command_timeout_seconds: 3600`,
  message: ({ input, given, kept }) =>
    `The input ${input}: ${given} is not stricter than the policy, which says ${kept}, and is ignored.`,
  remedy: ({ key, given }) =>
    `Set ${key} to ${given} in .github/gene-gate.yml on the base branch instead.`,
});
