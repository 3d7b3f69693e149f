import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { someTouches } from '../change/some-touches.ts';
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
      someTouches(touchesOf(entry)).map((touch) =>
        finding('forbidden-path-declared', { gene: gene.id, entry, ...touch }, place),
      ),
    );
  },
});
