import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileFix, Fix } from '../../src/fix/fix.ts';
import { patchText, writeFix } from '../../src/fix/patch.ts';
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

function changed(path: string, before: string, after: string): FileFix {
  return { path, before, after, assets: [], steps: [], edits: [], scripts: [], left: [] };
}

describe('the diff of a fix', () => {
  it('leaves out a file with too many changed lines', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${index}\n`);
    const after = lines.map((line) => `-${line}`).join('');
    const patch = patchText({ files: [changed('a.json', lines.join(''), after)], scripts: [] });
    expect(patch).toBe('# a.json: diff not shown, more than 2000 changed lines\n');
  });

  it('quotes paths as git does, and shows invisible characters', () => {
    const diff = patchText({ files: [changed('a\n"é\u001b', '\u202e', 'x\r\u001b')], scripts: [] });
    expect(diff).toContain('--- "a/a\\n\\"\\303\\251\\033"');
    expect(diff).toContain('-<U+202E>');
    expect(diff).toContain('+x<U+000D><U+001B>');
  });
});
