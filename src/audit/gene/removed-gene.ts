import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import type { ReadGene } from '../subject.ts';

/** Reports that the change removes a gene. */
export const removedGene = defineChangeCheck<[ReadGene]>({
  name: 'removed-gene',
  find: (_, { asset }) => [
    finding('gene-removed', { gene: asset.id }, { subject: subjectOf(asset) }),
  ],
});
