import { defineRule } from '../../finding/rule.ts';

export const notValidated = defineRule<{ gene: string; summary: string }>({
  id: 'not-validated',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'The commands of a candidate were not all run',
  why: `With \`--run\` a gene is promoted when all of its commands passed here. Where the run was broken off, or
waits for somebody to agree, nothing is known about it.`,
  wrong: 'a run that was stopped',
  right: 'a run that went to its end',
  message: ({ gene, summary }) => `The Gene \`${gene}\` was not validated: ${summary}.`,
  remedy: () => 'Let it run to its end.',
});
