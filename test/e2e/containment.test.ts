import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { chooseBackend } from '../../src/run/containment/choose-backend.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { LIMITS, planOf, temporaryFolder, until } from '../run/fixture.ts';
import { list } from '../table.ts';
import { choose, inNamespaces, planOfScript, sharing } from './containment-attacks.ts';
import { processes } from './processes.ts';

const shared = sharing();

/** Runs a script. */
async function run(script: string, timeoutMs?: number): Promise<Outcome & { checkout: string }> {
  const { backend, checkout } = await shared();
  return { ...(await backend.run(planOfScript(script, timeoutMs))), checkout };
}

it.each([
  ['exit code 0', '', { status: 'passed', exit_code: 0, signal: null }],
  ['another exit code', 'process.exit(3)', { status: 'failed', exit_code: 3 }],
  [
    'a signal',
    'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)',
    { status: 'crashed', exit_code: null, reason: 'Command was ended by SIGKILL' },
  ],
  [
    'SIGINT, which nothing has made it ignore',
    'process.kill(process.pid, "SIGINT"); setInterval(() => {}, 1000)',
    { status: 'crashed', signal: 'SIGINT' },
  ],
])('ends as it would without: %s', async (_name, script, expected) => {
  expect(await run(script)).toMatchObject(expected);
});

it('has its output to itself: the supervisor says nothing', async () => {
  const { stdout, stderr } = await run(
    'console.log("out"); console.error("err"); process.kill(process.pid, "SIGKILL")',
  );
  expect(stdout.head).toBe('out\n');
  expect(stderr.head).toBe('err\n');
});

inNamespaces('gets its words as they are', async () => {
  const checkout = temporaryFolder({
    'check.js': 'console.log(JSON.stringify(process.argv.slice(2)))',
  });
  const { backend } = await choose(checkout);
  const odd = list`
    a b ¦ <0 times x> ¦ . ¦ back\slash \n \c ¦ line<U+000A>break<U+000A> ¦ $HOME <U+0060>x<U+0060>
    '" ¦ <U+0020>x ¦ ü<U+0009>
  `;
  const run = (...words: readonly string[]) =>
    backend.run(planOf('node check.js', { argv: ['node', 'check.js', ...words] }));
  expect(JSON.parse((await run(...odd)).stdout.head)).toEqual(odd);
  expect(await run('a\0b')).toMatchObject({
    status: 'crashed',
    reason: expect.stringMatching(/could not be started: .*ERR_INVALID_ARG_VALUE/),
  });
});

inNamespaces('is ended before all others if the memory is used up', async () => {
  const { stdout } = await run(
    "console.log(require('node:fs').readFileSync('/proc/self/oom_score_adj', 'utf8').trim())",
  );
  expect(stdout.head).toBe('1000\n');
});

it('has a control group of its own, which is removed', async ({ skip }) => {
  const { backend, isolation } = await choose(
    temporaryFolder({
      'check.js': "console.log(require('node:fs').readFileSync('/proc/self/cgroup', 'utf8'))",
    }),
  );
  if (isolation.limits?.memory_limited_by !== 'control_group') {
    skip('no control group of version 2 can be made here');
  }
  const { stdout } = await backend.run(planOf('node check.js'));
  const [, group = ''] = /^0::(.*\/gene-gate-.*)$/m.exec(stdout.head) ?? [];
  expect(group).not.toBe('');
  await until(() => !existsSync(join('/sys/fs/cgroup', group)));
});

inNamespaces('is asked to end at its time limit, and made to', async () => {
  const polite = `process.on('SIGTERM', () => { console.log('bye'); process.exit(0) });
      setInterval(() => {}, 1000)`;
  expect(await run(polite, 1500)).toMatchObject({ status: 'timed_out', stdout: { head: 'bye\n' } });
  const rude = `process.on('SIGTERM', () => console.log('no')); setInterval(() => {}, 1000);
      require('child_process').spawn('sh', ['-c', 'kill -STOP $$'], { stdio: 'inherit' })`;
  expect(await run(rude, 1500)).toMatchObject({
    status: 'timed_out',
    signal: 'SIGKILL',
    stdout: { head: 'no\n' },
  });
});

it('may close its outputs and go on', async () => {
  const script = `require('fs').closeSync(1); require('fs').closeSync(2);
      setTimeout(() => process.exit(7), 300)`;
  expect(await run(script)).toMatchObject({ status: 'failed', exit_code: 7 });
});

it('is ended when the gate is interrupted', async () => {
  const checkout = temporaryFolder({ 'check.js': 'setInterval(() => {}, 1000)' });
  const { backend } = await choose(checkout);
  const controller = new AbortController();
  const mark = randomUUID();
  const running = backend.run(planOf(`node check.js ${mark}`), controller.signal);
  await until(() => launched(mark));
  controller.abort();
  expect(await running).toMatchObject({ signal: 'SIGTERM', reason: 'interrupted' });
  expect(launched(mark)).toBe(false);
});

inNamespaces('writes to a view of its own, which the checkout never sees', async () => {
  const script = `const fs = require('fs');
    fs.mkdirSync('made/deep', { recursive: true }); fs.writeFileSync('made/deep/new file', 'x');
    fs.appendFileSync('a.txt', 'more'); fs.rmSync('lib/b.txt');
    fs.rmSync('gone', { recursive: true }); fs.mkdirSync('gone'); fs.writeFileSync('gone/d', '');
    console.log(fs.readFileSync('a.txt', 'utf8'), fs.existsSync('lib/b.txt'))`;
  const files = { 'a.txt': 'a', 'lib/b.txt': 'b', 'lib/c.txt': 'c', 'gone/e': 'e' };
  const checkout = temporaryFolder({ ...files, 'check.js': script });
  const { stdout, side_effects } = await (await choose(checkout)).backend.run(
    planOf('node check.js'),
  );
  expect(stdout.head).toBe('amore false\n');
  const created = ['gone/d', 'made/deep/new file'];
  expect(side_effects).toEqual({ created, changed: ['a.txt'], deleted: ['gone/e', 'lib/b.txt'] });
  expect(readdirSync(checkout).sort()).toEqual(['a.txt', 'check.js', 'gone', 'lib']);
});

inNamespaces('has no side effects if it writes only temporary files', async () => {
  const script = `const fs = require('fs'); fs.readFileSync('check.js');
      fs.writeFileSync(require('os').tmpdir() + '/t', ''); fs.writeFileSync(process.env.HOME + '/h', '')`;
  expect(await run(script)).toMatchObject({
    status: 'passed',
    side_effects: { created: [], changed: [], deleted: [] },
  });
});

inNamespaces('does not see what an earlier one left, wherever it can write', async () => {
  const script = `const fs = require('fs'), path = require('path');
      const places = ['.', '.git', '/', '/tmp', '/home', process.env.HOME, '/dev', '/dev/shm', '/.gene-gate',
        '/proc', '/usr', '/etc', ...process.env.PATH.split(':')];
      const files = [...places.map((each) => path.join(each, 'left')), '.git/config',
        process.env.npm_config_userconfig, process.env.npm_config_globalconfig];
      const holds = (file) => { try { return fs.readFileSync(file, 'utf8').includes('left') } catch {} };
      console.log(files.filter(holds).join());
      for (const file of files) { try { fs.chmodSync(file, 0o666) } catch {}
        try { fs.writeFileSync(file, 'left') } catch {} }
      console.log(files.filter(holds).join());`;
  const checkout = temporaryFolder({ '.git/config': '[core]\n', 'check.js': script });
  const { backend } = await choose(checkout);
  const first = (await backend.run(planOf('node check.js'))).stdout.head.split('\n');
  expect(first[0]).toBe('');
  expect(first[1]).toBe('left,.git/left,/tmp/left,/home/gene-gate/left,/dev/shm/left');
  const second = (await backend.run(planOf('node check.js'))).stdout.head.split('\n');
  expect(second).toEqual(first);
});

inNamespaces('has nothing mounted that can be written but what is its own', async () => {
  const script = "console.log(require('fs').readFileSync('/proc/self/mountinfo', 'utf8'))";
  const { stdout, checkout } = await run(script);
  const mounts = stdout.head
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const writable = mounts
    .filter(([, , , , , options = '']) => !options.split(',').includes('ro'))
    .map(([, , , , point = '']) => point.replaceAll('\\040', ' '))
    // What is mounted below them has been covered.
    .filter((point) => !/^\/(dev|proc|\.gene-gate)\//.test(point));
  expect([...new Set(writable)].sort()).toEqual(['/home/gene-gate', '/proc', '/tmp', checkout]);
});

inNamespaces('cannot take the cover off what its view is made of', async () => {
  const script = `const { status, stdout } = require('child_process').spawnSync('unshare', ['--user',
        '--map-root-user', '--mount', 'sh', '-c',
        'umount /.gene-gate; umount -l /proc; mount -o remount,bind,rw /usr; ls -A /.gene-gate; touch /usr/x']);
      console.log(status, String(stdout))`;
  const { stdout } = await run(script);
  expect(stdout.head).toMatch(/^[1-9]\d* \n$/);
});

inNamespaces('has no file of the gate open, and no terminal', async () => {
  const script = `const fs = require('fs');
      const isPipe = (file) => file.isFIFO() && file.nlink === 0;
      const open = fs.readdirSync('/proc/self/fd').flatMap((fd) => {
        if ((fd === '1' || fd === '2') && isPipe(fs.fstatSync(Number(fd)))) return [];
        try { return fs.readlinkSync('/proc/self/fd/' + fd) } catch { return [] } });
      console.log(open.filter((each) => each.startsWith('/') && !/^\\/(dev\\/null|proc\\/)/.test(each)).join());
      let terminal = 'GOT';
      try { fs.openSync('/dev/tty', 'r+') } catch (error) { terminal = error.code }
      console.log(terminal, fs.readdirSync('/dev/pts').join(), fs.existsSync('/sys'))`;
  const { stdout } = await run(script);
  expect(stdout.head).toBe('\nENXIO ptmx false\n');
});

it('can run npm scripts and a server of its own', async () => {
  const checkout = temporaryFolder({
    'package.json': JSON.stringify({ scripts: { test: 'node server.js' } }),
    'server.js': `const s = require('net').createServer((c) => c.end('hello')).listen(0, '127.0.0.1', () =>
        require('net').connect(s.address().port, '127.0.0.1').on('data', (d) => { console.log(String(d)); process.exit() }))`,
  });
  const { backend } = await choose(checkout);
  const outcome = await backend.run(planOf('npm test'));
  expect(outcome).toMatchObject({ status: 'passed' });
  expect(outcome.stdout.head).toContain('hello');
});

it('starts in a checkout whatever its name is', async () => {
  const name = "a, b:c\n# 'd' \\é";
  const script = 'console.log(process.cwd())';
  const files = { [`${name}/check.js`]: script, [`${name}/${name}/in/check.js`]: script };
  const checkout = join(temporaryFolder(files), name);
  const { backend } = await choose(checkout);
  expect((await backend.run(planOf('node check.js'))).stdout.head).toBe(`${checkout}\n`);
  const nested = planOf('node check.js', { directory: `${name}/in` });
  expect((await backend.run(nested)).stdout.head).toBe(`${checkout}/${name}/in\n`);
  const missing = await backend.run(planOf('node check.js', { directory: 'none' }));
  expect(missing).toMatchObject({ status: 'failed', exit_code: 126 });
});

inNamespaces('does not run at all if its view cannot be made', async () => {
  const checkout = temporaryFolder({ 'check.js': 'console.log("ran")' });
  const { backend, close } = await choose(checkout);
  await close();
  const outcome = await backend.run(planOf('node check.js'));
  expect(outcome).toMatchObject({ status: 'crashed', stdout: { bytes: 0 } });
  expect(outcome.reason).toMatch(/^Containment could not be set up: the supervisor has ended/);
});

const options = async (checkout: string) => ({
  programs: await findPrograms({ path: process.env.PATH ?? '', checkout }),
  checkout,
  outputBytes: 1024,
  limits: LIMITS,
  network: false,
  folders: [],
});

it('chooseRung leaves nothing of its probes behind', async () => {
  const checkout = temporaryFolder({ 'a.txt': '' });
  const folder = temporaryFolder();
  await choose(checkout, { folders: [folder] });
  expect(readdirSync(checkout)).toEqual(['a.txt']);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['darwin', 'win32'] as const)('falls to a process group on %s', async (platform) => {
  const asked = { ...(await options(temporaryFolder())), platform };
  const { isolation } = await chooseBackend({ ...asked, requested: 'auto' });
  expect(isolation).toMatchObject({
    level: 'process_group',
    downgrades: [{ from: 'namespaces', reason: `${platform} has no namespaces` }],
  });
  await expect(chooseBackend({ ...asked, requested: 'require' })).rejects.toMatchObject({
    code: 'containment_unavailable',
  });
});

it.each([
  ['require', 'rejects', { code: 'interrupted' }],
  ['auto', 'resolves', { isolation: { level: 'process_group' } }],
] as const)('asked to stop while it probes: %s', async (requested, ends, expected) => {
  const signal = AbortSignal.abort();
  const chosen = chooseBackend({ ...(await options(temporaryFolder())), requested, signal });
  await expect(chosen)[ends].toMatchObject(expected);
});

inNamespaces('chooseRung shows each probe, and that it held', async () => {
  const { isolation } = await choose(temporaryFolder());
  const required = isolation.probes?.filter((probe) => probe.required) ?? [];
  expect(required.length).toBeGreaterThan(10);
  expect(required.filter(({ held }) => !held)).toEqual([]);
});

it('chooseRung does not claim a level in which a private directory is seen', async () => {
  // The checkout itself is the directory, so nothing can hide it.
  const checkout = temporaryFolder();
  const { isolation } = await choose(checkout, { folders: [checkout] });
  expect(isolation.level).toBe('process_group');
  expect(isolation.downgrades?.length).toBeGreaterThan(0);
  await expect(
    chooseBackend({ ...(await options(checkout)), folders: [checkout], requested: 'require' }),
  ).rejects.toMatchObject({ code: 'containment_unavailable' });
  expect(existsSync(checkout)).toBe(true);
});

/** Whether a node runs somewhere on the machine that has `mark` among its arguments. */
function launched(mark: string): boolean {
  return processes(([node, , given]) => node?.endsWith('/node') && given === mark) > 0;
}
