import { describe, expect, it } from 'vitest';
import { parseNpm } from '../../../src/command/invocation/parse-npm.ts';
import { wordsOf } from '../words.ts';

function kindsOf(...texts: string[]): string[] {
  return parseNpm(wordsOf(...texts)).problems.map(({ rule }) => rule);
}

describe('parseNpm', () => {
  it.each([
    [['test']],
    [['t']],
    [['tst']],
    [['-s', 'test']],
    [['test', '--silent']],
    [['---loglevel', 'silent', 'test']],
    [['-loglevel=silent', 'test']],
    [['--', 'test']],
    [['test', '--', '--script-shell=./sh']],
    [['run', 'lint', '--', '-c', 'x']],
    [['run-script', 'lint']],
    [['--json', 'true', 'test']],
    [['--json=false', 'test']],
    [['exec', '--no', '--', 'vitest', 'run']],
    [['exec', '--yes=false', 'eslint', 'src']],
    [['x', '@biomejs/biome']],
  ])('%j is nothing to object to', (texts) => {
    expect(kindsOf(...texts)).toEqual([]);
  });

  it.each<[string[], string[]]>([
    [[], ['nothing-to-run']],
    [['exec'], ['nothing-to-run']],
    [['exec', '-c', 'touch x'], ['outside-code']],
    [
      ['exec', '-ctouch'],
      ['unknown-flag', 'nothing-to-run'],
    ],
    [['exec', '---call=x'], ['outside-code']],
    [['exec', '-yc', 'x'], ['unknown-flag']],
    [['exec', '--package=.', '--', 'x'], ['uses-network']],
    [['exec', 'x@latest'], ['uses-network']],
    [['exec', '-w', 'a', '--', 'eslint'], ['outside-code']],
    [['exec', '--workspaces', '--', 'eslint'], ['outside-code']],
    [['x', '-iwr', 'eslint'], ['outside-code']],
    [['--prefix=a', 'exec', 'eslint'], ['outside-code']],
    [['exec', '../x'], ['uses-network']],
    [['exec', 'git+ssh://x/y'], ['uses-network']],
    [['--script-shell=./sh', 'test'], ['outside-code']],
    [
      ['test', '--no-script-shell'],
      ['unknown-flag', 'flag-value'],
    ],
    [
      ['test', '--node-options=--require=./x'],
      ['outside-code', 'flag-value'],
    ],
    [['test', '--loglevel', '--silent'], ['flag-value']],
    [['test', '--loglevel'], ['flag-value']],
    [['test', '--json=install'], ['flag-value']],
    [['--json=install', 'test'], ['flag-value']],
    [
      ['--color', 'always', 'test'],
      ['flag-value', 'unknown-subcommand'],
    ],
    [['-s=install', 'test'], ['flag-value']],
    [['test', '-g'], ['outside-code']],
    [['--no-usage', 'test'], ['unknown-flag']],
    ...'--script-shel=./sh --script_shell=./sh --SCRIPT-SHELL=./sh --no-no-script-shell -Cs -sg -x'
      .concat(' --coverage --omit=dev --//registry:_authToken=x --npm_config_x=y --cache=x')
      .split(' ')
      .map((flag): [string[], string[]] => [['test', flag], ['unknown-flag']]),
    [
      ['--coverage', 'test'],
      ['unknown-flag', 'flag-value'],
    ],
    [['test', '--ignore-scripts'], ['skips-tests']],
    [['test', '--no-ignore-scripts'], []],
    [['--version'], ['only-prints']],
    [['test', '-v'], ['only-prints']],
    [['test', '--', '--help'], ['only-prints']],
    [['run'], ['only-prints']],
    [['run', 'env'], ['only-prints']],
    ...['rum', 'tes', 'runScript', 'TEST', 'restart', 'star', 'explore', 'toString'].map(
      (word): [string[], string[]] => [[word, 'lint'], ['unknown-subcommand']],
    ),
    [['r', 'x'], ['uses-network']],
    [['init', 'x'], ['uses-network']],
    [['c', 'get'], ['outside-code']],
    [['audit'], ['uses-network']],
    [['ls'], ['only-prints']],
    [
      ['pack', '--dry-run'],
      ['unknown-flag', 'writes-files'],
    ],
    [['publish'], ['uses-network']],
  ])('%j gives %j', (texts, kinds) => {
    const found = kindsOf(...texts);
    expect(found.toSorted()).toEqual(kinds.toSorted());
  });

  it('finds the subcommand behind flags and their values', () => {
    const { invocation } = parseNpm(
      wordsOf('-C', 'sub', '--json', 'run', 'x', '-s', 'y', '--', '-s'),
    );
    expect(invocation.subcommand).toBe('run');
    expect(invocation.operands.map(({ text }) => text)).toEqual(['x']);
    expect(invocation.passthrough.map(({ text }) => text)).toEqual(['y', '-s']);
    expect(invocation.flags.map(({ name, value }) => [name, value])).toEqual([
      ['--prefix', 'sub'],
      ['--json', undefined],
      ['--loglevel', 'silent'],
    ]);
  });
});
