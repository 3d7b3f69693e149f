import { defineRule } from '../../../finding/rule.ts';

export const constraintsMalformed = defineRule<{ gene: string; field: string; expected: string }>({
  id: 'constraints-malformed',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A limit of a gene cannot be understood',
  why: `A limit that is ignored because of its spelling is no limit. \`max_files\` is a whole number above
0; \`forbidden_paths\` is a list of paths below the root of the repository, written with \`/\`.`,
  wrong: '"constraints": { "max_files": "5", "forbidden_paths": "src/core" }',
  right: '"constraints": { "max_files": 5, "forbidden_paths": ["src/core"] }',
  message: ({ gene, field, expected }) => `${field} of the gene ${gene} must be ${expected}.`,
  remedy: ({ field, expected }) => `Make ${field} ${expected}.`,
});
