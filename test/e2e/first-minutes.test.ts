import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository, TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The commands below a heading of the README. */
function commandsOf(heading: string): string[] {
  const [, section = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split(`## ${heading}\n`);
  const blocks = section.split('\n## ')[0]?.matchAll(/```sh\n([\s\S]*?)```/g) ?? [];
  return [...blocks].flatMap(([, text = '']) => text.trim().split('\n'));
}

/** Runs a line in a shell, with the repository of this test in the place of the one on GitHub. */
function run(line: string, cwd: string, path = '') {
  const env = {
    ...TEST_ENVIRONMENT,
    PATH: path + delimiter + TEST_ENVIRONMENT.PATH,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${ROOT}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/gene-gate/gene-gate.git',
  };
  const options = { cwd, env, encoding: 'utf8', shell: true } as const;
  const { status, stdout, stderr } = spawnSync(line, options);
  return { status, output: stdout + stderr };
}

it('the README leads to a verdict with one command', () => {
  const [line = '', ...others] = commandsOf('Try it');
  expect(others).toEqual([]);
  const { status, output } = run(line, temporaryFolder());
  expect(output).toContain('FAIL: 3 dangers');
  expect(status).toBe(1);
});

it('the README tests it with one command', () => {
  expect(commandsOf('Test it')).toEqual(['cd gene-gate && npm cit']);
});

describe.each(['npm install --global .', 'npm link'])('after %s', (install) => {
  const home = temporaryFolder(afterAll);
  const clone = join(home, 'gene-gate');
  cpSync(join(ROOT, 'package.json'), join(clone, 'package.json'));
  symlinkSync(dirname(dirname(bundle('cli'))), join(clone, 'dist'));
  const prefix = join(home, 'npm');
  const bin = process.platform === 'win32' ? prefix : join(prefix, 'bin');

  it('gene-gate is a command in every directory, and calls itself so', () => {
    mkdirSync(join(prefix, 'lib'), { recursive: true });
    const prefixed = `npm_config_prefix='${prefix}' ${install} --offline --no-audit --userconfig=`;
    expect(run(prefixed, clone)).toMatchObject({ status: 0 });
    const { directory, write, git } = createRepository();
    write({ 'src/deep/a.js': '' });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'begin');
    const [installs, ...lines] = commandsOf('Use it on your own repository');
    expect(installs).toBe('npm install --global .');
    expect(lines).toHaveLength(4);
    const folder = join(directory, 'src/deep');
    for (const line of lines.slice(1)) {
      expect(run(line, folder, bin), line).toMatchObject({ status: 0 });
    }
    expect(run('gene-gate init', folder, bin).output).toContain('  gene-gate doctor\n');
    const started = run(`node '${clone}/dist/cli/index.js' init`, folder).output;
    const [, printed = ''] = /^ {2}(node .*) doctor$/m.exec(started) ?? [];
    expect(run(`${printed} --version`, folder).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
