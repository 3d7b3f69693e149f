import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { uncovered } from './differences.ts';
import type { LimitedGene } from './limits.ts';

/** Reports loosened limits of a binding gene; the limits of the base still apply. */
export const loosenedConstraints = defineChangeCheck<[LimitedGene]>({
  name: 'loosened-constraints',
  find: (_, { asset: gene, binds, limits: { base, head } }) => {
    if (!binds || gene.cut || base === undefined) return [];
    const loosened = uncovered(base.forbiddenPaths, head.forbiddenPaths).map(
      (path) => `\`${path}\` is no longer forbidden`,
    );
    if (head.maxFiles > base.maxFiles) {
      loosened.unshift(`\`max_files\` from ${base.maxFiles} to ${head.maxFiles}`);
    }
    if (loosened.length === 0) return [];
    const place = { location: gene.locate(['constraints']), subject: subjectOf(gene) };
    return [finding('constraints-loosened', { gene: gene.id, loosened }, place)];
  },
});
