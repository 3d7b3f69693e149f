import { subjectOf } from '../../assets/subject.ts';
import type { BlastSeverity } from '../../model/blast-severities.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { hardCaps, type LimitedGene } from './limits.ts';

const GRADED: Readonly<
  Record<
    Exclude<BlastSeverity, 'within_limit' | 'hard_cap_breach'>,
    'blast-radius-approaching' | 'blast-radius-exceeded' | 'blast-radius-critical'
  >
> = {
  approaching_limit: 'blast-radius-approaching',
  exceeded: 'blast-radius-exceeded',
  critical_overrun: 'blast-radius-critical',
};

/** Checks the size of a change against the `max_files` of a binding gene and the hard cap. */
export const geneBlastRadius = defineChangeCheck<[LimitedGene]>({
  name: 'gene-blast-radius',
  find: (subject, { asset: gene, binds, limits }) => {
    const { files, lines, max_files: maxFiles, severity } = limits.blastRadius;
    if (!binds || severity === 'within_limit') return [];
    const place = { location: gene.locate(['constraints', 'max_files']), subject: subjectOf(gene) };
    if (severity === 'hard_cap_breach') {
      const { files: capFiles, lines: capLines } = hardCaps(subject);
      return [finding('blast-radius-hard-cap', { files, lines, capFiles, capLines }, place)];
    }
    const declared = !limits.constraints.isDefaultLimit;
    return [finding(GRADED[severity], { gene: gene.id, files, maxFiles, declared }, place)];
  },
});
