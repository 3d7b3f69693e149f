import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import type { Reading } from '../../../src/command/reading.ts';
import { packageJson, repository } from './fixture.ts';

const FILES = {
  'evil.cjs': 'process.exit(0);',
  'evil.sh': 'exit 0',
  'evil/node': '#!/bin/sh',
  'sub/check.js': '',
  'scripts/check.js': '',
  'data.json': '{}',
};

/** Reads `npm test` for a script, and for the one that the base has. */
async function read(test: string, before?: string, changed: string[] = []): Promise<Reading> {
  const treeOf = (text: string) =>
    repository({ ...FILES, 'package.json': packageJson({ test: text }, { config: { cmd: 'x' } }) });
  return readCommand('npm test', {
    tree: treeOf(test),
    ...(before !== undefined && { base: treeOf(before) }),
    changed: new Set(changed),
  });
}

function hiddenIn({ problems }: Reading): string[] {
  return problems.flatMap(({ rule, args }) =>
    rule === 'npm-script-hides-code' && 'part' in args ? [`${args.how} ${args.part}`] : [],
  );
}

it('reads the turns of nested loops only as far as somebody writes them', async () => {
  const loops = Array.from({ length: 4 }, (_, depth) => `for f${depth} in ${'a '.repeat(49)}; do`);
  const text = `${loops.join(' ')} node $f3${'; done'.repeat(4)}`;
  expect(hiddenIn(await read(text))).toEqual(['dynamic $f3']);
});

describe('a script that hides which code runs', () => {
  it.each([
    ['NODE_OPTIONS=--require=./evil.cjs node scripts/check.js', 'assignment NODE_OPTIONS'],
    [
      "NODE_OPTIONS='--import data:text/javascript,1' node scripts/check.js",
      'assignment NODE_OPTIONS',
    ],
    ['NODE_OPTIONS=$X node scripts/check.js', 'assignment NODE_OPTIONS'],
    ['export NODE_OPTIONS=--import=./evil.cjs; node scripts/check.js', 'assignment NODE_OPTIONS'],
    ["env 'NODE_OPTIONS=-r ./evil.cjs' node scripts/check.js", 'assignment NODE_OPTIONS'],
    [
      'cross-env NODE_OPTIONS=--require=./evil.cjs node scripts/check.js',
      'assignment NODE_OPTIONS',
    ],
    ['PATH=evil:$PATH node scripts/check.js', 'assignment PATH'],
    ['PATH=evil:$PATH; node scripts/check.js', 'assignment PATH'],
    ['export PATH=$PWD/evil:$PATH && node scripts/check.js', 'assignment PATH'],
    ['read PATH < data.json; node scripts/check.js', 'assignment PATH'],
    ['for PATH in evil; do node scripts/check.js; done', 'assignment PATH'],
    ['LD_PRELOAD=./evil.so node scripts/check.js', 'assignment LD_PRELOAD'],
    ['BASH_ENV=evil.sh bash -c "node scripts/check.js"', 'assignment BASH_ENV'],
    ['ENV=evil.sh sh -c "node scripts/check.js"', 'assignment ENV'],
    ['PYTHONPATH=evil python -m pytest', 'assignment PYTHONPATH'],
    ['npm_config_script_shell=./evil.sh npm run x', 'assignment npm_config_script_shell'],
    [
      'npm_config_node_options=--require=./evil.cjs npm run x',
      'assignment npm_config_node_options',
    ],
    ['GIT_SSH_COMMAND=./evil.sh git fetch', 'assignment GIT_SSH_COMMAND'],
    ['ESBUILD_BINARY_PATH=./evil.sh eslint .', 'assignment ESBUILD_BINARY_PATH'],
    ['HOME=evil git diff --exit-code', 'assignment HOME'],
    ["sh -c 'PATH=evil node scripts/check.js'", 'assignment PATH'],
    ['echo $(PATH=evil node scripts/check.js)', 'assignment PATH'],
    ['node(){ :; }; node scripts/check.js', 'function node'],
    ['node() { return 0; }\nnode scripts/check.js', 'function node'],
    ['function node { :; }; node scripts/check.js', 'function function'],
    ['alias node=true\nnode scripts/check.js', 'function alias'],
    ['hash -p evil/node node; node scripts/check.js', 'function hash'],
    ["eval 'node evil.cjs'", 'text eval'],
    ['command eval "node evil.cjs"', 'text eval'],
    ['node < evil.cjs', 'input node'],
    ['if true; then node < evil.cjs; fi', 'input node'],
    ['{ PATH=evil:$PATH node scripts/check.js; }', 'assignment PATH'],
    [
      'if [ 1 ]; then NODE_OPTIONS=--require=./evil.cjs node scripts/check.js; fi',
      'assignment NODE_OPTIONS',
    ],
    ['! LD_PRELOAD=./evil.so node scripts/check.js', 'assignment LD_PRELOAD'],
    ['while true; do eval "node evil.cjs"; break; done', 'text eval'],
    ['if :; then :; else alias node=true; fi; node scripts/check.js', 'function alias'],
    ['for i in a; do for PATH in evil; do node scripts/check.js; done; done', 'assignment PATH'],
    ['while read f; do node "$f"; done < data.json', 'dynamic "$f"'],
    ['for f in $FILES; do node $f; done', 'dynamic $f'],
    [`for f in $(ls); do node \${f}; done`, `dynamic \${f}`],
    ['for f in a.js; do f=$X; node $f; done', 'dynamic $f'],
    ['for f in scripts/check.js; do node $f; read f; done < data.json', 'dynamic $f'],
    ['for f in "a b"; do node $f; done', 'dynamic $f'],
    ['for f in ../*.js; do node $f; done', 'dynamic $f'],
    ['for f in scripts/check.js; do $X $f; done', 'dynamic $X'],
    ['node - < evil.cjs', 'input node'],
    ['cat evil.cjs | node', 'input node'],
    ['cat evil.cjs | c8 node', 'input node'],
    ['sh < evil.sh', 'input sh'],
    ['python3 -u <<< "1"', 'input python3'],
    ['exec < evil.sh', 'input exec'],
    ['echo evil.cjs | xargs node', 'input node'],
    ['sh -c "$npm_package_config_cmd"', 'dynamic "$npm_package_config_cmd"'],
    ['$npm_package_config_cmd scripts/check.js', 'dynamic $npm_package_config_cmd'],
    ['"$(cat data.json)" scripts/check.js', 'dynamic "$(cat data.json)"'],
    ['node $FILE', 'dynamic $FILE'],
    ['node -r $FILE scripts/check.js', 'dynamic -r $FILE'],
    ['c8 node $FILE', 'dynamic $FILE'],
    ['concurrently "touch $MARK"', 'dynamic "touch $MARK"'],
    ['node <(echo 1)', 'dynamic <(echo 1)'],
    ['cd $DIR && node check.js', 'dynamic cd $DIR'],
    ['cd ../x && node check.js', 'dynamic cd ../x'],
    ['env -C sub node check.js', 'dynamic env -C'],
    ['npm run $npm_package_config_cmd', 'dynamic $npm_package_config_cmd'],
    ['npm run print -- $(echo evil.cjs)', 'dynamic $(echo evil.cjs)'],
    ['npm test -- "$FILE"', 'dynamic "$FILE"'],
    ['bash "$FILE" x', 'dynamic "$FILE"'],
    ['. ./$FILE', 'dynamic ./$FILE'],
    ['find . -name x -exec node {} \\;', 'dynamic {}'],
  ])('%s', async (script, hidden) => {
    expect(hiddenIn(await read(script))).toContain(hidden);
    expect(hiddenIn(await read(script, 'node scripts/check.js'))).toContain(hidden);
    expect(hiddenIn(await read(script, script))).toEqual([]);
  });

  it('is judged again if what a variable of npm holds may change', async () => {
    const script = 'sh -c "$npm_package_config_cmd"';
    expect(hiddenIn(await read(script, script, ['package.json']))).toHaveLength(1);
  });
});

describe('a script that says which code runs', () => {
  it.each([
    'rm -rf dist && eslint .',
    'NODE_ENV=test node scripts/check.js',
    'NODE_OPTIONS=--max-old-space-size=4096 eslint .',
    'NODE_OPTIONS="--experimental-vm-modules --no-warnings" eslint .',
    "NODE_OPTIONS='--import tsx' eslint .",
    "NODE_OPTIONS='--loader ts-node/esm' eslint .",
    'NODE_PATH=src eslint .',
    'PATH=$PATH:./node_modules/.bin eslint .',
    'BROWSER=none eslint .',
    'BABEL_ENV=test MY_COMMAND=build eslint .',
    'PYTHONUNBUFFERED=1 python -m pytest',
    'PYTHONDONTWRITEBYTECODE=1 pytest',
    'npm_config_loglevel=error npm run x',
    'GIT_AUTHOR_NAME=x git commit -m y',
    'node scripts/check.js $npm_package_version',
    'node scripts/check.js --version="$npm_package_version"',
    'eslint $FILES',
    'npm run print -- v$npm_package_version',
    'echo $PATH && node scripts/check.js',
    'cat data.json | node scripts/check.js',
    'node scripts/check.js < data.json',
    'node -e "1" < data.json',
    'git ls-files | xargs eslint',
    'cd sub && node check.js',
    'cd $DIR && ls',
    'cd "$DIR" && eslint .',
    'bash -c "node scripts/check.js"',
    'sh evil.sh "$X"',
    'test -n "$CI" || node scripts/check.js',
    'node scripts/check.js "$@"',
    'for f in a b; do eslint $f; done',
    'for f in scripts/check.js sub/check.js; do node "$f" || exit 1; done',
    `for f in check; do node scripts/\${f}.js; done`,
    'for d in sub scripts; do (cd $d && node check.js); done',
    `for f in scripts/*.js; do echo "\${f%.js}"; node $f; done`,
    'for f in dist/*.js; do node "$f"; done',
    'for d in sub; do for f in check; do node $d/$f.js; done; done',
    'if [ -f sub/check.js ]; then CI=1 node sub/check.js; fi',
    '{ node scripts/check.js; } && ! grep -r x sub',
    '(cd sub && node check.js) && eslint .',
    'export NODE_ENV=test && node scripts/check.js',
    'export CI && node scripts/check.js',
  ])('%s', async (script) => {
    expect(hiddenIn(await read(script))).toEqual([]);
  });
});

describe('the files that a script takes code from', () => {
  it.each([
    ['NODE_OPTIONS=--require=./evil.cjs node scripts/check.js', 'evil.cjs'],
    ['PATH=evil:$PATH node scripts/check.js', 'evil/node'],
    ['PATH=./evil:$PATH node scripts/check.js', 'evil/node'],
    ['node < evil.cjs', 'evil.cjs'],
    ['sh evil.sh', 'evil.sh'],
    ['bash -e ./evil.sh x', 'evil.sh'],
    ['./evil.sh', 'evil.sh'],
    ['. ./evil.sh', 'evil.sh'],
    ['BASH_ENV=evil.sh bash -c "node scripts/check.js"', 'evil.sh'],
    ['sh -c "sh evil.sh"', 'evil.sh'],
    ['node scripts/check.js > out.txt', 'scripts/check.js'],
    ['node scripts/check.js $npm_package_version', 'scripts/check.js'],
    ['env CI=1 node scripts/check.js', 'scripts/check.js'],
    ['cd sub && node check.js', 'sub/check.js'],
    ['(cd sub; node check.js)', 'sub/check.js'],
    ['node --require ./evil.cjs scripts/check.js', 'evil.cjs'],
    ['if true; then node evil.cjs; fi', 'evil.cjs'],
    ['if node scripts/check.js; then :; else sh evil.sh; fi', 'evil.sh'],
    ['while ! node evil.cjs; do sleep 1; done', 'evil.cjs'],
    ['{ node scripts/check.js; } && { node evil.cjs; }', 'evil.cjs'],
    ['for f in scripts/check.js evil.cjs; do node "$f"; done', 'evil.cjs'],
    ['for d in sub scripts; do cd $d && node check.js; done', 'sub/check.js'],
    ['for f in *.cjs; do node ./$f; done', 'evil.cjs'],
    ['for d in sub; do for f in check; do node $d/$f.js; done; done', 'sub/check.js'],
  ])('of %s include %s', async (script, path) => {
    const { targets, problems } = await read(script, script, [path]);
    expect(targets.map((target) => target.path)).toContain(path);
    expect(problems.map(({ rule }) => rule)).toContain('target-changed');
  });
});
