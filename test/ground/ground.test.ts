import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inSentences } from '../../src/ground/error.ts';
import { isNestedTooDeep } from '../../src/ground/mapping.ts';
import { nearestName } from '../../src/ground/nearest-name.ts';
import { temporaryFolder } from '../../src/ground/temporary-folder.ts';
import { makeFolder } from '../../src/ground/write-file.ts';
import { readDocument } from '../../src/policy/policy-document.ts';

it.each([
  ['no commit', 'no commit. Do this.'],
  ['No commit.', 'No commit. Do this.'],
  ['No commit\nat all:', 'No commit at all: Do this.'],
])('a message and its hint are sentences on one line: %j', (message, expected) => {
  expect(inSentences({ message, hint: 'Do\n  this.' })).toBe(expected);
});

it.each([
  ['content-hash-mising', 'content-hash-missing'],
  ['sice', 'size'],
  ['nosuch', undefined],
  ['zzzzzzzzzzzz', undefined],
  ['x'.repeat(100_000), undefined],
])('offers a name only for one that is like it: %#', (name, nearest) => {
  expect(nearestName(name, ['content-hash-missing', 'size', 'log'])).toBe(nearest);
  expect(nearestName(name, [])).toBeUndefined();
});

it.each([
  '['.repeat(100_000),
  `a: ${'{b: '.repeat(5_000)}`,
  `${'- '.repeat(5_000)}a`,
  `${'? '.repeat(5_000)}a`,
  Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
])('isNestedTooDeep is true for text %# that is nested without end', (yaml) => {
  expect(isNestedTooDeep(yaml)).toBe(true);
  expect(readDocument(yaml)).toHaveProperty('broken');
});

it.each(['a: [b, {c: [d]}]', '[a]\n'.repeat(1_000), ']'.repeat(1_000), '{}, '.repeat(1_000)])(
  'isNestedTooDeep is false for text %#',
  (yaml) => expect(isNestedTooDeep(yaml)).toBe(false),
);

const onLinux = process.platform === 'linux';
it('temporaryFolder names its parent where it cannot be created', async () => {
  rmSync(await temporaryFolder(), { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = '/none/at/all';
  await expect(temporaryFolder()).rejects.toThrow(
    'Cannot create a temporary directory in /none/at/all (ENOENT).',
  );
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

it.runIf(onLinux)('makeFolder ends where nothing can be created', async () => {
  for (const path of ['/proc/x', '/proc/x/y/z', '/proc/self/fd/x/y']) {
    await expect(makeFolder(path)).rejects.toThrow(/ENOENT|EACCES|EPERM/);
  }
});
