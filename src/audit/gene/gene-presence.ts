import { type Asset, subjectOf } from '../../assets/asset.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck, defineCheck } from '../check.ts';
import type { ReadGene } from '../subject.ts';

/** Reports a gene with a syntax error inside; other checks do not report what it seems to lack. */
export const incompleteGene = defineCheck<[{ readonly asset: Asset }]>({
  name: 'incomplete-gene',
  find: (_, { asset: gene }) =>
    gene.cut
      ? [
          finding(
            'gene-incomplete',
            { gene: gene.id },
            { location: gene.locate(), subject: subjectOf(gene) },
          ),
        ]
      : [],
});

/** Reports that the change removes a gene. */
export const removedGene = defineChangeCheck<[ReadGene]>({
  name: 'removed-gene',
  find: (_, { asset }) => [
    finding('gene-removed', { gene: asset.id }, { subject: subjectOf(asset) }),
  ],
});
