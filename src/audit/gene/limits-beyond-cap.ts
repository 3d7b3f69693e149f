import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { hardCaps, type LimitedGene } from './limits.ts';

/** Reports a limit that the change sets above the hard cap of the policy. */
export const limitsBeyondCap = defineChangeCheck<[LimitedGene]>({
  name: 'limits-beyond-cap',
  find: (subject, { asset: gene, binds, limits: { base, head } }) => {
    const { files: cap } = hardCaps(subject);
    const { maxFiles } = head;
    if (!binds || maxFiles <= cap || (base !== undefined && maxFiles <= base.maxFiles)) return [];
    const place = { location: gene.locate(['constraints', 'max_files']), subject: subjectOf(gene) };
    return [finding('constraints-beyond-cap', { gene: gene.id, maxFiles, cap }, place)];
  },
});
