import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continuationOf } from '../../../src/assets/log/audit-log.ts';

const judge = (before: string, after: string) =>
  continuationOf(Buffer.from(before, 'latin1'), Buffer.from(after, 'latin1'));
const appended = (from: number) => ({ kind: 'appended', from });
const rewritten = (line: number) => ({ kind: 'rewritten', line });

describe('continuationOf', () => {
  it.each([
    ['nothing new', 'a\nb\n', 'a\nb\n', 4],
    ['an appended line', 'a\nb\n', 'a\nb\nc\n', 4],
    ['a first line', '', 'a\n', 0],
    ['a line after one without an end', 'a\nb', 'a\nb\nc', 4],
    ['a Windows line after one without an end', 'a\r\nb', 'a\r\nb\r\nc', 6],
    ['a lost line end', 'a\nb\n', 'a\nb', 3],
    ['another end of the last line', 'a\nb\n', 'a\nb\r\n', 5],
    ['an end of the last line', 'a\nb', 'a\nb\n', 4],
    ['blank lines that are removed', '\na\n\n \t\nb\n\n', 'a\nb\nc\n', 4],
    ['blank lines that are added', 'a\nb\n', '\r\n\na\n  \nb\n\nc\n', 10],
    ['only blank lines', '\n\n', 'a\n', 0],
    ['the same record twice', 'a\na\n', 'a\na\na\n', 4],
  ])('accepts %s', (_, before, after, from) => {
    expect(judge(before, after)).toEqual(appended(from));
  });

  it.each([
    ['an addition to the last line', 'a\nb', 'a\nbc\n', 2],
    ['an edit of the first line', 'a\nb\n', 'x\nb\n', 1],
    ['an edit of the last line', 'a\nb\n', 'a\nx\n', 2],
    ['a removed last line', 'a\nb\n', 'a\n', 2],
    ['a truncated last line', 'a\nbcd\n', 'a\nbc', 2],
    ['a line put before the others', 'a\nb\n', 'z\na\nb\n', 1],
    ['a line put between two', 'a\nb\n', 'a\nz\nb\n', 2],
    ['exchanged lines', 'a\nb\nc\n', 'a\nc\nb\n', 2],
    ['a line that is there once instead of twice', 'a\na\nb\n', 'a\nb\n', 2],
    ['everything removed', 'a\n', '', 1],
    ['other line ends', 'a\nb\n', 'a\r\nb\r\n', 1],
    ['a space before a record', 'a\nb\n', 'a\n b\n', 2],
    ['two records joined', 'a\nb\n', 'a b\n', 1],
    ['a byte that is no JSON white space', 'a\nb\n', 'a\n\xa0\nb\n', 2],
  ])('finds %s', (_, before, after, line) => {
    expect(judge(before, after)).toEqual(rewritten(line));
  });

  const blank = fc.constantFrom('\n', ' \n', '\r\n', '\t\n');
  const record = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => /[^ \t\r\n]/.test(text))
    .map((text) => text.replaceAll(/[\r\n]/g, '_'));

  it('accepts any records and blank lines after and between the kept ones, and finds any change', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(record, fc.array(blank, { maxLength: 2 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(record, { maxLength: 3 }),
        fc.nat(),
        (kept, more, where) => {
          const lines = kept.map(([text]) => text);
          const before = lines.map((line) => `${line}\n`).join('');
          const spaced = kept.map(([line, blanks]) => `${blanks.join('')}${line}\n`).join('');
          const after = spaced + more.map((line) => `${line}\n`).join('');
          expect(judge(before, after)).toEqual(appended(Buffer.from(spaced, 'latin1').length));
          const index = where % lines.length;
          const edited = lines
            .with(index, `${lines[index]}!`)
            .map((line) => `${line}\n`)
            .join('');
          expect(judge(before, edited)).toMatchObject({ kind: 'rewritten' });
        },
      ),
    );
  });
});
