import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planOf, temporaryFolder, until } from '../run/fixture.ts';
import { choose } from './containment-attacks.ts';

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly words: readonly string[];
}

/** All processes of the machine that this one may read. */
function running(): readonly Running[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      return /^\d+$/.test(name) ? [{ pid: Number(name), parent, words }] : [];
    } catch {
      return [];
    }
  });
}

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
  running().some(({ words }) => words[0]?.endsWith('/node') && words.includes(mark));

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
