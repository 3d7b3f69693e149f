import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../../run/fixture.ts';
import { running } from '../processes.ts';
import type { Attack } from './attack.ts';

/** What is done to other processes, or by one that is to live on. */
export const ON_PROCESSES: readonly Attack[] = [
  {
    name: 'kill a process of the same user',
    script: 'process.kill(t.pid, "SIGKILL")',
    succeeded: async ({ target }) => {
      await delay(100);
      return !isAlive(target.pid ?? 0);
    },
  },
  { name: 'send a signal to the gate', script: 'process.kill(t.gate, 0); got()' },
  {
    name: 'live on as a daemon that hides its mark',
    script: `cp.spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.home], { detached: true, env: {},
      stdio: 'ignore' }).on('spawn', () => setTimeout(() => process.exit(), 100))`,
    succeeded: ({ home }) => processesOf(home) > 0,
  },
  {
    name: 'live on as a daemon whose parents have ended, with the outputs still open',
    script: `cp.spawn('/bin/sh', ['-c', 'setsid sh -c "while :; do sleep 1; done" "$0" & exit', t.home],
      { detached: true, env: { PATH: process.env.PATH }, stdio: 'inherit' }).on('exit', () => process.exit())`,
    succeeded: ({ home }) => processesOf(home) > 0,
  },
  {
    name: 'start processes without end (300 of them)',
    script: `let started = 0;
      for (let i = 0; i < 300; i += 1) {
        try { if (cp.spawn('/bin/sleep', ['3'], { stdio: 'ignore' }).on('error', () => {}).pid) started += 1 } catch {}
      }
      if (started === 300) got(); process.exit()`,
  },
  {
    name: 'make mounts',
    needsRoot: true,
    script: "if (cp.spawnSync('unshare', ['--mount', 'true']).status === 0) got()",
  },
  {
    name: 'change a setting of the kernel',
    needsRoot: true,
    script: `const file = '/proc/sys/kernel/core_pattern';
      fs.writeFileSync(file, fs.readFileSync(file)); got()`,
  },
  {
    name: 'gain privileges by a program that has them',
    script: `if (/^NoNewPrivs:\\s*0$/m.test(fs.readFileSync('/proc/self/status', 'utf8'))) got()`,
  },
  {
    name: 'have capabilities',
    needsRoot: true,
    script: `const status = fs.readFileSync('/proc/self/status', 'utf8');
      if (/^Cap(Eff|Prm|Bnd|Inh|Amb):\\s*0*[1-9a-f]/m.test(status)) got()`,
  },
  {
    name: 'see the groups that hold its limits',
    script: "if (fs.readdirSync('/sys/fs/cgroup').length > 0) got()",
  },
];

/** Counts daemons, by an argument that names their World, and ends them. */
function processesOf(mark: string): number {
  const found = running().filter(({ words }) => words.some((word) => word.includes(mark)));
  for (const { pid } of found) process.kill(pid, 'SIGKILL');
  return found.length;
}
