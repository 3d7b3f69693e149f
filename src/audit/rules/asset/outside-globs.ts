import { defineRule } from '../../../finding/rule.ts';

export const outsideGlobs = defineRule<{ detail: string }>({
  id: 'outside-globs',
  layer: 'asset',
  severity: 'notice',
  since: '0.1.0',
  title: 'A changed file holds what looks like a gene, but is no asset file',
  why: `Only files that the policy names are audited. A gene elsewhere, for example in a test fixture, is
usually harmless; it is shown so that nothing passes unseen.`,
  wrong: 'lib/extra-genes.json with {"type": "Gene"}, and the default policy',
  right: 'assets/gep/genes.json, or a policy that includes lib/extra-genes.json',
  configure: `assets:
  include: ['**/assets/gep/genes*.json', 'lib/*-genes.json']`,
  message: ({ detail }) => `The file looks like assets but is not audited: ${detail}.`,
  remedy: () => 'If an engine reads this file, add it to assets.include in the policy.',
});
