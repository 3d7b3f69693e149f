import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Capture } from '../../src/run/supervise.ts';

function capture(limit: number, chunks: readonly (string | readonly number[])[]) {
  const stream = new Capture(limit);
  for (const chunk of chunks) {
    stream.write(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk));
  }
  return stream.result();
}

describe('Capture', () => {
  it.each([
    ['nothing', 4, [], { head: '', tail: '', bytes: 0, truncated: false }],
    ['what fits', 4, ['ab', 'cd'], { head: 'abcd', tail: '', bytes: 4, truncated: false }],
    ['one byte more', 4, ['abcde'], { head: 'abcd', tail: 'e', bytes: 5, truncated: false }],
    ['both full', 4, ['abcdefgh'], { head: 'abcd', tail: 'efgh', bytes: 8, truncated: false }],
    ['too much', 4, ['abcdefghi'], { head: 'abcd', tail: 'fghi', bytes: 9, truncated: true }],
    ['in bytes', 2, [...'abcdefg'], { head: 'ab', tail: 'fg', bytes: 7, truncated: true }],
  ])('keeps %s', (_name, limit, chunks, expected) => {
    expect(capture(limit, chunks)).toEqual(expected);
  });

  it.each([
    ['a letter across two chunks', 8, [[0xc3], [0xa4]], 'ä', ''],
    ['a letter across head and tail', 3, ['ab€'], 'ab', '€'],
    ['an emoji across head and tail', 4, ['abc😀'], 'abc', '😀'],
    ['a letter split by the missing middle', 4, ['abc€', '.......', '€'], 'abc', '.€'],
    ['a tail that starts inside a letter', 4, ['abcd....', '😀xyz'], 'abcd', 'xyz'],
    ['invalid UTF-8', 8, [[0x61, 0xff, 0x62, 0xc3]], 'a\ufffdb\ufffd', ''],
    [
      'a tail of continuation bytes only',
      4,
      ['abcd', new Array(9).fill(0x80)],
      'abcd',
      '\ufffd'.repeat(4),
    ],
  ])('decodes %s', (_name, limit, chunks, head, tail) => {
    expect(capture(limit, chunks)).toMatchObject({ head, tail });
  });

  it('returns any text unchanged while nothing is dropped, in any chunks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(7)), (text, sizes) => {
        const bytes = Buffer.from(text);
        const limit = Math.max(1, Math.ceil(bytes.length / 2));
        const stream = new Capture(limit);
        let at = 0;
        for (const size of sizes) {
          stream.write(bytes.subarray(at, at + size));
          at += size;
        }
        stream.write(bytes.subarray(at));
        const { head, tail, bytes: total } = stream.result();
        expect(head + tail).toBe(bytes.toString());
        expect(total).toBe(bytes.length);
      }),
    );
  });

  it('keeps the same of any bytes in any chunks', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 40 }), fc.nat(60), (data, limit, size) => {
        const whole = capture(limit, [[...data]]);
        const pieces = [];
        for (let at = 0; at < data.length; at += size + 1) {
          pieces.push([...data.subarray(at, at + size + 1)]);
        }
        expect(capture(limit, pieces)).toEqual(whole);
      }),
    );
  });
});
