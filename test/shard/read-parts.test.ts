import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openInput } from '../../src/ground/open-input.ts';
import { findParts, readParts } from '../../src/shard/read-parts.ts';
import { report } from '../publish/fixture.ts';
import { temporaryFolder } from '../repo/repository.ts';

const NAME = 'gate-report.json';

function folderWith(...folders: readonly string[]): string {
  const root = temporaryFolder();
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, NAME), JSON.stringify(report()));
  }
  return root;
}

describe('findParts', () => {
  it('finds the report of every artifact in its directory', async () => {
    const root = folderWith('part-1', 'part-0', '.');
    writeFileSync(join(root, 'part-0', 'report.md'), '');
    expect(await findParts(root)).toEqual([
      join(root, NAME),
      join(root, 'part-0', NAME),
      join(root, 'part-1', NAME),
    ]);
  });

  it('does not follow links', async () => {
    const root = folderWith('part-0');
    const elsewhere = folderWith('x');
    symlinkSync(elsewhere, join(root, 'part-1'));
    mkdirSync(join(root, 'part-2'));
    symlinkSync(join(elsewhere, 'x', NAME), join(root, 'part-2', NAME));
    expect(await findParts(root)).toEqual([join(root, 'part-0', NAME)]);
  });

  it('finds nothing if no artifact was downloaded', async () => {
    expect(await findParts(join(temporaryFolder(), 'none'))).toEqual([]);
  });

  it('rejects a file', async () => {
    const file = join(folderWith('a'), 'a', NAME);
    await expect(findParts(file)).rejects.toMatchObject({ code: 'file_unreadable' });
  });
});

describe('readParts', () => {
  it('reads reports with their names', async () => {
    const path = join(folderWith('a'), 'a', NAME);
    expect(await readParts([path], openInput)).toEqual([{ name: path, report: report() }]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"type":"GateReport"}'],
    ['much depth', '['.repeat(100_000)],
    ['another version', JSON.stringify({ ...report(), schema_version: '0.0.1' })],
    [
      'one shard too many',
      JSON.stringify({ ...report(), shards: [{ index: 300, of: 300, genes: 0, verdict: 'pass' }] }),
    ],
  ])('rejects a file with %s and names it', async (_, text) => {
    const path = join(temporaryFolder(), NAME);
    writeFileSync(path, text);
    await expect(readParts([path], openInput)).rejects.toMatchObject({
      code: 'artifact_invalid',
      message: expect.stringContaining(path),
    });
  });

  it('stops reading an endless file', async () => {
    let closed = false;
    async function* endless() {
      try {
        const chunk = Buffer.alloc(1024 * 1024, ' ');
        for (;;) yield chunk;
      } finally {
        closed = true;
      }
    }
    await expect(readParts(['endless'], endless)).rejects.toMatchObject({
      code: 'artifact_invalid',
      message: expect.stringMatching(/^endless is too large/),
    });
    expect(closed).toBe(true);
  });

  it('rejects more parts than a matrix can have, without reading them', async () => {
    const paths = Array.from({ length: 257 }, () => 'x');
    await expect(readParts(paths, openInput)).rejects.toThrow('There are more than 256 parts');
  });
});
