import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository, TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { commandsOf, inShell, ROOT } from './readme.ts';

const run = (line: string, cwd: string, path = '') =>
  inShell(line, cwd, { PATH: path + delimiter + TEST_ENVIRONMENT.PATH });

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

  it('gene-gate is a command in every directory, and calls itself so', async () => {
    mkdirSync(join(prefix, 'lib'), { recursive: true });
    const prefixed = `npm_config_prefix='${prefix}' ${install} --offline --no-audit --userconfig=`;
    expect(await run(prefixed, clone)).toMatchObject({ status: 0 });
    const { directory, write, git } = createRepository();
    write({ 'src/deep/a.js': '' });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'begin');
    const [installs, ...lines] = commandsOf('Use it on your own repository');
    expect(installs).toBe('npm install --global .');
    expect(lines).toHaveLength(4);
    const folder = join(directory, 'src/deep');
    for (const line of lines.slice(1)) {
      expect(await run(line, folder, bin), line).toMatchObject({ status: 0 });
    }
    expect((await run('gene-gate init', folder, bin)).output).toContain('  gene-gate doctor\n');
    const started = (await run(`node '${clone}/dist/cli/index.js' init`, folder)).output;
    const [, printed = ''] = /^ {2}(node .*) doctor$/m.exec(started) ?? [];
    expect((await run(`${printed} --version`, folder)).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
