import { defineRule } from '../../../finding/rule.ts';

export const capsuleBlastRadius = defineRule<{
  capsule: string;
  field: string;
  found: string;
  most: number;
}>({
  id: 'capsule-blast-radius',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A capsule that touched much, or does not say how much, is not promoted',
  why: `Only small and safe solutions are shared between agents: at most \`max_files\` files (5) and
\`max_lines\` lines (200) by the Capsule's \`blast_radius\`. A number that is missing, or is none, counts
as too many.`,
  wrong: '"blast_radius": { "files": 12, "lines": 340 }',
  right: '"blast_radius": { "files": 2, "lines": 34 }',
  configure: `a2a:
  max_files: 5
  max_lines: 200`,
  message: ({ capsule, field, found, most }) =>
    `The Capsule \`${capsule}\` is not eligible: its \`blast_radius.${field}\` is ${found}; it may be at most ${most}.`,
  remedy: () => 'Share a smaller solution, or split this one into Capsules of their own.',
});
