import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { NpmScripts } from '../../src/command/reading.ts';
import { readPrepare } from '../../src/run/prepare/read-prepare.ts';
import { DRIVER, launchScripts } from '../../src/run/scripts/npm-scripts.ts';

const NODE = { file: '/node/bin/node', version: 'v24.0.0', platform: 'linux', arch: 'x64' };

it('a script needs a shell, and one that starts npm needs npm', () => {
  const command = { argv: ['npm', 'x'], env: {} };
  const step = { directory: 'w', event: 'test', body: 'npm x', words: [], text: 'npm x', command };
  const scripts: NpmScripts = {
    ...{ subcommand: 'test', directory: '', project: '', prefixed: false, inWorkspaces: false },
    ...{ config: {}, steps: [{ ...step, packageId: '', packageEnv: {} }] },
  };
  const programs = { node: NODE, machine: new Map(), searchPath: [] };
  const launch = (more: object) =>
    launchScripts(scripts, { programs: { ...programs, ...more }, checkout: '/repo', base: {} });
  const npm = { file: '/node/lib/node_modules/npm/bin/npm-cli.js', version: '11.0.0' };
  expect(launch({ npm })).toEqual({ missing: 'sh' });
  expect(launch({ shell: '/bin/sh' })).toEqual({ missing: 'npm' });
  expect(launch({ shell: '/bin/sh', npm })).toMatchObject({ file: '/bin/sh', cwd: '/repo' });
});

describe.skipIf(process.platform === 'win32')('the shell that runs scripts', () => {
  const run = (...steps: readonly (readonly string[])[]) => {
    const args = steps.flatMap((words) => [String(words.length), ...words]);
    const { stdout, status, signal } = spawnSync('/bin/sh', ['-c', DRIVER, 'npm', ...args]);
    return { stdout: String(stdout), status, signal };
  };
  const sh = (package_: string, text: string, ...variables: string[]) => [
    ...[package_, '/', '', String(variables.length), ...variables],
    ...['/bin/sh', '-c', text, 'sh', '$(echo no)', "it's"],
  ];

  it('runs them in order, up to the first that fails', () => {
    const failed = { stdout: '1\n2\n', status: 3, signal: null };
    expect(run(sh('', 'echo 1'), sh('', 'echo 2; exit 3'), sh('', 'echo 4'))).toEqual(failed);
    expect(run()).toMatchObject({ status: 0 });
    expect(run(sh('', 'echo 1'), sh('', 'exit 0'))).toMatchObject({ stdout: '1\n', status: 0 });
  });

  it('goes on with the next package, and exits with the last failure', () => {
    const steps = [sh('a', 'exit 3'), sh('a', 'echo no'), sh('b', 'exit 4'), sh('c', 'echo c')];
    expect(run(...steps)).toEqual({ stdout: 'c\n', status: 4, signal: null });
  });

  it('hands on words and variables as they are, to one script alone', () => {
    const show = 'printf "%s|" "$A" "$1" "$2" "$PWD" "$OLDPWD"; echo';
    expect(run(sh('', show, 'A=b  "c" $d `e`\\'), sh('', show)).stdout).toBe(
      'b  "c" $d `e`\\|$(echo no)|it\'s|/||\n|$(echo no)|it\'s|/||\n',
    );
  });

  it('ends with the last program, and by its signal', () => {
    expect(run(sh('', 'true'), sh('', 'kill -TERM $$'))).toMatchObject({ signal: 'SIGTERM' });
    const ended = { stdout: '', status: 143 };
    expect(run(sh('', 'kill -TERM $$'), sh('', 'echo no'))).toMatchObject(ended);
  });
});

it('readPrepare reads one command from each line', () => {
  const text = "npm ci --ignore-scripts\n\n# builds\n  CI=1 npm run 'build it'\r\n";
  const [first, second] = ['npm ci --ignore-scripts', "CI=1 npm run 'build it'"];
  expect(readPrepare(text)).toEqual([
    { command: first, argv: ['npm', 'ci', '--ignore-scripts'], assignments: {} },
    { command: second, argv: ['npm', 'run', 'build it'], assignments: { CI: '1' } },
  ]);
});

it.each([
  ['npm ci && npm run build', /two lines/],
  ['npm ci; npm run build', /two lines/],
  ['npm ci || true', /two lines/],
  ['npm ci | tee log', /two lines/],
  ['npm ci &', /two lines/],
  ['npm ci > log', /plain words/],
  ['npm run $(cat name)', /plain words/],
  ['npm run "$NAME"', /plain words/],
  ["npm run 'unterminated", /plain words/],
  ['  \n# nothing', /Name a command/],
])('readPrepare refuses %s', (text, hint) => {
  expect(() => readPrepare(text)).toThrow(
    expect.objectContaining({ code: 'input_invalid', hint: expect.stringMatching(hint) }),
  );
});
