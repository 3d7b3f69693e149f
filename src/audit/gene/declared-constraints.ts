import type { Asset } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';
import { type ConstraintProblem, readConstraints } from './constraints.ts';

/** Reports the problems of the constraints that a gene declares, at each field. */
export const declaredConstraints = defineCheck<[{ readonly asset: Asset }]>({
  name: 'declared-constraints',
  find: (_, { asset: gene }) =>
    readConstraints(gene.value.constraints)
      .problems.filter(({ kind }) => kind !== 'missing' || !gene.cut)
      .map((problem) => findingOf(gene, problem)),
});

function findingOf(asset: Asset, problem: ConstraintProblem): Finding {
  const { pointer } = problem;
  const place = { location: asset.locate(pointer), subject: subjectOf(asset) };
  const gene = asset.id;
  const field = pointer.join('.');
  switch (problem.kind) {
    case 'missing':
      return finding('constraints-missing', { gene, field }, place);
    case 'malformed':
      return finding('constraints-malformed', { gene, field, expected: problem.expected }, place);
    case 'pattern':
      return finding('forbidden-path-pattern', { gene, entry: problem.entry }, place);
  }
}
