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
    const touched = constraints.forbiddenPaths.flatMap((entry) =>
      someTouches(touchesOf(entry)).map((touch) => ({ gene: gene.id, entry, ...touch })),
    );
    if (touched.length === 0) return [];
    const location = gene.locate(['constraints', 'forbidden_paths']);
    const place = { location, subject: subjectOf(gene) };
    return touched.map((args) => finding('forbidden-path-declared', args, place));
  },
});
