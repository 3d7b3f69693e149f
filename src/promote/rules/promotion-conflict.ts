import { defineRule } from '../../finding/rule.ts';

export const promotionConflict = defineRule<{ type: string; id: string; place: string }>({
  id: 'promotion-conflict',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'Another asset has the id of a candidate already',
  why: `What a repository has of its own is kept: a stranger's asset never replaces one of the same id and
another content, as in the reference engine. The first of two candidates with the same id is kept, too.`,
  wrong: 'two genes "gene_fix", one in assets/gep/genes.json and one that comes from elsewhere',
  right: '"id": "gene_fix_from_agent_b"',
  message: ({ type, id, place }) =>
    `Another ${type} \`${id}\` with other content is already in \`${place}\`; it is kept.`,
  remedy: () => 'Compare the two; if both are wanted, have the candidate renamed and hashed again.',
});
