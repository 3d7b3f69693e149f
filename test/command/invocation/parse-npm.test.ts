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
    [['-ss', 'test']],
    [['test', '--silent']],
    [['---loglevel', 'silent', 'test']],
    [['-loglevel=silent', 'test']],
    [['--', 'test']],
    [['test', '--', '--script-shell=./sh']],
    [['run', 'lint', '--', '-c', 'x']],
    [['run-script', 'lint']],
    [['--json', 'true', 'test']],
    [['--json=false', 'test']],
    [['--no-usage', 'test']],
    [['--no-global', 'test']],
    [['exec', '--no', '--', 'vitest', 'run']],
    [['exec', '--yes=false', 'eslint', 'src']],
    [['x', '@biomejs/biome']],
  ])('%j is nothing to object to', (texts) => {
    expect(kindsOf(...texts)).toEqual([]);
  });

  it.each([
    [[], ['nothing-to-run']],
    [['exec'], ['nothing-to-run']],
    [['exec', '-c', 'touch x'], ['evaluates-text']],
    [
      ['exec', '-ctouch'],
      ['unknown-flag', 'nothing-to-run'],
    ],
    [['exec', '---call=x'], ['evaluates-text']],
    [
      ['exec', '-yc', 'x'],
      ['downloads', 'evaluates-text'],
    ],
    [['exec', '--package=.', '--', 'x'], ['downloads']],
    [['exec', 'x@latest'], ['downloads']],
    [['exec', '-w', 'a', '--', 'eslint'], ['starts-in-workspace']],
    [['exec', '--workspaces', '--', 'eslint'], ['starts-in-workspace']],
    [['x', '-iwr', 'eslint'], ['starts-in-workspace']],
    [['--prefix=a', 'exec', 'eslint'], ['changes-configuration']],
    [
      ['--prefix=a', 'pack', '--dry-run'],
      ['dry-run', 'changes-configuration'],
    ],
    [['exec', '../x'], ['downloads']],
    [['exec', 'git+ssh://x/y'], ['downloads']],
    [['--script-shell=./sh', 'test'], ['changes-shell']],
    [['test', '--script-shel=./sh'], ['abbreviated-flag']],
    [['test', '--script_shell=./sh'], ['abbreviated-flag']],
    [['test', '--SCRIPT-SHELL=./sh'], ['abbreviated-flag']],
    [['test', '--no-no-script-shell'], ['abbreviated-flag']],
    [
      ['test', '--no-script-shell'],
      ['changes-shell', 'flag-value'],
    ],
    [
      ['test', '--node-options=--require=./x'],
      ['changes-node-options', 'flag-value'],
    ],
    [['test', '--loglevel', '--silent'], ['flag-value']],
    [['test', '--loglevel'], ['flag-value']],
    [['test', '--heading=-c'], ['flag-value']],
    [['test', '--json=install'], ['flag-value']],
    [['--json=install', 'test'], ['flag-value']],
    [
      ['--color', 'always', 'test'],
      ['flag-value', 'unknown-subcommand'],
    ],
    [
      ['--workspaces', 'null', 'test'],
      ['flag-value', 'unknown-subcommand'],
    ],
    [['-s=install', 'test'], ['flag-value']],
    [['-Cs', 'test'], ['flag-value']],
    [['test', '-g'], ['changes-configuration']],
    [['test', '-sg'], ['changes-configuration']],
    [['test', '--coverage'], ['flag-before-separator']],
    [['test', '-x'], ['unknown-flag']],
    [['test', '--//registry:_authToken=x'], ['unknown-flag']],
    [['exec', '--frobnicate', 'eslint'], ['unknown-flag']],
    [['--version'], ['only-prints']],
    [['test', '-v'], ['only-prints']],
    [['test', '--', '--help'], ['only-prints']],
    [['run'], ['only-prints']],
    [['run', 'env'], ['prints-environment']],
    [['rum', 'lint'], ['misspelt-subcommand']],
    [['tes'], ['unknown-subcommand']],
    [['runScript', 'x'], ['unknown-subcommand']],
    [['TEST'], ['unknown-subcommand']],
    [['r', 'x'], ['installs']],
    [['c', 'get'], ['changes-configuration']],
    [['audit'], ['depends-on-registry']],
    [['audit', '--omit=dev', '--audit-level=high'], ['depends-on-registry']],
    [['audit', '--production', '--package-lock-only'], ['depends-on-registry']],
    [['ls', '--omit', 'dev'], ['only-prints']],
    [['test', '--omit=dev'], ['installs']],
    [
      ['audit', '--registry=http://x'],
      ['depends-on-registry', 'changes-configuration'],
    ],
    [['audit', 'fix', '--omit=dev'], ['installs']],
    [['audit', 'fix'], ['installs']],
    [['pack'], ['writes-files']],
    [['pack', '--dry-run'], ['dry-run']],
    [
      ['pack', '--dry-run', '--no-dry-run'],
      ['dry-run', 'writes-files'],
    ],
    [['pkg', 'get', 'name'], ['only-prints']],
    [['pkg', 'set', 'x=1'], ['writes-files']],
    [
      ['publish', '--dry-run'],
      ['dry-run', 'publishes'],
    ],
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
