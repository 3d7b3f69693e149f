import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractSignals } from '../../src/select/extract.ts';
import {
  compilePattern,
  errorSignature,
  matchesSignals,
  normalizeErrorText,
} from '../../src/select/pattern.ts';
import { forAll, forMany, runs } from '../runs.ts';
import { cases, list } from '../table.ts';

describe('extractSignals', () => {
  // `SIGNALS ⇐ TEXT`, with `*` for the last line of the text.
  test.each(cases`
    log_error + errsig:* ⇐ ok<U+000A>TypeError: x is not a function ¦ 错误：找不到文件 ¦ 報錯: 找不到
    log_error + errsig:* + exception + failed ⇐ Exception: the deploy failed
    log_error + errsig:* + error ⇐ { "status": "error", "tool": "exec" }
    error ⇐ there was never an error here
    stable_success_plateau ⇐ errors and failures ¦ all went well
    memory_missing ⇐ MEMORY.md not found
    session_logs_missing ⇐ No session logs found ¦ <U+0020><U+000A><U+0009><U+000A>
    integration_key_missing ⇐ OPENAI API key missing
    user_feature_request:* ⇐ Please add dark mode ¦ 帮我加一个按钮 ¦ 検索機能が欲しい
    user_improvement_suggestion:* ⇐ Let us refactor the parser ¦ 表示を改善して
    perf_bottleneck ⇐ The build is slow
    capability_gap ⇐ GIF is not supported
    external_opportunity ⇐ a bounty is open
    prompt + audit + reusable ⇐ the PROMPT of the audit is reusable
  `)('of %j: %s', (text, signals) => {
    const line = text.split('\n').at(-1) ?? '';
    expect(extractSignals(text).join(' + ')).toBe(signals.replace('*', line));
  });
});

test('returns at least one signal and no duplicates for any text', async () => {
  const line = fc.constantFrom(
    ...list`
    error: ¦ " ¦ <U+0020> ¦ [ ¦ 错误<U+FF1A> ¦ memory.md ¦ x ¦ <U+000A> ¦ key ¦ 追加
  `,
  );
  await forAll(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(line).map((all) => all.join('')),
    ),
    (text) => {
      const signals = extractSignals(text);
      expect(signals.length).toBeGreaterThan(0);
      expect(new Set(signals).size).toBe(signals.length);
    },
  );
});

const TOOL_ERROR =
  '**TOOLRESULT**: { "status": "error", "tool": "exec", "error": "error: unknown command \'process\'\\n\\nCommand exited with code 1" }';

describe('the text of an error', () => {
  test.each([
    ['case', 'TypeError: X', 'typeerror: x'],
    ['Windows paths', 'at C:\\Users\\me\\a.js now', 'at <path> now'],
    ['Unix paths', 'open /home/me/a.js: no', 'open <path> no'],
    ['a Windows path before a Unix one', 'c:\\a/b /c', '<path> <path>'],
    ['hexadecimal numbers', 'at 0xDEADbeef!', 'at <hex>!'],
    ['numbers in words', 'line 12, v2, 3.4', 'line <n>, v2, <n>.<n>'],
    ['white space', '  a\t\n b ', 'a b'],
    ['everything beyond 220 units', 'x'.repeat(300), 'x'.repeat(220)],
  ])('is free of %s', (_, text, expected) => expect(normalizeErrorText(text)).toBe(expected));
});

describe('an error signature', () => {
  test.each([
    ['the tool error of the protocol', `errsig:${TOOL_ERROR}`, 'errsig_norm:870c3a82'],
    ['a shorter overview', 'errsig:**TOOLRESULT**: { "status": "error" }', 'errsig_norm:1e9364f0'],
    ['the offset basis with one letter (FNV-1a 32)', 'errsig:a', 'errsig_norm:e40c292c'],
    ['a normalised signature', 'errsig_norm:870C3A82', 'errsig_norm:870c3a82'],
    ['a signature without text', 'errsig: ', undefined],
    ['another signal', 'log_error', undefined],
    ['a similar prefix', 'errsig_norm:870c3a8', undefined],
  ])('%s', (_, signal, expected) => expect(errorSignature(signal)).toBe(expected));

  test('has 8 digits or is undefined for any signal', async () => {
    await forAll(fc.string({ unit: 'binary' }), (text) => {
      expect(errorSignature(`errsig:${text}`) ?? 'errsig_norm:00000000').toMatch(
        /^errsig_norm:[0-9a-f]{8}$/,
      );
    });
  });
});

type Case = readonly [pattern: string, signals: readonly string[], matches: boolean];

const CASES: Record<string, readonly Case[]> = {
  'a substring, ignoring case': [
    ['timeout', ['perf_bottleneck:connection timeout'], true],
    ['TIMEOUT', ['timeout'], true],
    ['timeout', ['time out'], false],
    ['错误', ['发生错误了'], true],
    ['', ['anything'], false],
  ],
  'a regular expression, ignoring case unless it has flags': [
    ['/error.*retry/i', ['error then retry'], true],
    ['/error.*retry/s', ['ERROR then RETRY'], false],
    ['/^retry/', ['error retry'], false],
    ['/^b$/m', ['a\nb'], true],
    ['/a.b/', ['a\nb'], false],
    ['/error/g', ['no', 'error', 'error'], true],
    ['/\\u9519\\u8bef/', ['错误'], true],
    ['/a/b/i', ['A/B'], true],
    ['//', ['anything'], true],
  ],
  'an invalid regular expression as a substring': [
    ['/[/', ['a /[/ b'], true],
    ['/[/', ['['], false],
    ['/a/ii', ['/a/II'], true],
    ['/a|b', ['x /a|b y'], true],
    ['/', ['a/b'], true],
  ],
  'an expression without a linear-time engine as a substring': [
    ['/(?=a)b/', ['(?=a)b'], false],
    ['/(?=a)b/', ['x /(?=a)b/'], true],
    ['/(a)\\1/', ['aa'], false],
  ],
  'any of several aliases': [
    ['creative template|创意生成模板|創造テンプレート', ['需要创意生成模板'], true],
    [' Error | 错误 ', ['an error'], true],
    ['|', ['a|b'], false],
    ['a||b', ['xyz'], false],
  ],
  'an error signature, raw or normalised': [
    ['errsig:TypeError at /a.js:1', ['errsig:TypeError at /b.js:9'], true],
    ['errsig_norm:E40C292C', ['errsig:a'], true],
    ['errsig:a', ['errsig_norm:e40c292c'], true],
    ['errsig:', ['errsig:b'], true],
    ['e40c292c', ['errsig:a'], false],
  ],
};

describe.each(Object.entries(CASES))('a pattern matches %s', (_, cases) => {
  test.each(cases)('%j in %j: %s', (pattern, signals, expected) => {
    expect(matchesSignals(pattern, signals)).toBe(expected);
  });
});

test('reports only valid non-linear expressions as unsupported', () => {
  expect(compilePattern('/(?<=a)b/').unsupported).toContain('(?<');
  expect(compilePattern('/usr/bin').unsupported).toBeUndefined();
  expect(compilePattern(`/${'a?'.repeat(600)}/`).unsupported).toContain('longer than');
});

test('accepts any pattern and any signals', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const body = fc.string({
    unit: fc.constantFrom(...'abc.*+?()[]{}|^$\\/-,0123456789:=!<>kuxp', '错', '\u0000'),
    maxLength: 30,
  });
  const expression = fc
    .tuple(body, fc.constantFrom('', 'i', 'gimsuy', 'v', 'd', 'zz'))
    .map(([source, flags]) => `/${source}/${flags}`);
  await forMany(runs(2_000), fc.oneof(text, expression), fc.array(text), (pattern, signals) => {
    expect(typeof matchesSignals(pattern, signals)).toBe('boolean');
  });
});

test('matches an expression that never ends in JavaScript', () => {
  expect(matchesSignals('/(x+x+)+y/', ['x'.repeat(10_000)])).toBe(false);
  expect(matchesSignals('/^(a|a)*$/', [`${'a'.repeat(10_000)}!`])).toBe(false);
});
