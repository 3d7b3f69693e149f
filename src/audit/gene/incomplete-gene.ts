import type { Asset } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';

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
