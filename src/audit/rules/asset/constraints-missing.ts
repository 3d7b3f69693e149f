import { defineRule } from '../../../finding/rule.ts';

export const constraintsMissing = defineRule<{ gene: string; field: string }>({
  id: 'constraints-missing',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'A gene does not say what it may touch',
  why: `The protocol requires \`constraints.max_files\` and \`constraints.forbidden_paths\` of every gene.
Where they are missing, 20 files are allowed and nothing is forbidden but what always is; such a gene
cannot be promoted.`,
  wrong: '{"type": "Gene", "id": "gene_a", "validation": ["npm test"]}',
  right: '"constraints": { "max_files": 5, "forbidden_paths": [".git", "node_modules"] }',
  message: ({ gene, field }) => `The gene ${gene} has no ${field}.`,
  remedy: ({ field }) => `Add ${field}.`,
});
