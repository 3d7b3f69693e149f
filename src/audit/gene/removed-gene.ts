import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import type { ReadGene } from '../subject.ts';

/** Says that a gene goes. */
export const removedGene = defineChangeCheck<[ReadGene]>({
  name: 'removed-gene',
  find: (_, { asset }) => [
    finding('gene-removed', { gene: asset.id }, { subject: subjectOf(asset) }),
  ],
});
