import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { NpmScripts, ScriptStep } from '../../../src/command/reading.ts';
import { DRIVER, launchScripts } from '../../../src/run/scripts/npm-scripts.ts';

const NODE = { file: 'C:\\node\\node.exe', version: 'v24.0.0', platform: 'win32', arch: 'x64' };
const base = { PATH: 'C:\\node;C:\\git', HOME: 'C:\\home', SYSTEMROOT: 'C:\\Windows' };

function step(text: string, parts: Partial<ScriptStep> = {}): ScriptStep {
  return {
    ...{ directory: 'w', event: 'test', body: text, words: [], text },
    ...{ packageId: '', packageEnv: {}, ...parts },
  };
}

function scriptsOf(...steps: ScriptStep[]): NpmScripts {
  return {
    ...{ subcommand: 'test', directory: '', project: '', prefixed: false },
    ...{ inWorkspaces: false, config: {}, steps },
  };
}

function launch(
  scripts: NpmScripts,
  more: { shell?: string; npm?: { file: string; version: string } },
) {
  const programs = { node: NODE, machine: new Map(), searchPath: [], ...more };
  return launchScripts(scripts, { programs, checkout: 'C:\\repo', base, platform: 'win32' });
}

describe('on Windows', () => {
  const ofNode = step('node x.js a', { command: { argv: ['node', 'x.js', 'a'], env: { A: 'b' } } });
  const ofTool = step('t', { command: { argv: ['t'], env: {} } });
  const ofShell = step('node a && node b');

  it('one script of node starts without a shell, in its directory', () => {
    expect(launch(scriptsOf(ofNode), {})).toMatchObject({
      ...{ file: NODE.file, args: ['x.js', 'a'], cwd: 'C:\\repo\\w' },
      env: {
        A: 'b',
        EDITOR: 'C:\\Windows\\notepad.exe',
        INIT_CWD: 'C:\\repo',
        PATH: 'C:\\repo\\w\\node_modules\\.bin;C:\\repo\\node_modules\\.bin;C:\\node_modules\\.bin;C:\\node;C:\\git',
        npm_config_prefix: 'C:\\node',
        npm_lifecycle_event: 'test',
        npm_package_json: 'C:\\repo\\w\\package.json',
      },
    });
  });

  it.each([[[ofShell]], [[ofNode, ofTool]], [[ofTool]], [[]]])(
    'everything else needs the shell of Git for Windows (%#)',
    (steps) => {
      expect(launch(scriptsOf(...steps), {})).toEqual({ missing: 'sh' });
      const shell = 'C:\\git\\bin\\sh.exe';
      expect(launch(scriptsOf(...steps), { shell })).toMatchObject({ file: shell });
    },
  );

  it('a script that starts npm needs npm', () => {
    const nested = scriptsOf(step('npm x', { command: { argv: ['npm', 'x'], env: {} } }));
    expect(launch(nested, {})).toEqual({ missing: 'npm' });
    const npm = { file: 'C:\\node\\node_modules\\npm\\bin\\npm-cli.js', version: '11.0.0' };
    expect(launch(nested, { npm })).toMatchObject({ args: [npm.file, 'x'] });
  });
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
    expect(run(sh('', 'echo 1'), sh('', 'echo 2; exit 3'), sh('', 'echo 4'))).toEqual({
      stdout: '1\n2\n',
      status: 3,
      signal: null,
    });
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
    expect(run(sh('', 'kill -TERM $$'), sh('', 'echo no'))).toMatchObject({
      stdout: '',
      status: 143,
    });
  });
});
