import { defineRule } from '../../finding/rule.ts';

export const reportAltered = defineRule<{ report: string }>({
  id: 'report-altered',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'A report is not what was hashed',
  why: `The \`asset_id\` of a ValidationReport is the hash of its content. Where it is missing or does not match,
the report was edited after it was written.`,
  wrong: 'a report in which "overall_ok" was set to true by hand',
  right: 'the report as the gate wrote it',
  message: ({ report }) =>
    `The \`asset_id\` of the report \`${report}\` is not the hash of its content.`,
  remedy: () => 'Give the report as the gate wrote it.',
});
