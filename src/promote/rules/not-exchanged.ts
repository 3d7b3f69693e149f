import { defineRule } from '../../finding/rule.ts';

export const notExchanged = defineRule<{ type: string; id: string }>({
  id: 'not-exchanged',
  layer: 'promotion',
  severity: 'notice',
  since: '0.1.0',
  title: 'An asset is of a type that agents do not exchange',
  why: `Agents exchange Genes, Capsules and EvolutionEvents. A Mutation or a ValidationReport may stand among
them in a log; it is left out of a promotion. A ValidationReport is evidence, and is given with \`--report\`.`,
  wrong: '{ "type": "Mutation", … } among the candidates',
  right: 'only Genes, Capsules and EvolutionEvents',
  message: ({ type, id }) =>
    `The ${type} \`${id}\` is not promoted: agents exchange Genes, Capsules and events only.`,
  remedy: () => 'Nothing is to be done; a ValidationReport can be given with --report.',
});
