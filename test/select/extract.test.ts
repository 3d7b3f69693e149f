import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractSignals } from '../../src/select/extract.ts';
import { list } from '../table.ts';

const error = (text: string, ...more: string[]) => ['log_error', `errsig:${text}`, ...more];

describe('extractSignals finds', () => {
  test.each<[string, string, string[]]>([
    ['an error', 'ok\nTypeError: x is not a function', error('TypeError: x is not a function')],
    [
      'its words',
      'Exception: the deploy failed',
      error('Exception: the deploy failed', 'exception', 'failed'),
    ],
    [
      'the result of a tool',
      '{ "status": "error", "tool": "exec" }',
      error('{ "status": "error", "tool": "exec" }', 'error'),
    ],
    ['Chinese', '错误：找不到文件', error('错误：找不到文件')],
    ['traditional Chinese', '報錯: 找不到', error('報錯: 找不到')],
    ['no error in prose', 'there was never an error here', ['error']],
    ['no error in a longer word', 'errors and failures', ['stable_success_plateau']],
    ['a missing memory', 'MEMORY.md not found', ['memory_missing']],
    ['missing logs', 'No session logs found', ['session_logs_missing']],
    ['a missing key', 'OPENAI API key missing', ['integration_key_missing']],
    ['a request', 'Please add dark mode', ['user_feature_request:Please add dark mode']],
    ['a request in Chinese', '帮我加一个按钮', ['user_feature_request:帮我加一个按钮']],
    ['a request in Japanese', '検索機能が欲しい', ['user_feature_request:検索機能が欲しい']],
    [
      'a suggestion',
      'Let us refactor the parser',
      ['user_improvement_suggestion:Let us refactor the parser'],
    ],
    ['a suggestion in Japanese', '表示を改善して', ['user_improvement_suggestion:表示を改善して']],
    ['a bottleneck', 'The build is slow', ['perf_bottleneck']],
    ['a gap', 'GIF is not supported', ['capability_gap']],
    ['an external opportunity', 'a bounty is open', ['external_opportunity']],
    ['keywords', 'the PROMPT of the audit is reusable', ['prompt', 'audit', 'reusable']],
    ['nothing in particular', 'all went well', ['stable_success_plateau']],
    ['an empty text', ' \n\t\n', ['session_logs_missing']],
  ])('%s', (_, text, signals) => {
    expect(extractSignals(text)).toEqual(signals);
  });
});

test('an error that occurs three times is recurring, even in different places', () => {
  const log = [1, 2, 3]
    .map((line) => `Error: cannot open /tmp/${line}.log, line ${line}`)
    .join('\n');
  expect(extractSignals(log)).toEqual([
    'log_error',
    'errsig:Error: cannot open /tmp/1.log, line 1',
    'recurring_error',
    'recurring_errsig(3x):Error: cannot open /tmp/1.log, line 1',
    'error',
  ]);
  expect(extractSignals(log.split('\n').slice(1).join('\n'))).not.toContain('recurring_error');
});

test('truncates details', () => {
  const long = `Error: ${'x'.repeat(400)}`;
  expect(extractSignals(long)[1]).toBe(`errsig:${long.slice(0, 260)}`);
  const wish = `${'so '.repeat(100)}please add it ${'now '.repeat(100)}`;
  const [request = ''] = extractSignals(wish);
  expect(request).toContain('please add it');
  expect(request.length).toBeLessThanOrEqual('user_feature_request:'.length + 200);
});

test('returns at least one signal and no duplicates for any text', () => {
  const line = fc.constantFrom(
    ...list`
    error: ¦ " ¦ <U+0020> ¦ [ ¦ 错误<U+FF1A> ¦ memory.md ¦ x ¦ <U+000A> ¦ key ¦ 追加
  `,
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(line).map((all) => all.join('')),
      ),
      (text) => {
        const signals = extractSignals(text);
        expect(signals.length).toBeGreaterThan(0);
        expect(new Set(signals).size).toBe(signals.length);
      },
    ),
  );
});
