import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, matchesSignals } from '../../src/select/pattern.ts';
import { runs } from '../runs.ts';

type Case = readonly [pattern: string, signals: readonly string[], matches: boolean];

const CASES: Record<string, readonly Case[]> = {
  'a substring, ignoring case': [
    ['timeout', ['perf_bottleneck:connection timeout'], true],
    ['TIMEOUT', ['timeout'], true],
    ['timeout', ['time out'], false],
    ['错误', ['发生错误了'], true],
    ['timeout', [], false],
    ['', ['anything'], false],
    ['second', ['first', 'the second'], true],
  ],
  'a regular expression, ignoring case unless it has flags': [
    ['/error.*retry/i', ['error then retry'], true],
    ['/error.*retry/', ['ERROR then RETRY'], true],
    ['/error.*retry/s', ['ERROR then RETRY'], false],
    ['/timeout|ECONNREFUSED/i', ['x econnrefused'], true],
    ['/^retry/', ['error retry'], false],
    ['/retry/y', ['error retry'], false],
    ['/error/y', ['error retry'], true],
    ['/^b$/m', ['a\nb'], true],
    ['/a.b/', ['a\nb'], false],
    ['/a.b/s', ['a\nb'], true],
    ['/error/g', ['no', 'error', 'error'], true],
    ['/\\u9519\\u8bef/', ['错误'], true],
    ['/a\\/b/', ['a/b'], true],
    ['/a/b/i', ['A/B'], true],
    ['//', ['anything'], true],
  ],
  'an invalid regular expression as a substring': [
    ['/[/', ['a /[/ b'], true],
    ['/[/', ['['], false],
    ['/usr/bin', ['in /usr/bin/node'], true],
    ['/a/ii', ['/a/II'], true],
    ['/a|b', ['x /a|b y'], true],
    ['/a|b', ['b'], false],
    ['/', ['a/b'], true],
  ],
  'an expression without a linear-time engine as a substring': [
    ['/(?=a)b/', ['(?=a)b'], false],
    ['/(?=a)b/', ['x /(?=a)b/'], true],
    ['/(a)\\1/', ['aa'], false],
  ],
  'any of several aliases': [
    ['creative template|创意生成模板|創造テンプレート', ['需要创意生成模板'], true],
    ['error|错误', ['fine'], false],
    [' Error | 错误 ', ['an error'], true],
    ['|', ['a|b'], false],
    ['a||b', ['xyz'], false],
  ],
  'an error signature, raw or normalised': [
    ['errsig:TypeError at /a.js:1', ['errsig:TypeError at /b.js:9'], true],
    ['errsig_norm:E40C292C', ['errsig:a'], true],
    ['errsig:a', ['errsig_norm:e40c292c'], true],
    ['errsig:a', ['errsig:b'], false],
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

test('accepts any pattern and any signals', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const body = fc.string({
    unit: fc.constantFrom(...'abc.*+?()[]{}|^$\\/-,0123456789:=!<>kuxp', '错', '\u0000'),
    maxLength: 30,
  });
  const expression = fc
    .tuple(body, fc.constantFrom('', 'i', 'gimsuy', 'v', 'd', 'zz'))
    .map(([source, flags]) => `/${source}/${flags}`);
  fc.assert(
    fc.property(fc.oneof(text, expression), fc.array(text), (pattern, signals) => {
      expect(typeof matchesSignals(pattern, signals)).toBe('boolean');
    }),
    { numRuns: runs(2_000) },
  );
});

test('matches an expression that never ends in JavaScript', () => {
  expect(matchesSignals('/(x+x+)+y/', ['x'.repeat(10_000)])).toBe(false);
  expect(matchesSignals('/^(a|a)*$/', [`${'a'.repeat(10_000)}!`])).toBe(false);
});
