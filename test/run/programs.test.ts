import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launchOf } from '../../src/run/plan-program.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { planOf, temporaryFolder } from './fixture.ts';

const realNode = realpathSync(process.execPath);
const FAKE = '#!/bin/sh\necho chosen > "$0.ran"\n';

function findIn(checkout: string, ...entries: string[]) {
  return findPrograms({ path: entries.join(delimiter), checkout });
}

/** A separate node, because the real one has an npm next to it. */
function nodeAt(root: string): string {
  const answer = { file: `${root}/bin/node`, version: 'v1', platform: 'x', arch: 'y' };
  return `#!/bin/sh\necho '${JSON.stringify(answer)}'\n`;
}

/** A directory of programs with a real node, reached through a symlink. */
function folderWithNode(): string {
  const folder = temporaryFolder();
  symlinkSync(realNode, join(folder, 'node'));
  return folder;
}

describe('findPrograms', () => {
  it('finds the real node and describes it', async () => {
    const { node } = await findIn(temporaryFolder(), folderWithNode());
    const { version, platform, arch } = process;
    expect(node).toEqual({ file: realNode, version, platform, arch });
  });

  it('never selects a program of the checkout', async () => {
    const checkout = temporaryFolder({ 'node_modules/.bin/node': FAKE, 'bin/node': FAKE });
    const outside = temporaryFolder();
    symlinkSync(join(checkout, 'bin'), join(outside, 'linked directory'));
    mkdirSync(join(outside, 'linked file'));
    symlinkSync(join(checkout, 'bin/node'), join(outside, 'linked file/node'));
    symlinkSync(checkout, join(outside, 'other name'));
    const inward = join(checkout, 'outward');
    symlinkSync(dirname(realNode), inward);
    const good = folderWithNode();
    const before = process.cwd();
    process.chdir(checkout);
    try {
      const inside = ['bin', 'node_modules/.bin'];
      const linked = ['linked directory', 'linked file', 'other name/bin'];
      const { node, searchPath } = await findIn(
        checkout,
        ...['', '.', ...inside, ...inside.map((name) => join(checkout, name))],
        ...[...linked.map((name) => join(outside, name)), inward, '/nowhere', good, good],
      );
      expect(node.file).toBe(realNode);
      expect(searchPath).toEqual([join(outside, 'linked file'), good]);
    } finally {
      process.chdir(before);
    }
  });

  it('recognises another spelling of the checkout', async () => {
    const checkout = temporaryFolder({ 'bin/node': FAKE });
    const outside = temporaryFolder();
    symlinkSync(checkout, join(outside, 'other name'));
    const other = join(outside, 'other name');
    const found = await findIn(other, join(checkout, 'bin'), folderWithNode());
    expect(found.node.file).toBe(realNode);
  });

  it.each([
    ['nowhere', {}],
    ['as something that is not executable', { 'node/x': '' }],
  ])('reports that node is found %s', async (_name, files) => {
    const finding = findIn(temporaryFolder(), temporaryFolder(files));
    await expect(finding).rejects.toMatchObject({
      code: 'program_not_found',
      hint: expect.stringContaining('actions/setup-node'),
    });
  });

  it('asks a version manager’s launcher for the real program, outside the checkout', async () => {
    const log = join(temporaryFolder(), 'log');
    const shims = temporaryFolder({
      node: `#!/bin/sh\necho "$PWD $NODE_OPTIONS" > '${log}'\nexec '${realNode}' "$@"\n`,
    });
    const { node } = await findIn(temporaryFolder(), shims);
    expect(node).toMatchObject({ file: realNode, version: process.version });
    expect(readFileSync(log, 'utf8')).toBe(`${shims} \n`);
  });

  it('does not follow a launcher into the checkout', async () => {
    const checkout = temporaryFolder({ 'bin/node': FAKE });
    const shims = temporaryFolder({ node: nodeAt(checkout) });
    await expect(findIn(checkout, shims)).rejects.toMatchObject({ code: 'program_not_found' });
  });

  it.each([
    ['fails', 'exit 1'],
    ['prints something else', 'echo hello'],
  ])('reports that the first node on PATH %s', async (_name, script) => {
    const broken = temporaryFolder({ node: `#!/bin/sh\n${script}\n` });
    await expect(findIn(temporaryFolder(), broken)).rejects.toMatchObject({
      code: 'program_not_found',
      message: `${join(broken, 'node')} is the first node on PATH, but it does not work.`,
    });
  });
});

describe('npm and npx', () => {
  const manifest = JSON.stringify({ name: 'npm', version: '99.1.0' });
  const npm = (folder: string) => ({
    [`${folder}/package.json`]: manifest,
    [`${folder}/bin/npm-cli.js`]: '',
    [`${folder}/bin/npx-cli.js`]: '',
  });
  const nodeIn = (files: Record<string, string>) => {
    const root = temporaryFolder(files);
    mkdirSync(join(root, 'bin'), { recursive: true });
    return { root, bin: temporaryFolder({ node: nodeAt(root) }) };
  };

  it.each([
    ['elsewhere', 'lib/node_modules/npm'],
    ['on Windows', 'bin/node_modules/npm'],
  ])('are the scripts next to node, %s', async (_name, folder) => {
    const { root, bin } = nodeIn({ ...npm(folder), 'bin/node': '' });
    const { npm: foundNpm, npx } = await findIn(temporaryFolder(), bin);
    expect(foundNpm).toEqual({ file: join(root, folder, 'bin/npm-cli.js'), version: '99.1.0' });
    expect(npx).toEqual({ file: join(root, folder, 'bin/npx-cli.js'), version: '99.1.0' });
  });

  it('are found through a symlink on PATH', async () => {
    const { bin } = nodeIn({ 'bin/node': '' });
    const share = temporaryFolder(npm('npm'));
    symlinkSync(join(share, 'npm/bin/npm-cli.js'), join(bin, 'npm'));
    const programs = await findIn(temporaryFolder(), bin);
    expect(programs.npm?.file).toBe(join(share, 'npm/bin/npm-cli.js'));
    expect(programs).not.toHaveProperty('npx');
  });

  it('are never scripts of the checkout, nor other files with the name', async () => {
    const checkout = temporaryFolder(npm('npm'));
    const { bin } = nodeIn({ 'bin/node': '', 'bin/npm': FAKE, 'npx-cli.js': '' });
    symlinkSync(join(checkout, 'npm/bin/npm-cli.js'), join(bin, 'npm'));
    const programs = await findIn(checkout, bin);
    expect(programs).not.toHaveProperty('npm');
    expect(programs).not.toHaveProperty('npx');
  });
});

describe('programs of the machine', () => {
  const find = (checkout: string, entries: readonly string[], names: readonly string[]) =>
    findPrograms({ path: [...entries, folderWithNode()].join(delimiter), checkout, names });

  it('are never taken from the checkout, by directory or by symlink', async () => {
    const checkout = temporaryFolder({ 'bin/ls': FAKE });
    const linked = temporaryFolder();
    symlinkSync(join(checkout, 'bin/ls'), join(linked, 'ls'));
    const good = temporaryFolder({ ls: FAKE });
    const { machine } = await find(checkout, [join(checkout, 'bin'), linked, good], ['ls']);
    expect(machine.get('ls')?.file).toBe(join(good, 'ls'));
  });

  it('have no names that are paths', async () => {
    const bin = temporaryFolder({ ls: FAKE });
    const { machine } = await find(temporaryFolder(), [join(bin, 'x')], ['../ls', '.', '', '/ls']);
    expect([...machine]).toEqual([]);
  });
});

describe('launchOf', () => {
  const programs = {
    node: { file: '/opt/node', version: 'v24.0.0', platform: 'linux', arch: 'x64' },
    npm: { file: '/opt/npm/bin/npm-cli.js', version: '11.0.0' },
    machine: new Map([['cat', { file: '/bin/cat', real: '/usr/bin/coreutils' }]]),
    searchPath: [],
  };

  const launched = (...plan: Parameters<typeof planOf>) =>
    launchOf(planOf(...plan), { programs, checkout: '/work/repo', above: '', base: {} });
  const binary = 'node_modules/eslint/bin/eslint.js';

  it.each([
    ['node', launched('node test.js --x'), ['test.js', '--x']],
    ['npm', launched('npm run lint'), ['/opt/npm/bin/npm-cli.js', 'run', 'lint']],
    ['a tool', launched('eslint .', { program: 'npx', binary }), [`/work/repo/${binary}`, '.']],
  ])('starts %s with the selected node', (_name, launch, args) =>
    expect(launch).toMatchObject({ file: '/opt/node', args }),
  );

  it('starts a program of the machine directly, under its own name', () => {
    const launch = { file: '/bin/cat', args: ['a', 'b'], cwd: '/work/repo' };
    expect(launched('cat a b')).toEqual(launch);
  });

  it.each([
    ['cd docs', 'cd, which was not found on PATH outside the checkout.'],
    ['npx eslint', 'npx, which was not found on PATH outside the checkout.'],
  ])('reports what %s lacks', (command, words) =>
    expect(() => launched(command)).toThrow(`The command "${command}" needs ${words}`),
  );
});
