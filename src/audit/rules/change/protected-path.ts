import { defineRule } from '../../../finding/rule.ts';

export const protectedPath = defineRule<{ path: string; pattern: string; by: string }>({
  id: 'protected-path',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change touches a protected file',
  why: `Some files steer everything else: the instructions that agents read, secrets, workflows. A change
of one of them needs a person who looks. The gate's own list (agent instructions, \`.env*\`, workflows)
is a warning; what the policy names is an error. The patterns are globs from the root of the
repository; both names of a renamed file are looked at.`,
  wrong: 'AGENTS.md   // changed together with a gene',
  right: 'A change of its own for AGENTS.md, reviewed by a person',
  configure: `blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']   # errors instead of warnings`,
  message: ({ path, pattern, by }) =>
    `The change touches ${path}, which ${by} protects (${pattern}).`,
  remedy: ({ path }) => `Change ${path} in a pull request of its own, and have a person review it.`,
});
