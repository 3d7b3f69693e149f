import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../src/report/html/segments.ts';

const span = (start: number, end: number) => ({ start, end });

describe('segmentsOf', () => {
  it.each([
    ['no word and no mark', 'npm test', [], [], ['npm test']],
    ['words', 'npm test', [span(0, 3), span(4, 8)], [], ['0npm', ' ', '1test']],
    ['a mark', 'a && b', [], [span(2, 4)], ['a ', '&&[0]', ' b']],
    [
      'a mark in a word',
      'node a-b',
      [span(0, 4), span(5, 8)],
      [span(6, 7)],
      ['0node', ' ', '1a', '1-[0]', '1b'],
    ],
    ['marks that overlap', 'abcd', [], [span(0, 3), span(2, 4)], ['ab[0]', 'c[0,1]', 'd[1]']],
    ['a mark of no width', 'ab', [], [span(1, 1)], ['a', 'b[0]']],
    ['a mark after the end', 'ab', [], [span(2, 2)], ['ab', '[0]']],
    [
      'a mark to the end, and one after it',
      'ab',
      [],
      [span(1, 2), span(2, 2)],
      ['a', 'b[0]', '[1]'],
    ],
    ['a mark out of bounds', 'ab', [], [span(-3, 99)], ['ab[0]']],
    ['half a surrogate pair', 'a👍b', [], [span(2, 3)], ['a', '👍[0]', 'b']],
    ['nothing', '', [], [], []],
  ])('cuts at %s', (_, command, words, marks, expected) => {
    const shown = segmentsOf(command, words, marks).map(
      ({ word, text, marks: on }) => `${word ?? ''}${text}${on.length > 0 ? `[${on}]` : ''}`,
    );
    expect(shown).toEqual(expected);
  });

  it('loses nothing, and shows and ends every mark', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.array(fc.tuple(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -2, max: 30 })), {
          maxLength: 4,
        }),
        (command, pairs) => {
          const marks = pairs.map(([a, b]) => span(Math.min(a, b), Math.max(a, b)));
          const segments = segmentsOf(command, [], marks);
          expect(segments.map(({ text }) => text).join('')).toBe(command);
          const ended = segments.flatMap(({ ends }) => ends).sort();
          expect(ended).toEqual(marks.map((_, index) => index));
          expect(segments.every(({ text }) => !/\p{Cs}/u.test(text))).toBe(true);
        },
      ),
    ));
});
