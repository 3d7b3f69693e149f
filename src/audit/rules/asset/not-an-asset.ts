import { defineRule } from '../../../finding/rule.ts';

export const notAnAsset = defineRule<{ detail: string }>({
  id: 'not-an-asset',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A value in an asset file is not an asset',
  why: `Asset files hold Genes, Capsules and EvolutionEvents. Something else among them may be an asset
with a misspelt type, which would pass unseen.`,
  wrong: '{"genes": [{"type": "gene", "id": "gene_a"}]}',
  right: '{"genes": [{"type": "Gene", "id": "gene_a"}]}',
  message: ({ detail }) => `A value in the asset file is not an asset: ${detail}.`,
  remedy: () => 'Give it the right type, or move it to a file that is not an asset file.',
});
