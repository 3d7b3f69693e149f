import { defineRule } from '../../finding/rule.ts';

export const reportNotOk = defineRule<{ report: string }>({
  id: 'report-not-ok',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'A report says that validation failed',
  why: `A gene is promoted only when all of its commands passed.`,
  wrong: '"overall_ok": false',
  right: '"overall_ok": true',
  message: ({ report }) => `The report \`${report}\` does not say that every command passed.`,
  remedy: () => 'Mend what failed, and let the gate validate the gene again.',
});
