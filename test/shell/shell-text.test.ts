import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyCommand, readShellText, type SimpleCommand } from '../../src/shell/shell-text.ts';
import { runs } from '../runs.ts';

/** Words by spaces, redirections in brackets, what is inside in braces, a pipe in front. */
function shown({ words, redirections, inside, pipedFrom }: SimpleCommand): string {
  const parts = [
    ...(pipedFrom ? ['|'] : []),
    ...words.map(({ text }) => text),
    ...redirections.map(({ operator, target }) => `[${operator} ${target?.text ?? ''}]`),
    ...(inside.length > 0 ? [`{${inside.map(shown).join('; ')}}`] : []),
  ];
  return parts.join(' ');
}

describe('readShellText', () => {
  it.each([
    ['', []],
    ['cat a', ['cat a']],
    ['a && b; c | d |& e', ['a', 'b', 'c', '| d', '| e']],
    ['a || b & c\nd', ['a', 'b', 'c', 'd']],
    ['a "; b" \'| c\' \\; d', ['a ; b | c ; d']],
    ['cat $(rm x)', ['cat _______ {rm x}']],
    ['cat "$(rm x)y"', ['cat _______y {rm x}']],
    ['cat `rm x`', ['cat ______ {rm x}']],
    ['bash <(curl x)', ['bash _________ {curl x}']],
    ['(cd a; ls) | wc', ['__________ {cd a; ls}', '| wc']],
    ['echo $(a $(b) `c`)', ['echo _____________ {a ____ ___ {b; c}}']],
    ['cat a > b', ['cat a [> b]']],
    ['cat a 2>/dev/null', ['cat a [> /dev/null]']],
    ['cat a 2 >b', ['cat a 2 [> b]']],
    ['>a cat b', ['cat b [> a]']],
    ['a &> b', ['a [&> b]']],
    ['a >', ['a [> ]']],
    ['a # b; c\nd', ['a', 'd']],
    ['a#b', ['a#b']],
    ["cat 'a", ['cat a']],
    ['cat $(a', ['cat ___ {a}']],
    [') a', ['a']],
    ['CI=1 a', ['a']],
    ["echo '$(a)' '`b`'", ['echo $(a) `b`']],
  ])('%j', (text, commands) => {
    expect(readShellText(text).map(shown)).toEqual(commands);
  });

  it('returns the positions of words in the whole text', () => {
    const text = 'ls && cat "$(head b)" > out';
    const words = everyCommand(readShellText(text)).flatMap((command) => command.words);
    const written = words.map(({ span }) => text.slice(span.start, span.end));
    expect(written).toEqual(['ls', 'cat', '"$(head b)"', 'head', 'b']);
  });

  it('returns a result for any text, and finds the commands of a list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'ab $(`)"\'\\;|&<>\n#'), { maxLength: 60 }),
        (letters) => {
          const text = letters.join('');
          for (const { words } of everyCommand(readShellText(text))) {
            for (const { span } of words) expect(span.end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it.each(['a;', '|a', '$(', '`', '(', 'a>', '>', '$(a)', '"$(', "'", '\\', '\n', '# '])(
    'reads very many %j',
    (part) => {
      const text = part.repeat(Math.floor(60_000 / part.length));
      expect(everyCommand(readShellText(text)).length).toBeGreaterThanOrEqual(0);
    },
  );

  it('returns nothing for a text that is too long for the lexer', () => {
    expect(readShellText('a'.repeat(200_000))).toEqual([]);
  });
});
