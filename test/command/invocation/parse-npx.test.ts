import { describe, expect, it } from 'vitest';
import { parseInvocation } from '../../../src/command/invocation/index.ts';
import { parseNpx } from '../../../src/command/invocation/parse-npm.ts';
import { wordsOf } from '../words.ts';

function kindsOf(...texts: string[]): string[] {
  return parseNpx(wordsOf(...texts)).problems.map(({ rule }) => rule);
}

describe('parseNpx', () => {
  it.each([
    [['eslint', 'src', '-c', 'x.js', '--quiet']],
    [['--no-install', 'eslint', '.']],
    [['--no', '--', 'eslint', '--cache']],
    [['--', 'eslint', '-f', 'json']],
    [['-q', 'eslint']],
    [['--loglevel', 'silent', 'eslint', '--quiet']],
    [['tsc', '-p', 'tsconfig.json']],
    [['prettier', '-c', 'src']],
  ])('%j is nothing to object to', (texts) => {
    expect(kindsOf(...texts)).toEqual([]);
  });

  it.each([
    [[], ['nothing-to-run']],
    [['-c', 'x'], ['evaluates-text']],
    [['-p', '.', 'touch', 'x'], ['downloads']],
    [['-p=.', 'touch'], ['downloads']],
    [['-w', 'a', 'eslint'], ['changes-configuration']],
    [['--workspaces', 'eslint'], ['changes-configuration']],
    [['--ws', 'eslint'], ['changes-configuration']],
    [['--include-workspace-root', 'eslint'], ['changes-configuration']],
    [['--prefix', 'a', 'eslint'], ['changes-configuration']],
    [['--no-workspaces', 'eslint'], ['changes-configuration']],
    [['--no', 'eslint', '--yes'], ['downloads']],
    [['--no-install', '--yes', 'eslint'], ['downloads']],
    [['--no', 'eslint', '--script-shell=./sh', 'src'], ['changes-configuration']],
    [['--shell', './sh', 'eslint'], ['changes-configuration']],
    [['-n', 'x', 'eslint'], ['unknown-flag']],
    [['--node-arg=-e', 'eslint'], ['unknown-flag']],
    [['--cal', 'x', 'eslint'], ['unknown-flag']],
    [['--call-', 'x', 'eslint'], ['unknown-flag']],
    [['--packag', 'x', 'eslint'], ['unknown-flag']],
    [['--reg', 'http://x', 'eslint'], ['changes-configuration']],
    [['-w', 'a', 'eslint'], ['changes-configuration']],
    [['--version', 'eslint'], ['only-prints']],
    [['eslint', '--version'], ['only-prints']],
    [['eslint@9', 'src'], ['downloads']],
    [['https://x/y.tgz'], ['downloads']],
    [['eslint', 'src', '-c', 'x.js', '--yes'], ['tool-flag-unknown']],
    [['--no', '--', 'eslint', '--yes'], ['tool-flag-unknown']],
    [['--', 'eslint', '-p', 'x'], ['tool-flag-unknown']],
    [['--loglevel', 'silent', 'eslint', '--loglevel'], ['tool-flag-unknown']],
    [['eslint', '--fix', 'src'], ['tool-writes']],
    [['jest', '-u'], ['tool-writes']],
    [['tsc', '--watch'], ['never-ends']],
    [['jest', '--passWithNoTests'], ['skips-tests']],
    [['jest', '--config', '{"globalSetup":"./x"}'], ['tool-loads-code']],
    [['jest', '--config={}'], ['tool-loads-code']],
    [['eslint', '-c', '/etc/x.js'], ['tool-loads-code']],
    [['eslint', '../x'], ['tool-loads-code']],
    [['mocha', '--require', 'data:text/javascript,1'], ['tool-loads-code']],
    [['playwright', 'install'], ['installs']],
    [['ts-node', '--eval=1'], ['evaluates-text']],
  ])('%j gives %j', (texts, kinds) => {
    const found = kindsOf(...texts);
    expect(found.toSorted()).toEqual(kinds.toSorted());
  });
});

describe('launchers', () => {
  it.each([
    [['c8', 'node', 'x.js'], []],
    [['cross-env', 'NODE_ENV=test', 'node', 'x.js'], []],
    [['nyc', 'mocha'], []],
    [['c8', 'node', '-e', '1'], ['evaluates-text']],
    [['cross-env', 'NODE_OPTIONS=-r=./x', 'node', 'x.js'], ['assignment-refused']],
    [['cross-env', 'PORT=3000', 'A=./x', 'BABEL_ENV=test', 'node', 'x.js'], ['assignment-refused']],
    [['cross-env', 'NODE_OPTIONS=--no-warnings', 'PORT=3000', 'node', 'x.js'], []],
    [['nyc', 'sh', '-c', 'x'], ['launches-programs']],
    [['concurrently', 'rm x'], ['launches-programs']],
    [['c8', '--all', 'node', 'x.js'], []],
    [['tsx'], ['reads-stdin']],
    [['tsx', '-e', '1'], ['evaluates-text']],
    [['tsx', '--import', 'x', 'y.ts'], ['preloads-code']],
    [['ts-node', '-p', '1'], ['evaluates-text']],
    [['c8'], ['nothing-to-run']],
    [['c8', 'c8', 'c8', 'c8', 'c8', 'c8', 'c8', 'node', 'x.js'], ['launches-programs']],
  ])('%j gives %j', (texts, kinds) => {
    const { problems } = parseInvocation('npx', wordsOf(...texts));
    expect(problems.map(({ rule }) => rule)).toEqual(kinds);
  });
});
