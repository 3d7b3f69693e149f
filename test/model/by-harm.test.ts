import { expect, it } from 'vitest';
import { byHarm } from '../../src/model/by-harm.ts';
import type { Harm, Severity } from '../../src/model/finding.ts';

it('orders by harm, then severity; notices are behind, and what is ignored is last', () => {
  const of = (severity: Severity, harm: Harm, ignored = false) => ({
    severity,
    harm,
    ...(ignored && { suppressed: { reason: 'x', expires: '2027-01-01' } }),
  });
  const ordered = [
    of('error', 'danger'),
    of('warning', 'danger'),
    of('error', 'broken'),
    of('warning', 'broken'),
    of('error', 'bookkeeping'),
    { severity: 'warning' as const },
    of('notice', 'danger'),
    of('notice', 'bookkeeping'),
    of('error', 'danger', true),
    of('notice', 'bookkeeping', true),
  ];
  expect(ordered.toReversed().sort(byHarm)).toEqual(ordered);
  expect(ordered.toSorted(byHarm)).toEqual(ordered);
});
