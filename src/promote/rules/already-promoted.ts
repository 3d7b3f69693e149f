import { defineRule } from '../../finding/rule.ts';

export const alreadyPromoted = defineRule<{ type: string; id: string; place: string }>({
  id: 'already-promoted',
  layer: 'promotion',
  severity: 'notice',
  since: '0.1.0',
  title: 'A candidate is there already',
  why: `Promoting twice gives the same as promoting once: an asset of the same content is neither appended
again nor an error.`,
  wrong: 'a gene that assets/gep/genes.json holds with the same asset_id',
  right: 'nothing to do',
  message: ({ type, id, place }) => `The same ${type} \`${id}\` is already in \`${place}\`.`,
  remedy: () => 'Nothing is to be done.',
});
