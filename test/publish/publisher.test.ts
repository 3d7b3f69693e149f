import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishStepSummary } from '../../src/publish/publisher.ts';
import { publicationOf } from './fixture.ts';

const MIB = 1024 * 1024;
let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gene-gate-summary-'));
  path = join(folder, 'summary.md');
  await writeFile(path, '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('publishStepSummary', () => {
  it('appends the page and the notes', async () => {
    await writeFile(path, 'before\n');
    expect(await publishStepSummary(path, publicationOf(), {}, ['No comment.'])).toEqual({
      status: 'reached',
    });
    expect(await readFile(path, 'utf8')).toBe(
      'before\nThe verdict is fail.\n\n---\n- No comment.\n\n',
    );
  });

  it.each([
    ['three-byte characters', '€'.repeat(MIB), 0],
    ['emoji', '💥'.repeat(MIB), 0],
    ['a page after other output', 'x'.repeat(2 * MIB), MIB - 10_000],
  ])('never grows beyond 1 MiB: %s', async (_, page, before) => {
    await writeFile(path, 'y'.repeat(before));
    const publication = { ...publicationOf(), markdown: () => page };
    expect(await publishStepSummary(path, publication, {}, ['a remark'])).toEqual({
      status: 'reached',
    });
    expect((await stat(path)).size).toBeLessThanOrEqual(MIB);
    expect(await readFile(path, 'utf8')).toMatch(/- a remark\n\n$/);
  });

  it('does not write without enough room, because GitHub would drop everything', async () => {
    await writeFile(path, 'y'.repeat(MIB - 100));
    expect(await publishStepSummary(path, publicationOf(), {}, [])).toMatchObject({
      status: 'failed',
    });
    expect((await stat(path)).size).toBe(MIB - 100);
  });

  it('is skipped if the runner does not support it', async () => {
    expect(await publishStepSummary(undefined, publicationOf(), {}, [])).toMatchObject({
      status: 'skipped',
    });
  });
});
