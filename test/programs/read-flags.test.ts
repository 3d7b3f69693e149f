import { describe, expect, it } from 'vitest';
import { type FlagGrammar, readFlags, type Takes } from '../../src/programs/read-flags.ts';
import { wordsOf } from '../command/words.ts';

/** `-v` and `--value` take a word, `--maybe` unless it begins with a dash, `--on` true or false. */
const TAKES: ReadonlyMap<string, Takes> = new Map([
  ['-v', 'always'],
  ['--value', 'always'],
  ['--maybe', 'unless-dash'],
  ['--on', 'true-or-false'],
  ['--both', 'both'],
  ['--one', 'operand'],
  ['--many', 'operands'],
  ['--rest', 'rest'],
  ['-x', 'never'],
]);

const GRAMMAR: FlagGrammar<string> = {
  flags: 'anywhere',
  dash: 'operand',
  separator: /^--$/,
  equals: 'all',
  unknown: 'never',
  expand: (written) => {
    if (written === '--short') return { instead: ['-v', 'meant'] };
    const names = /^-[vx]{2,}$/.test(written)
      ? [...written.slice(1)].map((letter) => `-${letter}`)
      : [written];
    const parts = names.flatMap((spec) => {
      const takes = TAKES.get(spec);
      return takes === undefined ? [] : [{ spec, negated: false, takes }];
    });
    return parts.length === 0 ? undefined : parts;
  },
};

const wordsIn = (command: string) => wordsOf(...command.split(' ').filter(Boolean));

/** Each token in short: an operand as it stands, a flag with its value, an unknown one with `?`. */
function read(command: string, grammar: Partial<FlagGrammar<string>> = {}): string[] {
  const { tokens } = readFlags(wordsIn(command), { ...GRAMMAR, ...grammar });
  return tokens.map((token) => {
    if (token.kind === 'operand') return token.word.text;
    const value = token.consumes ? token.next?.text : token.attached;
    const name = token.kind === 'flag' ? `[${token.part.spec}]` : `[${token.written}?]`;
    return value === undefined ? name : `${name}${value}`;
  });
}

describe('readFlags', () => {
  it.each<[string, string[], Partial<FlagGrammar<string>>?]>([
    ['a -x b', ['a', '[-x]', 'b']],
    ['a -x b', ['a', '-x', 'b'], { flags: 'first' }],
    ['-x -- -x', ['[-x]', '-x']],
    ['-x --- -x', ['[-x]', '-x'], { separator: /^-{2,}$/ }],
    ['--value a b', ['[--value]a', 'b']],
    ['--value -x', ['[--value]-x']],
    ['--value -- a', ['[--value]--', 'a']],
    ['--value', ['[--value]']],
    ['--value=a b', ['[--value]a', 'b']],
    ['-v=a b', ['[-v]a', 'b']],
    ['-v=a b', ['[-v=a?]', 'b'], { equals: 'long' }],
    ['--value=a', ['[--value=a?]'], { equals: 'none' }],
    ['--both -x', ['[--both]-x', '[-x]']],
    ['--both a', ['[--both]a']],
    ['--one a b', ['[--one]a', 'b']],
    ['--one -x', ['[--one]', '[-x]']],
    ['--many a b -x c', ['[--many]a', '[--many]b', '[-x]', 'c']],
    ['--many a b', ['[--many]a', '[--many]b'], { flags: 'first' }],
    ['a --rest -x b', ['a', '[--rest]']],
    ['--maybe a', ['[--maybe]a']],
    ['--maybe -x', ['[--maybe]', '[-x]']],
    ['--on true', ['[--on]true']],
    ['--on yes', ['[--on]', 'yes']],
    ['-xv a', ['[-x]', '[-v]a']],
    ['-vx a', ['[-v]', '[-x]', 'a']],
    ['-xv=a b', ['[-x]', '[-v]a', 'b']],
    ['-? a', ['[-??]', 'a']],
    ['-? true', ['[-??]true'], { unknown: 'true-or-false' }],
    ['- a', ['-', 'a']],
    ['- a', ['[-?]', 'a'], { dash: 'flag' }],
    ['--short a', ['[-v]meant', 'a']],
    ['', []],
  ])('%s: %j', (command, tokens, grammar) => {
    expect(read(command, grammar)).toEqual(tokens);
  });

  it('returns the separator that ended the flags, and no other', () => {
    expect(readFlags(wordsIn('-x -- a --'), GRAMMAR).separator?.span).toEqual({ start: 3, end: 5 });
    expect(readFlags(wordsIn('--value --'), GRAMMAR).separator).toBeUndefined();
  });
});
