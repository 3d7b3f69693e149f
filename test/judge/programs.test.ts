import { describe, expect, it } from 'vitest';
import { dependencyFolders, homeDependencies, programNames } from '../../src/programs/registry.ts';
import type { AddedFlags } from '../../src/programs/schema.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { describe as words } from '../../src/rules/finding.ts';
import { parsePolicy } from '../policy/from-text.ts';
import { judgeText, judgeWith } from './fixture.ts';

const json = (value: unknown) => JSON.stringify(value);

const FILES = {
  'package.json': json({
    scripts: {
      test: 'node test.js',
      lint: 'node lint.js',
      wipe: 'rm -rf /',
      prebad: 'rm -rf /',
      bad: 'node test.js',
      'unit tests': 'node test.js',
      py: 'pytest -q',
      evil: 'pytest -p ../x',
    },
    devDependencies: { vitest: '1.0.0' },
  }),
  'pnpm-lock.yaml': 'packages:\n\n  vitest@1.0.0:\n',
  'test.js': '',
  'lint.js': '',
  'packages/a/package.json': json({ name: 'a', scripts: { test: 'rm -rf /', fine: 'node x.js' } }),
  'packages/a/x.js': '',
  'scripts/check.py': 'print()\n',
  'scripts/check.ts': '',
  'scripts/e.sh': '',
  'scripts/link.js': { symlink: 'e.sh' },
  'scripts/link.py': { symlink: 'e.sh' },
  'tools/check/__main__.py': '',
  Makefile: 'test:\n\tnode test.js\n',
  'conftest.py': '',
  'sub/Makefile': 'test:\n',
  outside: { symlink: '../../elsewhere' },
};

async function judged(
  command: string,
  programs: readonly string[],
  { files = {}, changed = [] as string[] } = {},
) {
  const tree = literalTree({ ...FILES, ...files });
  const judge = judgeWith({ programs: [...programs] }, { tree, changed: new Set(changed) });
  return judge.command(command);
}

async function rulesOf(...terms: Parameters<typeof judged>): Promise<string[]> {
  const { verdict, findings } = await judged(...terms);
  return [verdict, ...findings.map(({ rule }) => rule)];
}

const PROGRAMS = ['python', 'bun', 'pytest', 'make', 'deno', 'cargo'];

it.each(['exit 0', 'cd tools', ':', 'true', 'return 0'])(
  'proposes no script that does what `%s` does, because it checks nothing',
  (command) => {
    const [found] = judgeText(command, 'evolver').findings;
    expect(found && words(found).remedy).toBe(
      `Write a command that fails if something is wrong, such as \`node scripts/check.js\`; \`${command.split(' ')[0]}\` checks nothing.`,
    );
  },
);

describe('programs of the policy', () => {
  it.each([
    ['pytest -q tests', 'pytest'],
    ['cargo test', 'cargo'],
    ['python3 scripts/check.py', 'python'],
    ['pnpm test', 'pnpm'],
  ])('runs `%s` only if `programs` names %s', async (command, name) => {
    const refused = await judged(command, []);
    expect(refused.verdict).toBe('block');
    const [finding] = refused.findings;
    expect(finding?.rule).toBe('program-not-allowed');
    expect(finding && words(finding).remedy).toContain(`add \`${name}\` to \`programs\``);
    const { verdict, profiles } = await judged(command, [name]);
    expect(verdict).not.toBe('block');
    expect(profiles.evolver.verdict).toBe(verdict);
    const { reason } = profiles.validator;
    expect(profiles.validator.verdict).toBe('block');
    expect(reason && words(reason).message).toBeTruthy();
  });

  it('can be named by one of the words that start them', async () => {
    expect((await judged('python3 scripts/check.py', ['python3'])).verdict).toBe('allow');
    expect((await judged('python scripts/check.py', ['python3'])).verdict).toBe('block');
  });

  it('names the allowed programs where another is not', async () => {
    const { findings } = await judged('ruby x.rb', ['pytest']);
    const [finding] = findings;
    expect(finding && words(finding).message).toContain('`node`, `npm`, `npx`, and `pytest` are');
    expect(finding && words(finding).remedy).toContain(
      'describe the program with `families` and add it to `programs`',
    );
  });

  it.each([
    ['pnpm test', 'or add `pnpm` to `programs`'],
    ['python3.11 -m pytest', 'write `python3` and add `python` to `programs`'],
    ['.venv/bin/pytest', 'write `pytest` and add `pytest` to `programs`'],
    ['/usr/bin/make test', 'write `make` and add `make` to `programs`'],
    ['bunx vitest', 'write `bun` and add `bun` to `programs`'],
    ['uvx ruff check', 'write `uv` and add `uv` to `programs`'],
    ['golangci-lint run', '`families` and add it to `programs`'],
    ['php -l x.php', 'or add `php` to `programs`'],
    ['eslint .', 'Add the package of `eslint` to `devDependencies`'],
    ['bash x.sh', 'run it with `node`.'],
    ['./scripts/check.sh', 'run it with `node`.'],
    ['rm -rf x', 'A person decides whether the gene needs it.'],
  ])('has a remedy that names the key of the policy: %s', async (command, remedy) => {
    const { findings } = await judged(command, []);
    const found = findings.find(({ rule }) => rule.startsWith('program-'));
    expect(found && words(found).remedy).toContain(remedy);
    if (!remedy.includes('`programs`')) {
      expect(found && words(found).remedy).not.toContain('`programs`');
    }
  });

  it.each([
    ['go test -exec ./x.sh ./...', '`go -exec ./x.sh` runs code that is no file of the commit.'],
    ['go generate ./...', '`go generate` runs code that is no file of the commit.'],
    ['pytest --pdb', '`--pdb` makes `pytest` read code from standard input.'],
    ['ruff', '`ruff` only prints information and validates nothing.'],
    ['yarn', '`yarn` uses the network, or installs or publishes packages.'],
  ])('names what is wrong, with nothing else in its quotes: %s', async (command, message) => {
    const programs = ['go', 'pytest', 'ruff', 'yarn'];
    const { findings } = await judged(command, programs);
    expect(findings.map((each) => words(each).message)).toContain(message);
  });

  it.each([
    ['python scripts/check.py', 'allow'],
    ['python scripts/missing.py', 'target-missing'],
    ['python ../check.py', 'target-outside'],
    ['python outside/check.py', 'target-outside'],
    ['python .git/x.py', 'target-outside'],
    ['python -m tools.check', 'allow'],
    ['python -m flake8', 'tool-unknown'],
    ['python -m pytest -p ../x', 'outside-code'],
    ['bun scripts/check.ts', 'allow'],
    ['deno run scripts/check.ts', 'allow'],
    ['cargo run name', 'allow'],
    ['pytest -v', 'allow'],
    ['cargo fmt --all -- --check', 'allow'],
    ['cargo fmt', 'tool-writes'],
    ['python --version', 'only-prints'],
    ['pytest outside/x.py', 'target-outside'],
    ['make -C outside test', 'target-outside'],
    ['make -C missing test', 'target-missing'],
  ])('resolves what `%s` runs in the commit: %s', async (command, expected) => {
    expect(await rulesOf(command, PROGRAMS)).toContain(expected);
  });

  it('says which build files decide, and counts a changed one as a changed target', async () => {
    const { verdict, findings } = await judged('make test', ['make']);
    expect(verdict).toBe('allow');
    const [finding] = findings;
    expect(finding?.rule).toBe('build-files-unread');
    expect(finding && words(finding).message).toContain('`Makefile`, `sub/Makefile`');
    expect(await rulesOf('make test', ['make'], { changed: ['sub/Makefile'] })).toEqual([
      'allow',
      'build-files-unread',
      'target-changed',
    ]);
    expect(await rulesOf('pytest', ['pytest'], { changed: ['conftest.py'] })).toContain(
      'target-changed',
    );
    expect(await rulesOf('pytest', ['pytest'], { changed: ['test.js'] })).not.toContain(
      'target-changed',
    );
  });

  const CODE = {
    'x/init.gradle': '',
    'x/pom.xml': '',
    'x/settings.xml': '',
    'x/x.mk': '',
    'x/tool.py': '',
    'x/tool.toml': '',
    'x/go.mod': '',
    'x/main.go': '',
    'x/a_test.ts': '',
    'x/test_a.py': '',
    'x/x.dll': '',
    'x/x.runsettings': '',
  };

  it.each([
    ['make -f x/x.mk test', 'x/x.mk'],
    ['make -C x -f x.mk test', 'x/x.mk'],
    ['pytest -p x.tool', 'x/tool.py'],
    ['pytest -c x/tool.toml', 'x/tool.toml'],
    ['pytest x/test_a.py::test_b', 'x/test_a.py'],
    ['python -m pytest x/test_a.py', 'x/test_a.py'],
    ['uv run pytest x/test_a.py', 'x/test_a.py'],
    ['mypy --config-file=x/tool.toml x', 'x/tool.toml'],
    ['go test -modfile=x/go.mod ./...', 'x/go.mod'],
    ['go run x/main.go', 'x/main.go'],
    ['deno test x/a_test.ts', 'x/a_test.ts'],
    ['deno test --config x/tool.toml', 'x/tool.toml'],
    ['bun test x/a_test.ts', 'x/a_test.ts'],
  ])('says that the change brings what `%s` loads', async (command, path) => {
    const programs = programNames([]);
    const terms = { files: CODE, changed: [path] };
    const { reading, findings } = await judged(command, programs, terms);
    expect(reading.targets).toContainEqual(expect.objectContaining({ path }));
    expect(findings.map(({ rule }) => rule)).toContain('target-changed');
  });

  it.each(['make -f x/none.mk test', 'pytest -c x/none.toml'])(
    'needs the configuration that it names in the commit: `%s`',
    async (command) => {
      expect(await rulesOf(command, programNames([]), { files: CODE })).toContain('target-missing');
    },
  );

  it('may get settings as text, and configuration from a directory', async () => {
    const ruff = await rulesOf('ruff check --config "line-length = 90" x', ['ruff'], {
      files: CODE,
    });
    expect(ruff[0]).toBe('allow');
  });

  it('has the risk of what it writes', async () => {
    expect((await judged('cargo test', ['cargo'])).risk).toBe('write');
    expect((await judged('pytest', ['pytest'])).risk).toBe('safe');
    expect((await judged('cargo publish', ['cargo'])).risk).toBe('dangerous');
  });

  it('is judged in npm scripts as in a command', async () => {
    expect(await rulesOf('npm run py', [])).toContain('npm-script-text');
    expect(await rulesOf('npm run py', ['pytest'])).not.toContain('npm-script-text');
    expect(await rulesOf('npm run evil', ['pytest'])).toContain('npm-script-text');
  });
});

describe('package managers of the policy', () => {
  const managers = ['pnpm', 'yarn', 'bun'];

  it.each([
    ['pnpm test', 'allow'],
    ['pnpm run lint', 'allow'],
    ['pnpm lint', 'allow'],
    ['yarn lint', 'allow'],
    ['yarn run lint', 'allow'],
    ['bun run lint', 'allow'],
    ['bun lint', 'allow'],
    ['pnpm -C packages/a fine', 'allow'],
    ['yarn --cwd packages/a fine', 'allow'],
  ])('reads the script of `%s`: %s', async (command, verdict) => {
    expect((await rulesOf(command, managers))[0]).toBe(verdict);
  });

  it.each(
    [
      ['pnpm wipe', 'npm-script-dangerous'],
      ['pnpm run wipe', 'npm-script-dangerous'],
      ['yarn wipe', 'npm-script-dangerous'],
      ['bun run wipe', 'npm-script-dangerous'],
      ['pnpm bad', 'npm-script-dangerous'],
      ['pnpm -r test', 'npm-script-dangerous'],
      ['pnpm --filter a test', 'npm-script-dangerous'],
      ['pnpm test -r', 'npm-script-dangerous'],
      ['yarn workspace a test', 'npm-script-dangerous'],
      ['yarn workspaces foreach -A run test', 'npm-script-dangerous'],
      ['bun --filter a test', 'npm-script-dangerous'],
      ['bun run --filter a test', 'npm-script-dangerous'],
      ['pnpm -C packages/a test', 'npm-script-dangerous'],
      ['yarn --cwd packages/a test', 'npm-script-dangerous'],
      ['pnpm start', 'npm-script-missing'],
      ['yarn start', 'npm-script-missing'],
      ['pnpm restart', 'outside-code'],
      ['pnpm lint -e 1', 'npm-script-missing'],
      ['pnpm test --import "data:text/javascript,1"', 'target-outside'],
      ['pnpm c8 node -e 1', 'outside-code'],
      ['pnpm exec npx c8 node -e 1', 'outside-code'],
      ['pnpm node -e 1', 'outside-code'],
      ['pnpm unknown-tool', 'binary-missing'],
      ['pnpm ./x.sh', 'outside-code'],
      ['yarn bash x', 'outside-code'],
      ['pnpm test --script-shell=./x', 'outside-code'],
    ].filter(([command]) => !/lint -e|import/.test(command ?? '')),
  )('blocks `%s`: %s', async (command, rule) => {
    const rules = await rulesOf(command ?? '', managers);
    expect(rules).toContain(rule);
    expect(rules[0]).toBe('block');
  });

  it('judges the words behind a script as part of it', async () => {
    const files = { 'package.json': json({ scripts: { n: 'node', x: 'npx' } }) };
    for (const command of ['pnpm n -e 1', 'yarn n -e 1', 'bun run n -e 1', 'pnpm run x -c id']) {
      expect((await rulesOf(command, managers, { files }))[0], command).toBe('block');
    }
    expect((await rulesOf('pnpm n test.js', managers, { files }))[0]).not.toBe('block');
  });

  it.each([
    ['pnpm test', 'pnpm-workspace.yaml'],
    ['pnpm -C packages/a fine', 'packages/a/.pnpmfile.cjs'],
    ['yarn test', '.env.yarn'],
    ['yarn --cwd packages/a fine', '.yarnrc'],
    ['yarn test', '.yarn/releases/yarn-4.cjs'],
    ['bun run test', 'bunfig.toml'],
    ['cargo test', '.cargo/config.toml'],
    ['cargo t', '.cargo/config'],
    ['php vendor/bin/phpunit', 'vendor/bin/phpunit'],
    ['php vendor/bin/phpunit', 'vendor/composer/autoload_real.php'],
    ['python -m pytest -q', 'pytest.py'],
    ['python -m pytest -q', 'pytest/__init__.py'],
    ['python -m pytest -q', 'json.py'],
    ['python -m json.tool package.json', 'json/__init__.py'],
    ['python -m coverage run scripts/check.py', 'coverage.py'],
  ])('refuses `%s` if the change brings %s', async (command, path) => {
    const programs = [...managers, 'cargo', 'php', 'pytest', 'python'];
    const files = { [path]: '' };
    const rules = await rulesOf(command, programs, { files, changed: [path] });
    expect(rules).toContain('settings-changed');
    expect(rules[0]).toBe('block');
    expect(await rulesOf(command, programs, { files })).not.toContain('settings-changed');
  });

  it.each([
    ['cargo test', 'sub/.cargo/config.toml'],
    ['python -m unittest -q', 'tests/json.py'],
    ['python -m pytest -q', 'pytest_helpers.py'],
    ['python -m tools.check', 'tools/check.py'],
    ['pnpm test', 'packages/a/pnpm-workspace.yaml'],
  ])('does not mind `%s` with a changed %s', async (command, path) => {
    const programs = ['pnpm', 'cargo', 'pytest', 'python'];
    const rules = await rulesOf(command, programs, { files: { [path]: '' }, changed: [path] });
    expect(rules).not.toContain('settings-changed');
  });
});

describe('the .npmrc of a package manager', () => {
  it.each([
    [{ '.npmrc': 'script-shell=./x\n' }, 'pnpm test'],
    [{ 'packages/a/.npmrc': 'script-shell=./x\n' }, 'pnpm -C packages/a fine'],
  ])('%j is read for `%s`', async (files, command) => {
    expect(await rulesOf(command, ['pnpm'], { files })).toContain('npmrc-setting');
  });
});

describe('a family of the policy', () => {
  const policy = (text: string) => parsePolicy(text, 'the policy');
  const OWN = `programs: [shellcheck]
families:
  - name: shellcheck
    evolver:
      flags: { text: 'severity,S= format,f=', config: 'rcfile=' }
      build_files: [.shellcheckrc]
      dependencies: [{ path: .cabal, at: home }]
      match: [shellcheck -S error scripts/a.sh]
      not_match: [shellcheck ../a.sh]
`;

  it('judges what coverage starts as what python starts', async () => {
    const judge = judgeWith({ programs: ['python', 'pytest'] }, { tree: literalTree(FILES) });
    const judged = async (command: string) => (await judge.command(command)).verdict;
    expect(await judged('python -m coverage run -m pytest -q')).not.toBe('block');
    expect(await judged('python -m coverage run --source=src -m unittest')).not.toBe('block');
    expect(await judged('python -m coverage run scripts/check.py -m pip')).not.toBe('block');
    expect(await judged('python -m coverage report')).not.toBe('block');
    expect(await judged('python -m coverage run scripts/none.py')).toBe('block');
  });

  it('reads the files of doctest and unittest as scripts of the commit', async () => {
    const judge = judgeWith({ programs: ['python'] }, { tree: literalTree(FILES) });
    const read = async (command: string) => {
      const { verdict, reading } = await judge.command(command);
      return [verdict, ...reading.targets.map(({ path }) => path)];
    };
    expect(await read('python -m doctest -v scripts/check.py')).toEqual([
      'allow',
      'scripts/check.py',
    ]);
    expect(await read('python -m unittest tools.check.Test.test_a -v')).toEqual([
      'allow',
      'tools/check/__main__.py',
    ]);
    expect((await read('python -m doctest scripts/none.py'))[0]).toBe('block');
    expect((await read('python -m doctest /tmp/x.py'))[0]).toBe('block');
    expect((await read('python -m doctest -o ELLIPSIS Makefile'))[0]).toBe('allow');
    expect((await read('python -m doctest --unknown scripts/check.py'))[0]).toBe('block');
  });

  it.each([
    ["make '--eva=$(shell touch X)' test", 'outside-code'],
    ['make --dir=outside test', 'target-outside'],
    ['make --dir=sub test', 'allow'],
    ['make --no-such test', 'unknown-flag'],
    ['make test PATH=evilbin:/usr/bin', 'make-variable'],
    ['make test PYTHON=true', 'make-variable'],
    ['make test PYTHONPATH:=evilpy', 'make-variable'],
    ['make -- test LD_PRELOAD=x.so', 'make-variable'],
    ['make BASH_ENV=x test', 'make-variable'],
    ['make test TESTS=a.py V=1 VERBOSE=1', 'allow'],
    ["make test 'TESTS=$(shell id)'", 'outside-code'],
    ['make test V!=id', 'outside-code'],
    ['mypy --python-exec ./evil.sh src', 'unknown-flag'],
    ['mypy --warn-unreach src', 'allow'],
    ['mypy --no-such src', 'unknown-flag'],
    ['pytest --pdbc=evil:X', 'unknown-flag'],
    ['pytest -W ignore::tools.check.X', 'tool-runs-file'],
    ['pytest --pythonwarnings=error::tools.check.X', 'tool-runs-file'],
    ['pytest -W ignore::pytest.PytestWarning -W error', 'allow'],
    ['bun --drop=process scripts/check.ts', 'outside-code'],
    ['bun --define process.exit:Boolean scripts/check.ts', 'outside-code'],
    ['bun --loader .ts:text scripts/check.ts', 'outside-code'],
    ['bun --unhandled-rejections=none scripts/check.ts', 'weakens'],
    ["bun run 'echo 1'", 'outside-code'],
    ["yarn exec 'sh evil.sh'", 'outside-code'],
    ["yarn exec '$(id)'", 'outside-code'],
    ["yarn 'echo 1'", 'outside-code'],
    ["yarn workspace a 'echo 1'", 'outside-code'],
    ["pnpm exec 'echo 1'", 'outside-code'],
    ["pnpm 'echo;id'", 'outside-code'],
    ['yarn lint', 'allow'],
    ['pnpm run lint', 'allow'],
    ['python -m pickle evil.pkl', 'outside-code'],
    ['python3 -m ftplib host', 'outside-code'],
    ['python -Bmpickletools evil.pkl', 'outside-code'],
    ['python -m xml.sax.expatreader', 'outside-code'],
    ['python -m coverage run -m pickle evil.pkl', 'outside-code'],
    ['python -m json.tool data.json', 'allow'],
    ['python -m unittest -q', 'allow'],
    ['python -m unittest discover -s . -p "test_*.py"', 'allow'],
    ['python -m tools.check', 'allow'],
    ['python -m flake8', 'tool-unknown'],
    ['python -m pylint --load-plugins=../evil src', 'outside-code'],
    ['python -x scripts/check.py', 'outside-code'],
    ['python -OB scripts/check.py', 'weakens'],
    ['pytest -qWignore::tools.check.X', 'tool-runs-file'],
    ['deno run -A --v8-flags=--help scripts/check.ts', 'only-prints'],
    ['deno run -A --v8-flags=--max-old-space-size=99,--expose-gc scripts/check.ts', 'allow'],
    ["pnpm run '/^x-/'", 'outside-code'],
    ["pnpm run --if-present '/x/i'", 'outside-code'],
    ["pnpm -r run '/^lint$/'", 'outside-code'],
    ["bun run 'x-*'", 'outside-code'],
    ["yarn exec ':'", 'outside-code'],
    ["yarn ':'", 'outside-code'],
    ["pnpm exec '['", 'outside-code'],
    ["yarn run 'unit tests'", 'allow'],
    ["bun run 'unit tests'", 'allow'],
    ["yarn run 'no such'", 'outside-code'],
    ['bun scripts/e.sh', 'target-extension'],
    ['bun run scripts/link.js', 'target-extension'],
    ['python scripts/link.py', 'target-extension'],
    ['python -m py_compile scripts/check.py', 'checks-syntax-only'],
    ['python -m py_compile scripts/none.py', 'target-missing'],
    ['bun lint --define x:1', 'outside-code'],
    ['cargo bench -- --list', 'only-prints'],
    ['cargo clippy -- --version', 'only-prints'],
    ['cargo clippy -- -W help', 'unknown-flag'],
    ['cargo fmt --check -- --version', 'only-prints'],
    ['cargo fmt --check -- --print-config default x', 'unknown-flag'],
    ['cargo test -- --list', 'only-prints'],
    ['cargo test -- --nocapture --help', 'only-prints'],
    ['cargo nextest run -- --list', 'only-prints'],
    ['RUST_BACKTRACE=1 PYTHONUNBUFFERED=1 pytest -q', 'environment-assignment'],
  ])('says what a word of a program of the policy means: %s is %s', async (command, expected) => {
    const programs = 'bun cargo deno make mypy pnpm pytest python yarn'.split(' ');
    const tree = literalTree(FILES);
    const judge = judgeWith({ programs, make_variables: ['TESTS'] }, { tree });
    const { verdict, findings } = await judge.command(command);
    expect([verdict, ...findings.map(({ rule }) => rule)]).toContain(expected);
  });

  it('says of a module that is not known only what its words mean to Python', async () => {
    const judge = judgeWith({ programs: ['python'] }, { tree: literalTree(FILES) });
    const { findings } = await judge.command('python -m bandit -r . -f json -c bandit.yaml');
    expect(findings.map(({ rule }) => rule)).toEqual(['tool-unknown']);
  });

  it('takes flags from the policy that its tables lack', async () => {
    const tool_flags: AddedFlags = {
      eslint: [
        { flag: '--new-flag', value: 'none' },
        { flag: '--new-path', value: 'path' },
        { flag: '--new-text', value: 'text' },
        { flag: '--rulesdir', value: 'text' },
      ],
      make: [{ flag: '--new-flag', value: 'none' }],
    };
    const tree = literalTree(FILES);
    const judge = judgeWith({ programs: ['make', 'pnpm'], tool_flags }, { tree });
    const rules = async (command: string) =>
      (await judge.command(command)).findings.map(({ rule }) => rule);
    const unknown = 'unknown-flag';
    expect(await rules('npx eslint --new-flag --new-text a .')).not.toContain(unknown);
    expect(await rules('npx c8 eslint --new-flag .')).not.toContain(unknown);
    expect(await rules('pnpm exec eslint --new-flag .')).not.toContain(unknown);
    expect(await rules('make --new-flag test')).not.toContain(unknown);
    expect(await rules('npx eslint --other-flag .')).toContain(unknown);
    expect(await rules('npx prettier --new-flag .')).toContain(unknown);
    expect(await rules('npx eslint --new-path=../x .')).toContain('target-outside');
    // The tables know what it loads.
    expect(await rules('npx eslint --rulesdir ./x.js .')).toContain('tool-runs-file');
  });

  it('defines a program for the default profile', async () => {
    const judge = judgeWith(policy(OWN), { tree: literalTree(FILES) });
    expect((await judge.command('shellcheck -S error test.js')).verdict).toBe('allow');
    expect((await judge.command('shellcheck --rcfile=../x test.js')).verdict).toBe('block');
    expect((await judge.command('shellcheck --new-flag test.js')).verdict).toBe('block');
    expect(dependencyFolders(policy(OWN))).toContainEqual({ path: '.cabal', at: 'home' });
    expect(homeDependencies(policy(OWN))).toEqual(['.cabal']);
  });

  it('shows no directory of the home directory that can have credentials', () => {
    const shown = homeDependencies({ programs: programNames([]), families: [] });
    expect(shown.length).toBeGreaterThan(10);
    const private_ = ['.cargo', '.m2', '.gradle', '.nuget', '.local', '.local/share', '.config'];
    expect(shown.filter((folder) => private_.includes(folder))).toEqual([]);
    expect(homeDependencies({ programs: [], families: [] })).toEqual([]);
  });

  it('is judged as the curated profile judges it, if it says nothing else', async () => {
    const terms = { tree: literalTree(FILES) };
    const judge = judgeWith({ programs: ['git', 'grep', 'rm'] }, terms);
    const verdicts = async (...commands: string[]) =>
      Promise.all(commands.map(async (each) => (await judge.command(each)).verdict));
    expect(await verdicts('git status --short', 'grep -n x test.js')).toEqual(['allow', 'allow']);
    expect(
      await verdicts(
        'git push',
        'grep -n x /etc/passwd',
        'grep -P x test.js',
        'rm test.js',
        'cat a',
      ),
    ).toEqual(['block', 'block', 'block', 'block', 'block']);
  });

  it('must be known', () => {
    expect(() => policy('programs: [pytset]')).toThrow(/did you mean pytest/);
    expect(() => policy('programs: [sudo]')).toThrow(/did you mean/);
    expect(policy('programs: [make, python3]').programs).toEqual(['make', 'python3']);
  });
});

describe('dependencyFolders', () => {
  it('has those of node and of the named programs alone', () => {
    expect(dependencyFolders({ programs: [], families: [] })).toEqual([
      { path: 'node_modules', at: 'anywhere' },
    ]);
    const paths = dependencyFolders({ programs: ['pytest', 'cargo', 'yarn', 'go'], families: [] });
    const named = paths.map(({ path, at }) => `${at} ${path}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'anywhere .venv',
        'anywhere target',
        'root .pnp.cjs',
        'root .yarn',
        'anywhere vendor',
        'home .cargo/registry',
        'home go/pkg/mod',
      ]),
    );
    expect(new Set(named).size).toBe(named.length);
  });
});
