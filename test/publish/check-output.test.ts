import { describe, expect, it } from 'vitest';
import { checkOutput, reportsAsText } from '../../src/publish/check-output.ts';
import { publicationOf, validationReport } from './fixture.ts';

function readBack(text: string): { id: string }[] {
  const [, json = ''] = /^```json\n(.*?)\n```\n/s.exec(text) ?? [];
  return JSON.parse(json) as { id: string }[];
}

describe('reportsAsText', () => {
  it('can be read back by a program', () => {
    const reports = [validationReport(1), validationReport(2)];
    expect(readBack(reportsAsText(reports, 10_000))).toEqual(reports);
    expect(reportsAsText(reports, 10_000)).toMatch(/```\n$/);
  });

  it('omits whole reports that do not fit and counts them', () => {
    const big = validationReport(2, 'x'.repeat(4000));
    const text = reportsAsText([validationReport(1), big, validationReport(3)], 3000);
    expect(text.length).toBeLessThanOrEqual(3000);
    expect(readBack(text).map(({ id }) => id)).toEqual(['vr_1', 'vr_3']);
    expect(text).toMatch(/\nValidationReports omitted because of the size limit: 1;/);
  });

  it('respects every limit', () => {
    const reports = Array.from({ length: 30 }, (_, index) => validationReport(index));
    const one = JSON.stringify(reports[0]).length;
    for (let max = 200; max < 3 * one; max += 7) {
      const text = reportsAsText(reports, max);
      expect(text.length).toBeLessThanOrEqual(max);
      const shown = readBack(text).length;
      expect(text).toContain(`size limit: ${30 - shown};`);
    }
  });

  it('cannot be closed by the output of a command', () => {
    const hostile = validationReport(1, '\n```\n<script>@everyone\n');
    expect(readBack(reportsAsText([hostile], 10_000))).toEqual([hostile]);
  });
});

describe('checkOutput', () => {
  it('respects every limit for any renderer output', () => {
    const page = '💥'.repeat(100_000);
    const publication = {
      ...publicationOf({ validation_reports: [validationReport(1, 'y'.repeat(70_000))] }),
      title: 't'.repeat(300),
      markdown: () => page,
    };
    const { title, summary, text } = checkOutput(publication, ['3 annotations are missing.']);
    expect(title).toHaveLength(255);
    expect(summary.length).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/💥…\n\n---\n- 3 annotations are missing\.\n$/);
    expect(text?.length).toBeLessThanOrEqual(65_535);
  });

  it('has no text without reports', () => {
    expect(checkOutput(publicationOf(), [])).not.toHaveProperty('text');
  });
});
