import { defineRule } from '../../finding/rule.ts';

export const reportMissing = defineRule<{ gene: string }>({
  id: 'report-missing',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'No report is about the very gene that is to be promoted',
  why: `A ValidationReport is evidence for one content of one gene: the one whose hash it has in
\`gene_asset_id\`. A report about another version of the gene shows nothing about this one.`,
  wrong: 'a report with the "gene_id" of the gene and the hash of an earlier version',
  right: '"gene_asset_id": "<the asset_id of the gene>"',
  message: ({ gene }) => `No report names the \`asset_id\` of the Gene \`${gene}\`.`,
  remedy: () => 'Let the gate validate the gene as it is now, and give its report.',
});
