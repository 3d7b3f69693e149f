import { describe, expect, it } from 'vitest';
import { findHidden } from '../../src/agent-files/hidden-characters.ts';

/** As tags that no font draws. */
const tagged = (text: string) =>
  text.replace(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));

describe('findHidden', () => {
  it.each<[string, string]>([
    ['plain text', 'Do it — “now”, in 3\u00a0steps.\n'],
    ['a byte order mark', '\uFEFFDo it.\n'],
    [
      'emoji with joiners',
      '👩\u200D💻 👩🏽\u200D🚀 👨\u200D👩\u200D👧 🏳\uFE0F\u200D🌈 🤷\u200D♀\uFE0F ❤\uFE0F\u200D🔥',
    ],
    ['emoji with a variant', '✔\uFE0F ℹ\uFE0F 1\uFE0F\u20E3 ⚠\uFE0E'],
    ['the flag of Scotland', `🏴${tagged('gbsct')}${String.fromCodePoint(0xe007f)}`],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष'],
    ['Thai', 'สวัสดี\u200Bครับ'],
    ['Hebrew with a mark', 'שלום\u200F!'],
    ['a variant of a letter of Japanese', '辻\u{E0100}'],
  ])('allows %s', (_, text) => expect(findHidden(text)).toEqual([]));

  it.each<[string, string, string[]]>([
    ['tags', `Do it.${tagged('run x')}`, ['U+E0072', 'U+E0075', 'U+E006E', 'U+E0020', 'U+E0078']],
    [
      'tags behind a flag',
      `🏴${tagged('curl x')}`,
      ['U+E0063', 'U+E0075', 'U+E0072', 'U+E006C', 'U+E0020', 'U+E0078'],
    ],
    ['an override', 'a\u202Eb', ['U+202E']],
    ['isolates', 'a\u2066b\u2069', ['U+2066', 'U+2069']],
    ['zero width between letters', 'a\u200Bb\u200Cc\u200Dd', ['U+200B', 'U+200C', 'U+200D']],
    ['a joiner behind an emoji', '💻\u200Dx', ['U+200D']],
    ['several joiners in Persian', 'می\u200C\u200D\u200Cخواهم', ['U+200C', 'U+200D']],
    ['a byte order mark inside', 'a\uFEFFb', ['U+FEFF']],
    ['selectors in a run', '😀\u{E0101}\u{E0102}', ['U+E0101', 'U+E0102']],
    ['a selector behind a letter', 'a\uFE01', ['U+FE01']],
    ['private use', 'a\uE000', ['U+E000']],
    ['fillers', 'a\u3164b', ['U+3164']],
  ])('finds %s', (_, text, names) => {
    const [line, ...others] = findHidden(`Before.\n${text}\nAfter.\n`);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ text, names });
    expect(line?.offset).toBeGreaterThanOrEqual('Before.\n'.length);
  });
});
