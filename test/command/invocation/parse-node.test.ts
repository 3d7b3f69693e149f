import { describe, expect, it } from 'vitest';
import { parseNode } from '../../../src/command/invocation/parse-node.ts';
import { wordsOf } from '../words.ts';

function kindsOf(...texts: string[]): string[] {
  return parseNode(wordsOf(...texts)).problems.map(({ rule }) => rule);
}

describe('parseNode', () => {
  it.each([
    [['x.js']],
    [['x.js', '-e', '1']],
    [['x.js', '-p', '3000', '--inspect']],
    [['--', 'x.js', '-e']],
    [['--no-warnings', 'x.js']],
    [['--no_warnings', 'x.js']],
    [['--no-inspect', 'x.js']],
    [['--max-old-space-size=512', 'x.js']],
    [['--unhandled-rejections', 'strict', 'x.js']],
    [['--test']],
    [['--test', '--test-reporter', 'spec', 'a.test.js', 'b.test.js']],
    [['--test-reporter-destination=stdout', '--test']],
  ])('%j is nothing to object to', (texts) => {
    expect(kindsOf(...texts)).toEqual([]);
  });

  it.each([
    [['-e', '1'], ['evaluates-text']],
    [['-pe', '1'], ['evaluates-text']],
    [['-p', '1'], ['evaluates-text']],
    [['--eval=1'], ['evaluates-text']],
    [['--no-warnings', '--eval', '1'], ['evaluates-text']],
    [
      ['-e', '-1'],
      ['evaluates-text', 'flag-value'],
    ],
    [['--test', 'inspect', 'x.js'], ['opens-inspector']],
    [['--test', '--', 'inspect', 'x.js'], ['opens-inspector']],
    [
      ['--test-only', '--test', 'inspect'],
      ['skips-tests', 'opens-inspector'],
    ],
    [['--test', '--test-shard=1/2'], ['skips-tests']],
    [['--test', '--test_shard', '1/2'], ['skips-tests']],
    [['--test', '--experimental-test-tag-filter=a'], ['skips-tests']],
    [['--unhandled-rejections=none', 'x.js'], ['hides-failures']],
    [['--unhandled-rejections', 'none', 'x.js'], ['hides-failures']],
    [['--unhandled_rejections=warn', 'x.js'], ['hides-failures']],
    [['--unhandled-rejections=warn-with-error-code', 'x.js'], []],
    [['--unhandled-rejections=throw', '--test'], []],
    [['-e=1'], ['unknown-flag', 'reads-stdin']],
    [['-pe1'], ['unknown-flag', 'reads-stdin']],
    [['-ep', '1'], ['unknown-flag']],
    [['--eva', '1'], ['unknown-flag']],
    [['--no-eval', 'x.js'], ['flag-value']],
    [['--no-warnings=1', 'x.js'], ['flag-value']],
    [['--warnings=1', 'x.js'], ['flag-value']],
    [
      ['--title=', 'x.js'],
      ['weakens', 'flag-value'],
    ],
    [
      ['--title', '-x', 'y.js'],
      ['weakens', 'flag-value'],
    ],
    [['--max-old-space-size', '512', 'x.js'], ['flag-value']],
    [['--stack-trace-limit', '50', 'x.js'], ['flag-value']],
    [['---eval', '1'], ['unknown-flag']],
    [
      ['-C', 'dev', '-e', '1'],
      ['weakens', 'evaluates-text'],
    ],
    [['-'], ['reads-stdin']],
    [[], ['reads-stdin']],
    [[''], ['reads-stdin']],
    [['--title=x'], ['weakens', 'reads-stdin']],
    [['--'], ['reads-stdin']],
    [['--', '-e', '1'], ['dash-operand']],
    [['inspect', 'x.js'], ['opens-inspector']],
    [['--inspect=0.0.0.0:1', 'x.js'], ['opens-inspector']],
    [['--experimental_loader=./x.mjs', 'x.js'], ['loads-code']],
    [['--loader', './x.mjs', 'x.js'], ['loads-code']],
    [['--import', 'data:text/javascript,1', 'x.js'], ['preloads-code']],
    [['--import', './tsx', 'x.js'], ['preloads-code']],
    [['--import', 'tsx', 'x.js'], ['preloads-package']],
    [['--test', '--test-reporter=./r.js'], ['preloads-code']],
    [['--test', '--test-reporter-destination=lcov.info'], ['tool-writes']],
    [['--test', '--test-reporter-destination=out'], ['writes-files']],
    [['--test', '--test-reporter-destination=.mocharc.json'], ['writes-files']],
    [['--test', '--test-reporter-destination=../lcov.info'], ['writes-files']],
    [['--test', '--test-reporter-destination=../out'], ['writes-files']],
    [['--test', '--test-reporter-destination=/out'], ['writes-files']],
    [
      ['--run', 'x'],
      ['loads-code', 'reads-stdin'],
    ],
    [['--watch', 'x.js'], ['never-ends']],
    [['--check', 'x.js'], ['checks-syntax-only']],
    [['-v'], ['only-prints']],
    [['x.js', '--version'], ['only-prints']],
  ])('%j gives %j', (texts, kinds) => {
    const found = kindsOf(...texts);
    expect(found.toSorted()).toEqual(kinds.toSorted());
  });

  it('keeps what node interprets apart from what the script gets', () => {
    const { invocation } = parseNode(wordsOf('-C', 'dev', '--title=x', 'a.js', '--title=y', 'b'));
    expect(invocation.flags.map(({ name, value }) => [name, value])).toEqual([
      ['--conditions', 'dev'],
      ['--title', 'x'],
    ]);
    expect(invocation.operands.map(({ text }) => text)).toEqual(['a.js']);
    expect(invocation.passthrough.map(({ text }) => text)).toEqual(['--title=y', 'b']);
  });

  it('shows where a flag and its value stand', () => {
    const [problem] = parseNode(wordsOf('--no-warnings', '-e', 'code')).problems;
    expect(problem?.span).toEqual({ start: 14, end: 21 });
    expect(problem?.args).toEqual({ program: 'node', flag: '-e', value: 'code' });
  });
});
