import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePath, splitNul } from '../../src/repo/path-bytes.ts';

/** The inverse, to show that decoding is lossless. */
function encode(text: string): Buffer {
  const parts = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character);
  });
  return Buffer.concat(parts);
}

describe('decodePath', () => {
  it('decodes valid UTF-8 as such', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => decodePath(Buffer.from(text)) === text,
      ),
    );
  });

  it('never decodes two names to the same text', () => {
    const bytes = fc.uint8Array({ maxLength: 12 }).map((array) => Buffer.from(array));
    const mixed = fc
      .array(
        fc.oneof(
          bytes,
          fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
        ),
      )
      .map((parts) => Buffer.concat(parts));
    fc.assert(fc.property(mixed, (name) => encode(decodePath(name)).equals(name)));
  });

  it.each([
    ['a Latin-1 name', [0x63, 0x61, 0x66, 0xe9], 'caf\udce9'],
    ['a lone surrogate in UTF-8', [0xed, 0xb2, 0x80], '\udced\udcb2\udc80'],
    ['a truncated character', [0xf0, 0x9f, 0xa7], '\udcf0\udc9f\udca7'],
  ])('%s', (_, bytes, text) => {
    expect(decodePath(Buffer.from(bytes))).toBe(text);
  });
});

it('splitNul splits at NUL terminators', () => {
  const split = (text: string) => [...splitNul(Buffer.from(text))].map(String);
  expect(split('')).toEqual([]);
  expect(split('a\0\0b\0')).toEqual(['a', '', 'b']);
  expect(split('a\0b')).toEqual(['a', 'b']);
});
