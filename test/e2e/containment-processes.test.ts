import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tryNamespaces } from '../../src/run/containment/choose-backend.ts';
import { privilegesFor } from '../../src/run/containment/privileges.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { LIMITS, planOf, temporaryFolder, until } from '../run/fixture.ts';
import { validating } from './changes.ts';
import { pullRequest, startCli, withCommands } from './cli.ts';
import { choose, inNamespaces } from './containment-attacks.ts';
import { processes, running } from './processes.ts';

/** Commands with a mark among their arguments, but for the gate. */
const commands = (mark: string): number =>
  processes(
    ([program, script, given]) =>
      program?.endsWith('/node') && script === 'scripts/hang.js' && given === mark,
  );

inNamespaces('a command does not outlive a gate that is killed', async () => {
  const mark = randomUUID();
  const repository = withCommands([`node scripts/hang.js ${mark}`]);
  await startCli(['check'], {
    cwd: repository.directory,
    started: async (child) => {
      await until(() => commands(mark) === 1);
      child.kill('SIGKILL');
    },
  });
  await until(() => commands(mark) === 0);
  expect(commands(mark)).toBe(0);
});

it.each([
  ['ignores TERM', 'scripts/stay.js'],
  ['has left its process group', 'scripts/leave.js'],
])('a command without namespaces that %s ends with its gate', async (_, script) => {
  if (process.platform !== 'linux') return console.info('skipped: reads /proc');
  const mark = randomUUID();
  const stay = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);\n";
  const repository = withCommands([`node ${script} ${mark}`], {
    '.github/gene-gate.yml': 'containment: off\n',
    'scripts/stay.js': stay,
    'scripts/leave.js': `const { spawn } = require('node:child_process');
const args = ['scripts/stay.js', process.argv[2]];
spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();
${stay}`,
  });
  const count = () => processes((words) => words.includes(mark) && words[0]?.endsWith('/node'));
  const expected = script === 'scripts/leave.js' ? 2 : 1;
  await startCli(['check'], {
    cwd: repository.directory,
    started: async (child) => {
      await until(() => count() === expected);
      child.kill('SIGKILL');
    },
  });
  await until(() => count() === 0);
  expect(count()).toBe(0);
});

/** The supervisors that this process has started, each by a process that keeps its view. */
function supervisors(): readonly number[] {
  const all = running();
  const parentOf = (pid: number) => all.find((each) => each.pid === pid)?.parent ?? 0;
  return all
    .filter(({ words }) => words.some((word) => word.endsWith('/supervisor.py')))
    .filter(({ parent }) => parentOf(parent) === process.pid)
    .filter(({ words }) => words[0]?.includes('python'))
    .map(({ pid }) => pid);
}

const isRunning = (mark: string) =>
  processes(([program, ...words]) => program?.endsWith('/node') && words.includes(mark)) > 0;

it('does not take a command for passed whose supervisor has ended, and starts no other', async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('only Linux has namespaces');
  const checkout = temporaryFolder({ 'hang.js': 'setInterval(() => {}, 1000)' });
  const { backend, isolation } = await choose(checkout);
  if (isolation.level !== 'namespaces') skip(`no slots: ${isolation.description}`);
  if (isolation.launcher === 'sudo') skip('the supervisor belongs to root');
  const mark = randomUUID();
  const outcome = backend.run(planOf(`node hang.js ${mark}`));
  await until(() => isRunning(mark));
  expect(supervisors()).toHaveLength(1);
  for (const pid of supervisors()) process.kill(pid, 'SIGKILL');
  expect(await outcome).toMatchObject({
    status: 'error',
    exit_code: null,
    reason: 'Containment was lost: the supervisor has ended',
  });
  await until(() => !isRunning(mark));
  expect(await backend.run(planOf('node -e 0'))).toMatchObject({
    status: 'crashed',
    reason: 'Containment could not be set up: the supervisor has ended',
  });
});

const WITHOUT = ['--bounding-set=-sys_admin', '--inh-caps=-sys_admin'];
const CLI = `${process.cwd()}/dist/cli/index.js`;

/** Why root cannot be one without `CAP_SYS_ADMIN` that makes user namespaces, as in a container. */
function whyNotWithout(): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root';
  const words = [...WITHOUT, 'unshare', '--user', '--map-root-user', '--mount', 'true'];
  return spawnSync('setpriv', words).status === 0 ? undefined : 'root has no user namespaces here';
}

it('root without CAP_SYS_ADMIN contains commands in a user namespace', ({ skip }) => {
  const missing = whyNotWithout();
  if (missing !== undefined) skip(missing);
  const script = `const fs = require('node:fs');
    for (const path of ['/etc/hostname', '/usr/x']) {
      try { fs.writeFileSync(path, 'x'); process.exit(7); } catch {}
    }
    require('./a.js');`;
  const head = { ...validating('node check.js'), 'check.js': script };
  const { directory } = pullRequest({ 'a.js': '' }, head);
  const args = [CLI, 'check', '--base', 'main', '--format', 'json'];
  const run = spawnSync('setpriv', [...WITHOUT, process.execPath, ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  const { isolation, genes } = JSON.parse(run.stdout);
  expect(isolation).toMatchObject({ level: 'namespaces', launcher: 'user_namespace' });
  expect(genes[0].commands).toMatchObject([{ outcome: { status: 'passed' } }]);
});

const NOBODY = { uid: 65534, gid: 65534 };

/** Names that separate the options of a mount. */
const FILES = ['plain/a', 'deep/a,b:c/a', 'deep/nested/a', 'deep/small', 'top'];

/** Says which files it reads, and which of them somebody else has locked. */
const LOOK = `const fs = require('node:fs'), { spawnSync } = require('node:child_process');
for (const file of process.argv.slice(2)) {
  const isLocked = spawnSync('flock', ['-n', '-x', file, 'true']).status === 1;
  console.log(fs.readFileSync(file, 'utf8'), isLocked);
}`;

it.for(['root', 'user_namespace'] as const)(
  'no lock is met, nor beside nested mounts: %s',
  async (way, { skip }) => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) skip('only root can mount');
    if (spawnSync('flock', ['--version']).status !== 0) skip('flock is not installed');
    const shown = temporaryFolder(Object.fromEntries(FILES.map((file) => [file, file])));
    chmodSync(shown, 0o755);
    const nested = join(shown, 'deep/nested');
    const { status } = spawnSync('mount', ['-t', 'tmpfs', 'gene-gate-test', nested]);
    if (status !== 0) skip('root may not mount here');
    onTestFinished(() => void spawnSync('umount', ['-l', nested]));
    writeFileSync(join(nested, 'a'), 'deep/nested/a');
    const paths = FILES.map((file) => join(shown, file));
    const lock = paths.flatMap((file) => ['flock', '-s', file]);
    const [file = '', ...args] = [...lock, 'sh', '-c', 'echo; read -r _'];
    const holder = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void holder.stdin.destroy());
    await once(holder.stdout, 'data');

    const checkout = temporaryFolder({ 'look.js': LOOK });
    const programs = await findPrograms({ path: process.env.PATH ?? '', checkout });
    const uid = way === 'root' ? { uid: 0, gid: 0 } : NOBODY;
    const privileges = privilegesFor(uid, { uid: 0, gid: 0 });
    const chosen = privileges.find(({ name }) => name === way);
    const options = { programs, checkout, limits: LIMITS, outputBytes: 4096, network: false };
    const made =
      chosen && (await tryNamespaces(chosen, { ...options, folders: [], shown: [shown] }));
    if (made === undefined || 'reason' in made) return skip(made?.reason ?? 'no such way');
    onTestFinished(made.close);
    const argv = ['node', 'look.js', ...paths];
    const { stdout, stderr } = await made.backend.run(planOf('node look.js', { argv }));
    expect(stdout.head + stderr.head).toBe(FILES.map((name) => `${name} false\n`).join(''));
  },
);
