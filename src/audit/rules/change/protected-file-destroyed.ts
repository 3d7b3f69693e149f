import { defineRule } from '../../../finding/rule.ts';

export const protectedFileDestroyed = defineRule<{
  path: string;
  pattern: string;
  by: string;
  how: string;
}>({
  id: 'protected-file-destroyed',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change deletes or empties a protected file',
  why: `Agents cannot work without the files that steer them, and the reference engine never deletes or empties
one. It is an error in a change with a gene, and for what the policy names; else a warning.`,
  wrong: 'AGENTS.md   // deleted together with a gene',
  right: 'A change of its own that removes AGENTS.md, reviewed by a person',
  configure: `blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']`,
  message: ({ path, pattern, by, how }) =>
    `The change ${how} ${path}, which ${by} protects (${pattern}).`,
  remedy: ({ path }) => `Restore ${path}; if it has to go, remove it in a pull request of its own.`,
});
