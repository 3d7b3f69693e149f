import { describe, expect, it } from 'vitest';
import { checkOutput } from '../../src/publish/check.ts';
import { publicationOf } from './fixture.ts';

describe('checkOutput', () => {
  it('respects every limit for any renderer output', () => {
    const page = '💥'.repeat(100_000);
    const publication = {
      ...publicationOf(),
      title: 't'.repeat(300),
      markdown: () => page,
      text: () => page,
    };
    const { title, summary, text } = checkOutput(publication, ['3 annotations are missing.']);
    expect(title).toHaveLength(255);
    expect(summary.length).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/💥…\n\n---\n- 3 annotations are missing\.\n$/);
    expect(text?.length).toBeLessThanOrEqual(65_535);
  });

  it('has no text if the report has none', () => {
    expect(checkOutput(publicationOf(), [])).not.toHaveProperty('text');
  });
});
