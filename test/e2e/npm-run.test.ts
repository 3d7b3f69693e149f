import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run/fixture.ts';
import { testNpms } from './npm.ts';
import { randomProject, writeProject } from './npm-packages.ts';
import { BothWays, RECORD, type Seen, writePackage } from './npm-run.ts';

/** More with `NPM_RUNS`. */
const RUNS = Number(process.env.NPM_RUNS ?? 25);

/** Differences of the environment from that of the real npm, with their reasons. */
const ACCEPTED: Readonly<Record<string, string>> = {
  _: 'bash sets it to the program that it starts, and npm starts a second shell',
  SHLVL: 'bash counts the shells',
  npm_package_bin_ok: 'the files of the package’s binaries, which scripts start by name',
  npm_config_allow_scripts: 'empty, and only of the newest versions of npm 11',
};

/** Names that no shell can use: dash, as npm's shell, drops such variables, and bash passes them on. */
const UNUSABLE = /\W/;

const own = ({ env, ...rest }: Seen) => ({
  ...rest,
  env: Object.fromEntries(
    Object.entries(env).filter(([name]) => !(name in ACCEPTED || UNUSABLE.test(name))),
  ),
});

/** The gate passes on a setting that repeats npm's default; npm does not. */
const withoutDefaults = (gate: Seen, npm: Seen | undefined): Seen => {
  const isDefault = (name: string) => name.startsWith('npm_config_') && !(name in (npm?.env ?? {}));
  const env = Object.entries(gate.env).filter(([name]) => !isDefault(name));
  return { ...gate, env: Object.fromEntries(env) };
};

const npms = await testNpms();

describe.each(npms)('$name', async (npm) => {
  const root = temporaryFolder({}, afterAll);
  const both = await BothWays.in(temporaryFolder({}, afterAll), npm);

  /** Runs both in a new directory, and expects the same of both. */
  const expectSame = async (
    write: (folder: string) => void,
    args: readonly string[],
    cwd = '',
  ): Promise<readonly Seen[] | undefined> => {
    const folder = join(root, 'p');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    write(folder);
    const gate = await both.gate(folder, cwd, args);
    if (gate === undefined) return undefined;
    const real = await both.npm(join(folder, cwd), args);
    const seen = gate.seen.map((each, at) => withoutDefaults(own(each), real.seen[at]));
    expect({ ...gate, seen }).toEqual({ ...real, seen: real.seen.map(own) });
    return gate.seen;
  };

  const PACKAGE = {
    name: '@a/root',
    version: '1.2.3',
    bin: { ok: './bin/../x.js', 'not-a-name': 'y.js' },
    config: { a: '1', b: { c: true, d: false, e: null, f: ['x', { g: 2 }] }, 'h-i': 'j' },
    engines: { node: '>=18' },
    type: 'commonjs',
    scripts: {
      pretest: 'node record.cjs',
      test: 'node record.cjs 0 --a',
      posttest: 'node record.cjs && node record.cjs',
      fail: 'node record.cjs 3',
      prefail: 'true',
      postfail: 'node record.cjs',
      killed: 'node record.cjs SIGTERM',
      postkilled: 'node record.cjs',
      set: "NODE_ENV=test FORCE_COLOR='0' node record.cjs",
      tool: 'tool 0 a',
      shell: 'node record.cjs "$npm_package_name" | cat; node record.cjs $npm_lifecycle_event',
      inner: 'npm run set',
      builtin: 'echo a\\\\nb',
      lost: 'no-such-program x',
      quoted: "node record.cjs 'a  b' \"c'd\" e\\ f",
      lines: 'node record.cjs 0 \\\n  a',
      deep: 'npm run inner -- --x',
      preinner: 'node record.cjs',
      outer: 'npm run fail',
      postouter: 'node record.cjs',
      stop: 'npm run nothing --if-present',
    },
  };
  const write =
    (npmrc = '') =>
    (folder: string) =>
      writePackage(folder, {
        'package.json': PACKAGE,
        'node_modules/tool/cli.js': `#!/usr/bin/env node\n${RECORD}`,
        '.npmrc': npmrc,
      });

  it.each([
    ['test'],
    ['t'],
    ['test', '--', 'a', '--b', "it's", '', '$X', '*', '[a]'],
    ['test', '--ignore-scripts'],
    ['test', '--silent'],
    ['run', 'fail'],
    ['run', 'killed'],
    ['run', 'set', '--loglevel=warn', '--json'],
    ['run', 'tool'],
    ['run', 'shell'],
    ['run', 'builtin'],
    ['run', 'lost'],
    ['run', 'quoted', '--', 'a b'],
    ['run', 'lines'],
    ['run', 'test', '--color', '--no-unicode', '--long'],
    ['run', 'inner'],
    ['run', 'inner', '--', 'a b'],
    ['run', 'deep', '--ignore-scripts', '--json'],
    ['run', 'deep', '-s', '--', '*'],
    ['run', 'outer'],
    ['stop'],
    ['run-script', 'set', '--prefer-offline'],
  ])('%j', { timeout: 60_000 }, async (...args) => {
    expect(await expectSame(write(), args)).toBeDefined();
  });

  it.each([
    ['ignore-scripts=true'],
    ['node-options=--max-old-space-size=300 --no-warnings'],
    ['loglevel=silent\nfund=false\naudit=true\nsave-exact=true\ncolor=always\nlogs-max=20'],
    ['shamefully-hoist=false\npublic-hoist-pattern[]=*a*\npublic-hoist-pattern[]=b\nheading=""'],
    ['access=public\nexpect-results=false\ntag=latest\nsave-prefix=~\nengine-strict\nlibc=null'],
    ['update-notifier=true\nfetch-retries=7\nauth-type=legacy\nmessage = a b ; c'],
  ])('with the .npmrc %j', { timeout: 60_000 }, async (npmrc) => {
    expect(await expectSame(write(npmrc), ['test'])).toBeDefined();
  });

  const WORKSPACES = {
    'package.json': {
      name: 'root',
      workspaces: ['w/*'],
      scripts: { test: 'node record.cjs', each: 'npm test -w a -w b', posteach: 'true' },
    },
    'w/a/package.json': {
      name: 'a',
      version: '1.0.0',
      scripts: {
        pretest: 'true',
        test: 'node ../../record.cjs 4',
        posttest: 'node ../../record.cjs',
      },
    },
    'w/b/package.json': {
      name: 'b',
      scripts: { test: 'node ../../record.cjs', posttest: 'node ../../record.cjs' },
    },
    'w/c/package.json': { name: 'c', scripts: { test: 'node ../../record.cjs 5' } },
    'w/e/package.json': {
      name: 'e',
      config: { only: 'e' },
      scripts: {
        each: 'npm test',
        test: 'node ../../record.cjs',
        stop: 'node ../../record.cjs',
        start: 'node ../../record.cjs',
        prestart: 'node ../../record.cjs',
      },
    },
    'w/d/package.json': { name: 'd', scripts: { other: 'node ../../record.cjs SIGTERM' } },
  };

  it.each([
    [['test', '-w', 'b'], ''],
    [['test', '-w', 'a', '-w', 'b'], ''],
    [['test', '-ws'], ''],
    [['test', '-ws', '--if-present', '--include-workspace-root'], ''],
    [['run', 'other', '-ws'], ''],
    [['run', 'other', '-w', 'd', '-w', 'b', '--if-present'], ''],
    [['test'], 'w/b'],
    [['--prefix', 'w/a', 'test'], ''],
    [['test', '-w', 'b', '--', 'x y'], ''],
    [['run', 'each'], ''],
    [['run', 'each'], 'w/e'],
    [['stop', '-w', 'e', '--', 'a b'], ''],
    [['--prefix', 'w/e', 'run', 'each'], ''],
  ])('%j in %j, with workspaces', { timeout: 60_000 }, async (args, cwd) => {
    expect(await expectSame((folder) => writePackage(folder, WORKSPACES), args, cwd)).toBeDefined();
  });

  const TEXTS = [
    'node "$INIT_CWD/record.cjs"',
    'node "$INIT_CWD/record.cjs" 3',
    'node -p 1+1',
    'node "$INIT_CWD/record.cjs" && node "$INIT_CWD/record.cjs"',
    'NODE_ENV=a node -p process.env.NODE_ENV',
    'exit 7',
    'echo a b',
  ];

  it(`does what npm does, in ${RUNS} random projects`, {
    timeout: 60_000 + RUNS * 3000,
  }, async () => {
    let ran = 0;
    let left = 0;
    const projects = fc.sample(randomProject(TEXTS), {
      numRuns: RUNS * 4,
      seed: Number(process.env.NPM_SEED ?? 1),
    });
    for (const project of projects.slice(0, RUNS)) {
      const put = (folder: string) => {
        writeProject(folder, project.files);
        for (const each of ['', 'w/a/', 'x/'])
          writePackage(folder, { [`${each}record.cjs`]: RECORD });
      };
      const seen = await expectSame(put, project.argv, project.cwd).catch((error: unknown) => {
        throw new Error(JSON.stringify(project, null, 1), { cause: error });
      });
      if (seen === undefined) left += 1;
      else ran += 1;
    }
    console.info(`${npm.name}: ${ran} commands run by the gate, ${left} left to npm or refused.`);
    expect(ran).toBeGreaterThan(RUNS / 10);
  });
});
