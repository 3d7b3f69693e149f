import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDiff, parseRawDiff } from '../../src/repo/change.ts';
import { forAll } from '../runs.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const ZERO = '0'.repeat(40);
const records = (...pieces: string[]) => Buffer.from(pieces.map((piece) => `${piece}\0`).join(''));

it('joins each raw record with its line counts', () => {
  const output = records(
    `:000000 100644 ${ZERO} ${NEW} A`,
    '\ttab\n:and colon',
    `:100644 100755 ${OLD} ${NEW} R087`,
    'old',
    'new',
    `:100644 100644 ${OLD} ${NEW} M`,
    'image.png',
    '3\t0\t\ttab\n:and colon',
    '12\t4\t',
    'old',
    'new',
    '-\t-\timage.png',
  );
  const oldFile = { oldMode: '100644', oldOid: OLD, newOid: NEW, binary: false };
  const path = '\ttab\n:and colon';
  const newFile = { ...oldFile, oldMode: '000000', oldOid: ZERO, newMode: '100644' };
  const moved = { ...oldFile, path: 'new', oldPath: 'old', newMode: '100755' };
  const image = { ...oldFile, path: 'image.png', newMode: '100644', binary: true };
  expect(parseDiff(output)).toEqual([
    { ...newFile, status: 'added', path, added: 3, deleted: 0 },
    { ...moved, status: 'renamed', added: 12, deleted: 4 },
    { ...image, status: 'modified', added: 0, deleted: 0 },
  ]);
  expect(parseDiff(Buffer.alloc(0))).toEqual([]);
});

const added = `:000000 100644 ${ZERO} ${NEW} A`;
it.each<[string, Buffer]>([
  ['no line counts', records(added, 'a')],
  ['no name', records(added)],
  ['counts of another file', records(added, 'a', '1\t0\tb')],
  ['counts of a rename', records(added, 'a', '1\t0\t', 'x', 'a')],
  ['an unmerged path', records(`:000000 000000 ${ZERO} ${ZERO} U`, 'a', '0\t0\ta')],
  ['a shortened id', records(':000000 100644 0000000 bbbbbbb A', 'a', '1\t0\ta')],
  ['half a rename', records(`:100644 100644 ${OLD} ${NEW} R100`, 'a')],
  ['words', Buffer.from(':fatal: not a record\0')],
  ['more counts than files', records(added, 'a', '1\t0\ta', '1\t0\tb')],
])('refuses %s', (_, output) => {
  expect(() => parseDiff(output)).toThrow(expect.objectContaining({ code: 'change_incomplete' }));
});

it('parses any bytes to changes or fails with change_incomplete', async () => {
  const piece = fc.oneof(
    fc.constantFrom(added, 'a', '1\t0\ta', '-\t-\t', ':', ''),
    fc.string({ unit: 'binary' }),
  );
  await forAll(fc.array(piece), (pieces) => {
    for (const parse of [parseDiff, parseRawDiff]) {
      try {
        expect(Array.isArray(parse(records(...pieces)))).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: 'change_incomplete' });
      }
    }
  });
});
