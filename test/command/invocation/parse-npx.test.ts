import { describe, expect, it } from 'vitest';
import { parseInvocation } from '../../../src/command/invocation/index.ts';
import { wordsOf } from '../words.ts';

function kindsOf(...texts: string[]): string[] {
  return parseInvocation('npx', wordsOf(...texts)).problems.map(({ rule }) => rule);
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
    [['-c', 'x'], ['outside-code']],
    [['-p', '.', 'touch', 'x'], ['uses-network']],
    [['-p=.', 'touch'], ['uses-network']],
    [['-w', 'a', 'eslint'], ['outside-code']],
    [['--workspaces', 'eslint'], ['outside-code']],
    [['--ws', 'eslint'], ['outside-code']],
    [['--include-workspace-root', 'eslint'], ['outside-code']],
    [['--prefix', 'a', 'eslint'], ['outside-code']],
    [['--no-workspaces', 'eslint'], ['outside-code']],
    [['--no', 'eslint', '--yes'], ['uses-network']],
    [['--no-install', '--yes', 'eslint'], ['uses-network']],
    [['--no', 'eslint', '--script-shell=./sh', 'src'], ['outside-code']],
    [['--shell', './sh', 'eslint'], ['outside-code']],
    [['-n', 'x', 'eslint'], ['unknown-flag']],
    [['--node-arg=-e', 'eslint'], ['unknown-flag']],
    [['--cal', 'x', 'eslint'], ['unknown-flag']],
    [['--call-', 'x', 'eslint'], ['unknown-flag']],
    [['--packag', 'x', 'eslint'], ['unknown-flag']],
    [['--reg', 'http://x', 'eslint'], ['outside-code']],
    [['-w', 'a', 'eslint'], ['outside-code']],
    [['--version', 'eslint'], ['only-prints']],
    [['eslint', '--version'], ['only-prints']],
    [['eslint@9', 'src'], ['uses-network']],
    [['https://x/y.tgz'], ['uses-network']],
    [['eslint', 'src', '-c', 'x.js', '--yes'], ['unknown-flag']],
    [['--no', '--', 'eslint', '--yes'], ['unknown-flag']],
    [['--', 'eslint', '-p', 'x'], ['unknown-flag']],
    [['--loglevel', 'silent', 'eslint', '--loglevel'], ['unknown-flag']],
    [['eslint', '--fix', 'src'], ['tool-writes']],
    [['jest', '-u'], ['tool-writes']],
    [['tsc', '--watch'], ['never-ends']],
    [['jest', '--passWithNoTests'], ['skips-tests']],
    [['jest', '--config', '{"globalSetup":"./x"}'], ['outside-code']],
    [['jest', '--config={}'], ['outside-code']],
    [['eslint', '-c', '/etc/x.js'], ['outside-code']],
    [['eslint', '../x'], ['outside-code']],
    [['mocha', '--require', 'data:text/javascript,1'], ['outside-code']],
    [['playwright', 'install'], ['uses-network']],
    [['ts-node', '--eval=1'], ['outside-code']],
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
    [['c8', 'node', '-e', '1'], ['outside-code']],
    [['cross-env', 'NODE_OPTIONS=-r=./x', 'node', 'x.js'], ['assignment-refused']],
    [['cross-env', 'PORT=3000', 'A=./x', 'BABEL_ENV=test', 'node', 'x.js'], ['assignment-refused']],
    [['cross-env', 'NODE_OPTIONS=--no-warnings', 'PORT=3000', 'node', 'x.js'], []],
    [['nyc', 'sh', '-c', 'x'], ['outside-code']],
    [['concurrently', 'rm x'], ['outside-code']],
    [['c8', '--all', 'node', 'x.js'], []],
    [['tsx'], ['reads-stdin']],
    [['tsx', '-e', '1'], ['outside-code']],
    [['tsx', '--import', 'x', 'y.ts'], ['outside-code']],
    [['ts-node', '-p', '1'], ['outside-code']],
    [['c8'], ['nothing-to-run']],
    [['c8', 'c8', 'c8', 'c8', 'c8', 'c8', 'c8', 'node', 'x.js'], ['outside-code']],
  ])('%j gives %j', (texts, kinds) => {
    const { problems } = parseInvocation('npx', wordsOf(...texts));
    expect(problems.map(({ rule }) => rule)).toEqual(kinds);
  });
});
