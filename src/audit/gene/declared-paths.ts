import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import type { LimitedGene } from './limits.ts';

/** Checks a change against the forbidden paths of a binding gene. */
export const declaredPaths = defineChangeCheck<[LimitedGene]>({
  name: 'declared-paths',
  find: ({ touchesOf }, { asset: gene, binds, limits: { constraints } }) => {
    if (!binds) return [];
    const location = gene.locate(['constraints', 'forbidden_paths']);
    const place = { location, subject: subjectOf(gene) };
    return constraints.forbiddenPaths.flatMap((entry) =>
      touchesOf(entry).map(({ path, via }) =>
        finding('forbidden-path-declared', { gene: gene.id, path, entry, via }, place),
      ),
    );
  },
});
