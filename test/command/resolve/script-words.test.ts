import { describe, expect, it } from 'vitest';
import { ruleOf } from '../../../src/rules/catalogue.ts';
import { packageJson, read } from './fixture.ts';

const SCRIPTS = {
  test: 'node --test',
  n: 'node',
  e: 'node -e',
  x: 'npx',
  s: 'sh -c',
  bash: '/bin/bash',
  npm: 'npm',
  run: 'npm run',
  nested: 'npm run n --',
  twice: 'npm run nested --',
  blank: ' ',
  semi: 'node scripts/ok.js;',
  and: 'eslint . && node',
  or: 'eslint . || true',
  quote: 'node scripts/ok.js "',
  redirect: 'node scripts/ok.js >',
  comment: 'node scripts/ok.js #',
  tool: 'eslint',
  linked: './node_modules/.bin/eslint .',
  jest: 'NODE_OPTIONS=--experimental-vm-modules eslint',
  cross: 'c8',
  absent: 'cross-env',
  own: './run.sh',
  rm: 'rm -rf',
  nice: 'nice',
  flock: '/usr/bin/flock lock',
  strace: 'strace -f',
  args: 'node scripts/ok.js $ARGS',
  fixed: 'node scripts/ok.js a',
  bad: 'node -e 1',
  evil: 'touch x',
  prefix: 'npm --prefix ../evil test',
};

async function judge(command: string) {
  const { problems } = await read(command, { 'package.json': packageJson(SCRIPTS) });
  return problems.map(({ rule, span }) => ({
    rule,
    severity: ruleOf(rule).severity,
    at: command.slice(span.start, span.end),
  }));
}

describe('words behind `--`', () => {
  it.each([
    [`npm test -- --import 'data:text/javascript,1'`, 'preloads-code', `--import 'data:`],
    ['npm test -- --require ./x.cjs', 'preloads-code', '--require ./x.cjs'],
    ['npm test -- inspect scripts/ok.js', 'opens-inspector', 'inspect'],
    ["npm test -- '{..,y}/*.js'", 'target-outside', "'{..,y}/*.js'"],
    ["npm test -- '../*.js'", 'target-outside', "'../*.js'"],
    ['npm test -- --watch', 'never-ends', '--watch'],
    ['npm run n -- -e 1', 'evaluates-text', '-e'],
    ['npm run n -- ../x.js', 'target-outside', '../x.js'],
    ['npm run n -- -', 'reads-stdin', '-'],
    ['npm run e -- 1', 'evaluates-text', '1'],
    ['npm run x -- -c ls', 'evaluates-text', '-c ls'],
    ['npm run x -- cowsay', 'binary-missing', 'cowsay'],
    ['npm run x -- --package=evil eslint', 'downloads', '--package=evil'],
    [`npm run s -- 'rm -rf .'`, 'script-words-unread', `'rm -rf .'`],
    ['npm run bash -- x', 'script-words-unread', 'x'],
    ['npm run npm -- publish', 'publishes', 'publish'],
    ['npm run npm -- --prefix ../evil test', 'target-outside', '--prefix ../evil'],
    ['npm run run -- test --script-shell=./x', 'changes-configuration', '--script-shell=./x'],
    ['npm run nested -- -e 1', 'evaluates-text', '-e'],
    ['npm run twice -- -e 1', 'evaluates-text', '-e'],
    ['npm run run -- n -- -e 1', 'evaluates-text', '-e'],
    ['npm run blank -- curl x', 'script-words-unread', 'curl'],
    ['npm run semi -- curl x', 'script-words-unread', 'curl'],
    ['npm run and -- -p 1', 'evaluates-text', '-p 1'],
    ['npm run quote -- x', 'script-words-unread', 'x'],
    ['npm run redirect -- package.json', 'script-words-unread', 'package.json'],
    ['npm run comment -- x', 'script-words-unread', 'x'],
    ['npm run tool -- --config=data:x', 'tool-loads-code', '--config=data:x'],
    ['npm run linked -- --config=data:x', 'tool-loads-code', '--config=data:x'],
    ['npm run jest -- --config=data:x', 'tool-loads-code', '--config=data:x'],
    ['npm run cross -- node -e 1', 'evaluates-text', '-e 1'],
    ['npm run own -- --flag', 'script-words-unread', '--flag'],
    ['npm run absent -- NODE_OPTIONS=-r=./x node x.js', 'assignment-refused', 'NODE_OPTIONS'],
    ['npm run nice -- node evil.js', 'script-words-unread', 'node'],
    ['npm run flock -- node evil.js', 'script-words-unread', 'node'],
    ['npm run strace -- node evil.js', 'script-words-unread', 'node'],
    ['npm run rm -- scripts', 'script-words-unread', 'scripts'],
    ['npm run args -- --flag', 'script-words-unread', '--flag'],
  ])('%s is %s', async (command, rule, at) => {
    const problems = await judge(command);
    const found = problems.filter((each) => each.severity === 'error');
    expect(found.map((each) => each.rule)).toContain(rule);
    expect(found.find((each) => each.rule === rule)?.at).toContain(at);
  });

  it.each([
    'npm test -- scripts/ok.js',
    'npm test -- --test-name-pattern=x',
    'npm run n -- scripts/ok.js --flag',
    'npm run fixed -- -e 1',
    'npm run tool -- src --max-warnings=0',
    'npm run linked -- src --quiet',
    'npm run jest -- --quiet src',
    'npm run or -- --flag',
    'npm run nested -- scripts/ok.js',
    'npm run cross -- node scripts/ok.js -e 1',
    'npm run args -- file',
    'npm run own -- file',
    'npm run absent -- NODE_ENV=test node scripts/ok.js',
    'npm run bad -- file',
    'npm run evil',
  ])('%s is no error', async (command) => {
    expect((await judge(command)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says of the script itself what it did without words', async () => {
    expect(await judge('npm run bad')).toEqual(await judge('npm run bad -- x'));
    expect(await judge('npm run prefix')).toMatchObject([{ rule: 'npm-script-text' }]);
  });

  it('shows the text that npm hands to the shell', async () => {
    const { targets } = await read("npm run fixed -- 'a b'", {
      'package.json': packageJson(SCRIPTS),
    });
    expect(targets).toMatchObject([
      { kind: 'npm_script', script: "node scripts/ok.js a 'a b'" },
      { kind: 'file', path: 'scripts/ok.js', via: 'fixed' },
    ]);
  });
});
