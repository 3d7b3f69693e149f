import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import type { LimitedGene } from './limits.ts';

/**
 * The paths that a gene reports for one forbidden path. Otherwise many genes that forbid what many
 * files touch would have their product of findings.
 */
const MOST_PATHS = 20;

/** Checks a change against the forbidden paths of a binding gene. */
export const declaredPaths = defineChangeCheck<[LimitedGene]>({
  name: 'declared-paths',
  find: ({ touchesOf }, { asset: gene, binds, limits: { constraints } }) => {
    if (!binds) return [];
    const location = gene.locate(['constraints', 'forbidden_paths']);
    const place = { location, subject: subjectOf(gene) };
    return constraints.forbiddenPaths.flatMap((entry) => {
      const touches = touchesOf(entry);
      const shown = touches.slice(0, MOST_PATHS);
      return shown.map(({ path, via }, index) => {
        const isLast = index === shown.length - 1 && touches.length > shown.length;
        const more = isLast && { more: touches.length - shown.length };
        return finding(
          'forbidden-path-declared',
          { gene: gene.id, path, entry, via, ...more },
          place,
        );
      });
    });
  },
});
