import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import type { Reading } from '../../../src/command/reading.ts';
import { isProblem } from '../../../src/rules/problem.ts';
import { packageJson, repository } from './fixture.ts';

const FILES = {
  '.gitignore': 'dist/\n*.log\n!keep.log\n',
  'evil.cjs': '',
  'evil.sh': '',
  'evil/node': '',
  'sub/check.js': '',
  'scripts/check.js': '',
  'jest.config.js': '',
};

interface Given {
  /** The script at the base. */
  readonly before?: string;
  readonly changed?: readonly string[];
  readonly command?: string;
}

function read(
  test: string,
  { before, changed = [], command = 'npm test' }: Given,
): Promise<Reading> {
  const treeOf = (text: string) =>
    repository({ ...FILES, 'package.json': packageJson({ test: text, other: 'node --test' }) });
  return readCommand(command, {
    tree: treeOf(test),
    ...(before !== undefined && { base: treeOf(before) }),
    changed: new Set(changed),
    isOutput: (path) => path.startsWith('out/'),
  });
}

/** The parts of the script that have no form, with the severity. */
function faultsIn({ problems }: Reading): string[] {
  return problems.flatMap((each) =>
    isProblem(each, 'npm-script-form') ? [`${each.severity}: ${each.args.part}`] : [],
  );
}

function errorsIn({ problems }: Reading): string[] {
  return problems.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []));
}

describe('a script without the form', () => {
  const CHECK = 'node scripts/check.js';
  it.each([
    [`${CHECK} || true`, '||'],
    [`${CHECK}; exit 0`, ';'],
    [`${CHECK} | cat`, '|'],
    [`${CHECK} &`, '&'],
    [`true\n${CHECK}`, 'a line break'],
    [`(${CHECK})`, `(${CHECK})`],
    [`{ ${CHECK}; }`, '{'],
    [`! ${CHECK}`, '!'],
    [`if true; then ${CHECK}; fi`, 'if'],
    ['for f in scripts/check.js; do node $f; done', 'for'],
    ['while read f; do node $f; done', 'while'],
    ['node() { :; }; node x', 'node() { :'],
    ['echo $(node evil.cjs)', 'echo $(node evil.cjs)'],
    ['echo `node evil.cjs`', 'echo `node evil.cjs`'],
    ['node <(echo 1)', 'node <(echo 1)'],
    [`${CHECK} > out.txt`, '> out.txt'],
    ['node < evil.cjs', '< evil.cjs'],
    ["eval 'node evil.cjs'", 'eval'],
    ['. ./evil.sh', '.'],
    ['source evil.sh', 'source'],
    ['alias node=true && node x', 'alias'],
    ['export NODE_ENV=test && node x', 'export'],
    ["trap 'node x' EXIT", 'trap'],
    ['exec node scripts/check.js', 'exec'],
    ['command -p node scripts/check.js', 'command'],
    ['set -e && node scripts/check.js', 'set'],
    ['hash -p evil/node node && node scripts/check.js', 'hash'],
    [`NODE_OPTIONS=--require=./evil.cjs ${CHECK}`, 'NODE_OPTIONS='],
    [`NODE_OPTIONS='--import tsx' ${CHECK}`, 'NODE_OPTIONS='],
    [`NODE_PATH=evil ${CHECK}`, 'NODE_PATH='],
    [`PATH=evil:$PATH ${CHECK}`, 'PATH='],
    [`LD_PRELOAD=./x.so ${CHECK}`, 'LD_PRELOAD='],
    ['npm_config_script_shell=./evil.sh npm run other', 'npm_config_script_shell='],
    [`MY_COMMAND=./evil.sh ${CHECK}`, 'MY_COMMAND='],
    ['node $FILE', '$FILE'],
    ['node "$npm_package_config_main"', '"$npm_package_config_main"'],
    ['$X scripts/check.js', '$X'],
    ['node ~/x.js', '~'],
    [`${CHECK} # later`, '# later'],
    ['eslint {--rulesdir,evil}', '{--rulesdir,evil}'],
    ['sh -c "node evil.cjs"', 'sh'],
    ['/bin/bash -c "node evil.cjs"', '/bin/bash'],
    ['tcsh -c "node evil.cjs"', 'tcsh'],
    ['pwsh -EncodedCommand bgBvAGQAZQA=', 'pwsh'],
    ['cmd /c "node evil.cjs"', 'cmd'],
    ['perl -e 1', 'perl'],
    ['python3.12 -c 1', 'python3.12'],
    ["env 'NODE_OPTIONS=-r ./evil.cjs' node x", 'env'],
    ['env CI=1 node scripts/check.js', 'env'],
    ['timeout 60 node scripts/check.js', 'timeout'],
    ['sudo node scripts/check.js', 'sudo'],
    ['xargs node', 'xargs'],
    ['find . -name x -exec node {} +', 'find'],
    ['node scripts/check.js && cd sub', 'cd'],
    ['cd ../x && node check.js', 'cd'],
    ['cd sub evil && node check.js', 'cd'],
    ['rm -rf scripts', 'rm … scripts'],
    ['rm -rf node_modules/eslint && eslint .', 'rm … node_modules/eslint'],
    ['rm -rf .', 'rm … .'],
    ['rm -rf keep.log', 'rm … keep.log'],
    ['rm -i dist', 'rm -i'],
    ['rimraf "src/**"', 'rimraf … src/**'],
    ['mkdir ../x', 'mkdir … ../x'],
    ['cp evil.cjs jest.config.js && eslint .', 'cp … jest.config.js'],
    ['cp evil.cjs vitest.config.ts', 'cp … vitest.config.ts'],
    ['cp dist', 'cp'],
    ['shx rm -rf sub', 'rm … sub'],
    ['shx cp evil.cjs sub/check.js', 'cp … sub/check.js'],
  ])('%j: %s', async (script, part) => {
    expect(faultsIn(await read(script, {}))).toEqual([`error: ${part}`]);
    expect(faultsIn(await read(script, { before: CHECK }))).toEqual([`error: ${part}`]);
    const standing = await read(script, { before: script });
    expect(faultsIn(standing)).toEqual([`notice: ${part}`]);
    expect(errorsIn(standing)).toEqual([]);
    const passed = await read(script, { before: script, command: 'npm test -- x' });
    expect(faultsIn(passed)).toEqual([expect.stringMatching(/^error: /)]);
  });
});

describe('a script of simple commands', () => {
  it.each([
    'node scripts/check.js && eslint . && npm run other',
    'NODE_ENV=test CI=1 node scripts/check.js',
    'NODE_OPTIONS="--experimental-vm-modules --no-warnings" eslint .',
    'cd sub && node check.js',
    'node scripts/check.js --version="$npm_package_version" v$npm_package_version',
    'eslint src/**/*.{js,ts}',
    "eslint 'src/**/*.js' --quiet",
    'rm -rf dist && mkdir -p dist/a && cp -r sub scripts/check.js dist && eslint .',
    'rimraf dist out/x a.log && shx rm -rf dist && shx echo done && eslint .',
    'echo "start $npm_package_version" && node scripts/check.js',
    'test -f sub/check.js && node sub/check.js',
    'echo "Error: no test specified" && exit 1',
    'bash evil.sh && ./evil.sh && pytest -q',
  ])('%s', async (script) => {
    expect(errorsIn(await read(script, {}))).toEqual([]);
    expect(faultsIn(await read(script, {}))).toEqual([]);
  });

  it.each([
    ['node -e 1', 'outside-code'],
    ['node --require ./evil.cjs scripts/check.js', 'outside-code'],
    ['cross-env NODE_OPTIONS=--require=./evil.cjs node x', 'assignment-refused'],
    ['c8 cross-env NODE_OPTIONS=--require=./evil.cjs node x', 'assignment-refused'],
    ['node gone.js', 'target-missing'],
    ['npx cowsay', 'binary-missing'],
  ])('%s is an error where it is new, and a warning where it stood', async (script, reason) => {
    const reasons = ({ problems }: Reading) =>
      problems.flatMap((each) =>
        isProblem(each, 'npm-script-text') ? [`${each.severity} ${each.args.reason}`] : [],
      );
    expect(reasons(await read(script, {}))).toEqual([`error ${reason}`]);
    expect(reasons(await read(script, { before: script }))).toEqual([`warning ${reason}`]);
  });

  it.each(['echo ok', 'exit 0', 'true', ': && mkdir -p dist'])(
    '%s validates nothing',
    async (script) => {
      const { problems } = await read(script, {});
      expect(problems.map(({ rule }) => rule)).toEqual(['only-prints']);
    },
  );
});

describe('what a script of the base names', () => {
  it.each([
    ['NODE_OPTIONS=--require=./evil.cjs node scripts/check.js', 'evil.cjs'],
    ['PATH=evil:$PATH node scripts/check.js', 'evil/node'],
    ['node < evil.cjs', 'evil.cjs'],
    ['. ./evil.sh', 'evil.sh'],
    ['sh evil.sh', 'evil.sh'],
    ['./evil.sh', 'evil.sh'],
    ['sh -c "sh evil.sh"', 'evil.sh'],
    ['node --require ./evil.cjs scripts/check.js', 'evil.cjs'],
    ['(cd sub; node check.js)', 'sub/check.js'],
    ['for f in *.cjs; do node ./$f; done', 'evil.cjs'],
    ['prettier sub || true', 'sub/check.js'],
    ['node $FILE', 'evil.cjs'],
    ['NODE_OPTIONS=$X node scripts/check.js', 'evil.cjs'],
    ['cd $DIR && node check.js', 'sub/check.js'],
    ['echo `cat x` | node', 'scripts/check.js'],
  ])('%s: %s', async (script, path) => {
    const { problems } = await read(script, { before: script, changed: [path] });
    const found = problems.flatMap((each) =>
      isProblem(each, 'target-changed') ? [each.args.path] : [],
    );
    expect(found).toEqual([path]);
  });

  it('is judged again if a variable of npm may hold something else', async () => {
    const script = 'sh -c "$npm_package_config_cmd"';
    const given = { before: script, changed: ['package.json'] };
    expect(errorsIn(await read(script, given))).toEqual(['npm-script-form']);
  });
});

describe('words behind `--`', () => {
  it.each([
    ['node --test', `--import 'data:text/javascript,1'`, 'outside-code', '--import'],
    ['node --test', "'../*.js'", 'target-outside', "'../*.js'"],
    ['node --test', '--watch', 'never-ends', '--watch'],
    ['node', '-e 1', 'outside-code', '-e'],
    ['node', '../x.js', 'target-outside', '../x.js'],
    ['node', '-', 'reads-stdin', '-'],
    ['npx', 'cowsay', 'binary-missing', 'cowsay'],
    ['npm', 'publish', 'uses-network', 'publish'],
    ['npm run other --', '-e 1', 'outside-code', '-e'],
    ['eslint', '--config=data:x', 'outside-code', '--config=data:x'],
    ['./node_modules/.bin/eslint .', '--config=data:x', 'outside-code', '--config=data:x'],
    ['eslint . && node', '-p 1', 'outside-code', '-p'],
    ['c8', 'node -e 1', 'outside-code', '-e'],
    ['cross-env', 'NODE_OPTIONS=-r=./x node x', 'assignment-refused', 'NODE_OPTIONS'],
    ['sh', "-c 'rm -rf .'", 'npm-script-form', '-c'],
    ['/bin/bash', 'x', 'npm-script-form', 'x'],
    ['nice', 'node evil.cjs', 'npm-script-form', 'node'],
    ['strace -f', 'node evil.cjs', 'npm-script-form', 'node'],
    ['./run.sh', '--flag', 'npm-script-form', '--flag'],
    ['rm -rf', 'scripts', 'npm-script-form', 'scripts'],
    ['f() { node "$@"; }; f', 'ci/evil.js', 'npm-script-form', 'ci/evil.js'],
    ['eslint . || true', '--quiet', 'npm-script-form', '--quiet'],
    [' ', 'curl x', 'npm-script-empty', 'test'],
  ])('of %j: %s is %s', async (script, words, rule, at) => {
    const command = `npm test -- ${words}`;
    const { problems } = await read(script, { before: script, command });
    const found = problems.find((each) => each.rule === rule && each.severity === 'error');
    expect(command.slice(found?.span.start, found?.span.end)).toContain(at);
  });

  it.each([
    ['node --test', 'scripts/check.js'],
    ['node scripts/check.js a', '-e 1'],
    ['eslint', 'src --max-warnings=0'],
    ['c8', 'node scripts/check.js -e 1'],
    ['cross-env', 'NODE_ENV=test node scripts/check.js'],
    ['./evil.sh', 'file'],
    ['pytest', 'tests/a.py'],
  ])('of %j: %s is no error', async (script, words) => {
    expect(errorsIn(await read(script, { command: `npm test -- ${words}` }))).toEqual([]);
  });
});
