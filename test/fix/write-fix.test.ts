import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Fix } from '../../src/fix/fix.ts';
import { writeFix } from '../../src/fix/patch.ts';
import { judgeWith } from '../judge/fixture.ts';
import { temporaryFolder } from '../repo/repository.ts';

const FIX: Fix = {
  files: ['one.json', 'two.json'].map((path) => ({
    ...{ path, before: 'before', after: 'after' },
    ...{ assets: [], steps: [], edits: [], scripts: [], left: [] },
  })),
  scripts: [['script.mjs', 'new']],
  judgeOf: () => judgeWith(),
};

it('writes all files and scripts of a fix', async () => {
  const folder = temporaryFolder();
  for (const { path } of FIX.files) writeFileSync(join(folder, path), 'before');
  await writeFix(folder, FIX);
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'after',
    'new',
    'after',
  ]);
});

it.each(['one.json', 'two.json'])('writes nothing if %s was changed meanwhile', async (changed) => {
  const folder = temporaryFolder();
  for (const { path } of FIX.files) writeFileSync(join(folder, path), 'before');
  writeFileSync(join(folder, changed), 'changed');
  await expect(writeFix(folder, FIX)).rejects.toMatchObject({
    code: 'file_unreadable',
    message: `${changed} cannot be written: it has changed in the meantime`,
  });
  const contents = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(contents.toSorted()).toEqual(['before', 'changed']);
});
