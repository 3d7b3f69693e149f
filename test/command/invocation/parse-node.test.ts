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
    [['-e', '1'], ['outside-code']],
    [['-pe', '1'], ['outside-code']],
    [['-p', '1'], ['outside-code']],
    [['--eval=1'], ['outside-code']],
    [['--no-warnings', '--eval', '1'], ['outside-code']],
    [
      ['-e', '-1'],
      ['outside-code', 'flag-value'],
    ],
    [['--test', 'inspect', 'x.js'], ['outside-code']],
    [['--test', '--', 'inspect', 'x.js'], ['outside-code']],
    [
      ['--test-only', '--test', 'inspect'],
      ['skips-tests', 'outside-code'],
    ],
    [['--test', '--test-shard=1/2'], ['skips-tests']],
    [['--test', '--test_shard', '1/2'], ['skips-tests']],
    [['--test', '--experimental-test-tag-filter=a'], ['skips-tests']],
    [['--unhandled-rejections=none', 'x.js'], ['weakens']],
    [['--unhandled-rejections', 'none', 'x.js'], ['weakens']],
    [['--unhandled_rejections=warn', 'x.js'], ['weakens']],
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
      ['weakens', 'outside-code'],
    ],
    [['-'], ['reads-stdin']],
    [[], ['reads-stdin']],
    [[''], ['reads-stdin']],
    [['--title=x'], ['weakens', 'reads-stdin']],
    [['--'], ['reads-stdin']],
    [['--', '-e', '1'], ['outside-code']],
    [['inspect', 'x.js'], ['outside-code']],
    [['--inspect=0.0.0.0:1', 'x.js'], ['outside-code']],
    [['--experimental_loader=./x.mjs', 'x.js'], ['outside-code']],
    [['--loader', './x.mjs', 'x.js'], ['outside-code']],
    [['--import', 'data:text/javascript,1', 'x.js'], ['outside-code']],
    [['--import', './tsx', 'x.js'], ['outside-code']],
    [['--import', 'tsx', 'x.js'], ['tool-runs-file']],
    [['--test', '--test-reporter=./r.js'], ['outside-code']],
    [['--test', '--test-reporter-destination=lcov.info'], ['tool-writes']],
    [['--test', '--test-reporter-destination=out'], ['writes-files']],
    [['--test', '--test-reporter-destination=.mocharc.json'], ['writes-files']],
    [['--test', '--test-reporter-destination=../lcov.info'], ['writes-files']],
    [['--test', '--test-reporter-destination=../out'], ['writes-files']],
    [['--test', '--test-reporter-destination=/out'], ['writes-files']],
    [
      ['--run', 'x'],
      ['outside-code', 'reads-stdin'],
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
