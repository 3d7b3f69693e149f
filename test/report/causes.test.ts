import { describe, expect, it } from 'vitest';
import { reportFindings } from '../../src/report/entries.ts';
import { groupCauses, groupFindings } from '../../src/report/view/report-sections.ts';
import { finding } from '../../src/rules/finding.ts';

describe('groupFindings', () => {
  it('tells what `fix` does apart from what it leaves, which is one cause', () => {
    const hash = (id: string, fixable: boolean) =>
      finding(
        'content-hash-mismatch',
        { type: 'ValidationReport', id, expected: `sha256:${id}`, fixable },
        { subject: { type: 'ValidationReport', id } },
      );
    const found = reportFindings([hash('a', true), hash('vr_1', false), hash('b', true)]);
    expect(groupCauses(found)).toHaveLength(1);
    expect(
      groupFindings(found).map(({ lead, others }) =>
        [lead, ...others].map(({ subject }) => subject?.id),
      ),
    ).toEqual([['a', 'b'], ['vr_1']]);
  });
});
