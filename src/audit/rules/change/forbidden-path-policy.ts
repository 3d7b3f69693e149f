import { defineRule } from '../../../finding/rule.ts';

export const forbiddenPathPolicy = defineRule<{ path: string; entry: string; via: string }>({
  id: 'forbidden-path-policy',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change touches a path that the policy forbids',
  why: `The repository says which paths no change may touch, with or without a gene. An entry means that
path and everything under it, counted from the root; it is not a pattern, and case counts.`,
  wrong: 'infrastructure/production.tf   // with the policy below',
  right: 'A change that leaves infrastructure/ alone',
  configure: `blast_radius:
  forbidden_paths: [infrastructure]`,
  message: ({ path, entry, via }) =>
    via === ''
      ? `The change touches ${path}, and the policy forbids ${entry}.`
      : `The change touches ${path}, which leads to ${via}, and the policy forbids ${entry}.`,
  remedy: ({ path }) =>
    `Take ${path} out of the change, or change the policy on the base branch first.`,
});
