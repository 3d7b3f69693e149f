import { describe, expect, it } from 'vitest';
import { checkOutput } from '../../src/publish/check.ts';

describe('checkOutput', () => {
  it('respects every limit for any renderer output', () => {
    const page = '💥'.repeat(100_000);
    const content = { title: 't'.repeat(300), page: () => page, text: () => page };
    const { title, summary, text } = checkOutput(content, ['3 annotations are missing.']);
    expect(title).toHaveLength(255);
    expect(summary.length).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/💥…\n\n---\n- 3 annotations are missing\.\n$/);
    expect(text?.length).toBeLessThanOrEqual(65_535);
  });

  it('has no text if the report has none', () => {
    expect(
      checkOutput({ title: 'pass', page: () => '', text: () => undefined }, []),
    ).not.toHaveProperty('text');
  });
});
