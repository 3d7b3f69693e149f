import type { Json } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { readConstraints } from './constraints.ts';
import { uncovered } from './differences.ts';
import type { LimitedGene } from './limits.ts';

/**
 * Reports loosened limits of a binding gene; the limits of the base still apply. A limit that cannot be read is
 * reported as malformed only.
 */
export const loosenedConstraints = defineChangeCheck<[LimitedGene]>({
  name: 'loosened-constraints',
  find: (_, { asset: gene, binds, limits: { base, head } }) => {
    if (!binds || gene.cut || base === undefined) return [];
    const removed = uncovered(base.forbiddenPaths, head.forbiddenPaths);
    const isRaised = head.maxFiles > base.maxFiles;
    if (removed.length === 0 && !isRaised) return [];
    const malformed = malformedIn(gene.value.constraints);
    const loosened = [
      ...(isRaised && !malformed('max_files')
        ? [`\`max_files\` from ${base.maxFiles} to ${head.maxFiles}`]
        : []),
      ...(malformed('forbidden_paths') ? [] : removed).map(
        (path) => `\`${path}\` is no longer forbidden`,
      ),
    ];
    if (loosened.length === 0) return [];
    const place = { location: gene.locate(['constraints']), subject: subjectOf(gene) };
    return [finding('constraints-loosened', { gene: gene.id, loosened }, place)];
  },
});

/** Returns whether a field of constraints, or all of them, is malformed as a whole. */
function malformedIn(constraints: Json | undefined): (field: string) => boolean {
  const whole = readConstraints(constraints).problems.flatMap(({ kind, pointer }) =>
    kind === 'malformed' && pointer.length <= 2 ? [pointer[1]] : [],
  );
  return (field) => whole.includes(field) || whole.includes(undefined);
}
