import { defineRule } from '../../../finding/rule.ts';

export const constraintsLoosened = defineRule<{ gene: string; loosened: readonly string[] }>({
  id: 'constraints-loosened',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'The change loosens the limits of a gene',
  why: `A change cannot loosen its own limit: the stricter of the old and the new constraints applies to
it. From the next change on the looser limit counts, which a reviewer should know.`,
  wrong: `-  "max_files": 5
+  "max_files": 50`,
  right: 'The looser limit in a change of its own',
  message: ({ gene, loosened }) =>
    `The change loosens the limits of the gene ${gene} (${loosened.join('; ')}); the stricter ones apply to it.`,
  remedy: () => 'Keep the limit, or let a person approve the looser one.',
});
