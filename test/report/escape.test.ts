import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import {
  json,
  markdownCode,
  markdownFence,
  markdownInline,
  markdownLinkTarget,
  markdownSentence,
  outputLines,
  sarifText,
  terminal,
  terminalLines,
} from '../../src/report/escape.ts';
import { forAll, forMany, runs } from '../runs.ts';
import { hostileText } from './hostile.ts';

const CONTROL_OR_BIDI = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

it.each([
  ['plain text, 漢字, é', 'plain text, 漢字, é'],
  ['a\u202eb', 'a<U+202E>b'],
  ['a\u200bb', 'a<U+200B>b'],
  ['a\u001b[31mb', 'a<U+001B>[31mb'],
  ['a\nb\tc', 'a<U+000A>b<U+0009>c'],
  ['\u00a0', '<U+00A0>'],
  ['\u{e0041}', '<U+E0041>'],
  ['\ud800', '<U+D800>'],
  ['⚠\ufe0f', '⚠\ufe0f'],
])('terminal %j is shown as %j', (text, shown) => expect(terminal(text)).toBe(shown));

it('terminal leaves nothing unseen, and shows what it has shown', () =>
  forAll(hostileText, (text) => {
    const shown = terminal(text);
    expect(shown).not.toMatch(CONTROL_OR_BIDI);
    expect(terminal(shown)).toBe(shown);
  }));

describe('terminalLines', () => {
  it('drops colours, keeps lines, and knows every line break', () =>
    expect(outputLines('\u001b[1;31mred\u001b[0m\r\nb\rc\n\td')).toEqual([
      'red',
      'b',
      'c',
      '    d',
    ]));

  it('shows the escape sequences of text that is no output', () =>
    expect(terminalLines('\u001b]0;title\u0007')).toEqual(['<U+001B>]0;title<U+0007>']));

  it.each([
    ['a title', '\u001b]0;title\u0007a'],
    ['a link', '\u001b]8;;https://example.com\u001b\\a\u001b]8;;\u001b\\'],
    ['a character set', '\u001b(Ba'],
    ['the saved cursor', '\u001b7a\u001b8'],
    ['a colour of 24 bits', '\u001b[38;2;1;2;3ma\u001b[m'],
    ['a cleared line', '\u001b[2K\u001b[1Ga'],
    ['a device control string', '\u001bPq#0\u001b\\a'],
  ])('drops %s of output', (_, text) => expect(outputLines(text)).toEqual(['a']));

  it('shows what follows a sequence without an end', () =>
    expect(outputLines('\u001b]0;title\nnext')).toEqual(['<U+001B>]0;title', 'next']));
});

it.each([
  ['Set it to 20.', 'Set it to 20.'],
  ['a && b', 'a && b'],
  ['&lt; &#60; a|b', '\\&lt; `&#60`; a\\|b'],
  ['*a* ~b~ <b> [c]', '\\*a\\* \\~b\\~ \\<b\\> \\[c\\]'],
  ['- a', '\\- a'],
  ['12. a', '12\\. a'],
  ['=== a', '\\=== a'],
  ['see @octocat, please', 'see `@octocat`, please'],
  ['fixes org/repo#1.', 'fixes `org/repo#1`.'],
  ['at a1b2c3d', 'at `a1b2c3d`'],
  ['www.example.com', '`www.example.com`'],
  ['done :tada:', 'done `:tada`:'],
  ['the asset_id is', 'the `asset_id` is'],
  ['two\n\nlines', 'two lines'],
])('markdownInline %j becomes %j', (text, shown) => expect(markdownInline(text)).toBe(shown));

describe('markdownSentence', () => {
  it.each([
    ['`&&` joins commands.', '`&&` joins commands.'],
    ['Write `a b`, then `c`.', 'Write `a b`, then `c`.'],
    ['`a``b`', '`a` `b`'],
    ['one ` alone', 'one \\` alone'],
    ['`<b>` and <b>', '`<b>` and \\<b\\>'],
  ])('%j becomes %j', (text, shown) => expect(markdownSentence(text)).toBe(shown));

  it('is text and code to a GitHub-flavoured parser, whatever is in it', () =>
    forMany(runs(500), fc.array(fc.oneof(hostileText, fc.constant('`'))), (texts) => {
      const page = micromark(`- ${markdownSentence(texts.join(''))}`, {
        extensions: [gfm()],
        htmlExtensions: [gfmHtml()],
      });
      const withoutCode = page.replace(/<code>[^<]*<\/code>/g, '');
      expect(withoutCode.replace(/<\/?(?:ul|li|p)>/g, '')).not.toMatch(/[<>]|@\w/);
    }));
});

it.each([
  ['a', '`a`'],
  ['a `b` c', '``a `b` c``'],
  ['`', '`` ` ``'],
  ['``', '``` `` ```'],
  [' a', '`  a `'],
  ['', '(empty)'],
  ['a\nb', '`a<U+000A>b`'],
])('markdownCode %j becomes %j', (text, shown) => expect(markdownCode(text)).toBe(shown));

it('leaves no link and no placeholder to a SARIF reader, and every character to a person', () =>
  forAll(hostileText, (text) => {
    const shown = sarifText(text);
    expect(shown.replace(/\\[\\[\]]|\{\{|\}\}/g, '')).not.toMatch(/[\\[\]{}]/);
    const read = shown.replace(/\\([\\[\]])|\{(\{)|\}(\})/g, '$1$2$3');
    expect(read).toBe(terminal(text));
  }));

it('fences with more backticks than the text has anywhere', () =>
  forAll(fc.array(hostileText), (texts) => {
    const [open = '', ...rest] = markdownFence(texts);
    const close = rest.pop() ?? '';
    expect(open).toBe(`${close}text`);
    expect(close).toMatch(/^`{3,}$/);
    for (const line of rest) {
      expect(line).not.toContain(close);
      expect(line).not.toMatch(/[\r\n]/);
    }
  }));

it.each([
  ['https://example.com/a b?(c)', 'https://example.com/a%20b?%28c%29'],
  ['https://example.com/>[x](y)', 'https://example.com/%3E%5Bx%5D%28y%29'],
  ['javascript:alert(1)', undefined],
  ['//example.com', undefined],
  ['https://', undefined],
])('links to %j as %j', (url, target) => expect(markdownLinkTarget(url)).toBe(target));

/** As the runner decodes a workflow command. */
it('gives JSON that is equal and prints safely', () =>
  forAll(fc.array(hostileText), (texts) => {
    const shown = json({ texts });
    expect(JSON.parse(shown)).toEqual({ texts });
    for (const line of shown.split('\n')) expect(line).not.toMatch(CONTROL_OR_BIDI);
  }));
