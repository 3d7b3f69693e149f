import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Chosen } from '../../src/run/containment/attempt.ts';
import { chooseRung } from '../../src/run/containment/choose.ts';
import { processGroup } from '../../src/run/containment/process-group.ts';
import { findPrograms } from '../../src/run/programs.ts';
import type { Rung } from '../../src/run/rung.ts';
import { isAlive, LIMITS, planOf, temporaryFolder } from './fixture.ts';

const SECRET = 'secret-of-another-process';

/** What a hostile command could get at, on a machine of its own for each attempt. */
export interface World {
  readonly checkout: string;
  readonly home: string;
  readonly port: number;
  readonly socket: string;
  /** A process of the gate's user, with a secret in its environment. */
  readonly holder: ChildProcess;
  connections: number;
}

const FILES = {
  'a.txt': 'audited\n',
  'other-gene.js': "console.log('audited');\n",
  'lib/b.txt': 'audited\n',
  '.git/config': '[core]\n\tbare = false\n[http]\n\textraheader = AUTHORIZATION: basic c2VjcmV0\n',
};

async function world(attack: string): Promise<World> {
  const home = temporaryFolder({ canary: 'private', 'gate.js': '' });
  const checkout = temporaryFolder({ ...FILES, 'attack.js': attack });
  const holder = spawn('/bin/sh', ['-c', 'read -r _'], {
    env: { SECRET },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const made: World = {
    ...{ checkout, home, holder, port: 0, connections: 0 },
    socket: join(home, 'socket'),
  };
  const servers = [createServer(), createServer()] as const;
  for (const [index, server] of servers.entries()) {
    server.on('connection', (socket) => {
      made.connections += 1;
      socket.on('error', () => undefined).end();
    });
    const ready = new Promise((resolve) => server.once('listening', resolve));
    if (index === 0) server.listen(0, '127.0.0.1');
    else server.listen(made.socket);
    await ready;
  }
  onTestFinished(() => {
    holder.kill('SIGKILL');
    for (const server of servers) server.close();
  });
  const address = servers[0].address();
  return Object.assign(made, { port: typeof address === 'object' ? address?.port : 0 });
}

interface Attack {
  readonly name: string;
  /** As user 65534, whose processes are counted over the whole machine, it would fail other tests. */
  readonly feltByOthers?: boolean;
  /** Runs in the checkout with the World's paths and numbers as `t`; `got()` claims success. */
  readonly script: string;
  /** Looks from outside; default: whether the command claims it. */
  readonly succeeded?: (world: World, stdout: string) => boolean | Promise<boolean>;
}

const PRELUDE = `const fs = require('fs'), net = require('net'), cp = require('child_process');
const t = JSON.parse(process.argv[2]);
const got = () => fs.writeSync(1, 'GOT');
`;

const text = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const ATTACKS: readonly Attack[] = [
  {
    name: 'write outside the checkout',
    script: "fs.writeFileSync(t.home + '/written', '')",
    succeeded: ({ home }) => existsSync(join(home, 'written')),
  },
  {
    name: 'leave a file in the checkout',
    script: "fs.writeFileSync('left', '')",
    succeeded: ({ checkout }) => existsSync(join(checkout, 'left')),
  },
  {
    name: 'rewrite the script of another gene',
    script: "fs.writeFileSync('other-gene.js', '')",
    succeeded: ({ checkout }) => text(join(checkout, 'other-gene.js')) === '',
  },
  {
    name: 'delete the checkout',
    script:
      "for (const name of fs.readdirSync('.')) fs.rmSync(name, { recursive: true, force: true })",
    succeeded: ({ checkout }) => !existsSync(join(checkout, 'lib/b.txt')),
  },
  {
    name: 'plant a git hook and configuration',
    script: `fs.mkdirSync('.git/hooks'); fs.writeFileSync('.git/hooks/post-checkout', '');
      fs.writeFileSync('.git/config', '[core]\\n\\tfsmonitor = evil')`,
    succeeded: ({ checkout }) =>
      existsSync(join(checkout, '.git/hooks/post-checkout')) ||
      (text(join(checkout, '.git/config')) ?? '').includes('evil'),
  },
  {
    name: 'read the token that a checkout step left in .git/config',
    script: "if (fs.readFileSync('.git/config', 'utf8').includes('AUTHORIZATION')) got()",
  },
  {
    name: 'read a file of HOME or of the runner',
    script: "if (fs.readFileSync(t.home + '/canary', 'utf8') === 'private') got()",
  },
  {
    name: 'read the environment of the gate, of its parent, or of process 1',
    script: `for (const name of fs.readdirSync('/proc')) {
      try { if (fs.readFileSync('/proc/' + name + '/environ').includes('${SECRET}')) got() } catch {}
    }`,
  },
  {
    name: 'talk to a server of the machine',
    script: "net.connect(t.port, '127.0.0.1').on('error', () => {})",
    succeeded: ({ connections }) => connections > 0,
  },
  {
    name: 'talk to a socket by its path',
    script: "net.connect(t.socket).on('error', () => {})",
    succeeded: ({ connections }) => connections > 0,
  },
  {
    name: 'kill a process of the same user',
    script: 'process.kill(t.pid, "SIGKILL")',
    succeeded: async ({ holder }) => {
      await delay(100);
      return !isAlive(holder.pid ?? 0);
    },
  },
  {
    name: 'live on as a daemon that hides its mark',
    script: `cp.spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.mark], { detached: true, env: {},
      stdio: 'ignore' }).on('spawn', () => setTimeout(() => process.exit(), 100))`,
    succeeded: ({ home }) => processesOf(home) > 0,
  },
  {
    name: 'start processes without end (300 of them)',
    feltByOthers: true,
    script: `let started = 0;
      for (let i = 0; i < 300; i += 1) {
        try { if (cp.spawn('/bin/sleep', ['3'], { stdio: 'ignore' }).on('error', () => {}).pid) started += 1 } catch {}
      }
      if (started === 300) got(); process.exit()`,
  },
  {
    name: 'write a file of 300 MiB',
    script: `process.on('SIGXFSZ', () => {});
      const file = fs.openSync(process.env.TMPDIR + '/big', 'w');
      fs.ftruncateSync(file, 300 * 1024 * 1024); got()`,
  },
];

/** Counts daemons, by an argument that names their World, and ends them. */
function processesOf(mark: string): number {
  const found = readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
    } catch {
      return false;
    }
  });
  for (const pid of found) process.kill(Number(pid), 'SIGKILL');
  return found.length;
}

async function attempt(rung: Rung, { name, succeeded }: Attack, place: World) {
  const { checkout, home, port, socket, holder } = place;
  const targets = JSON.stringify({ checkout, home, port, socket, pid: holder.pid, mark: home });
  const plan = planOf('node attack.js', { argv: ['node', 'attack.js', targets] });
  const outcome = await rung.run(plan);
  expect(outcome.reason ?? '', name).not.toMatch(/could not be (set up|started)/);
  const claimed = outcome.stdout.head.includes('GOT');
  return succeeded ? await succeeded(place, outcome.stdout.head) : claimed;
}

/** The best rung for a checkout, as the gate chooses it; it is closed with the test. */
export async function choose(
  checkout: string,
  folders: readonly string[] = [],
  limits: Partial<typeof LIMITS> = {},
): Promise<Chosen> {
  const chosen = await chooseBest(checkout, folders, limits);
  onTestFinished(chosen.close);
  return chosen;
}

async function chooseBest(
  checkout: string,
  folders: readonly string[] = [],
  limits: Partial<typeof LIMITS> = {},
): Promise<Chosen> {
  return chooseRung({
    programs: await findPrograms({ path: process.env.PATH ?? '', checkout }),
    checkout,
    outputBytes: 64 * 1024,
    limits: { ...LIMITS, ...limits },
    requested: 'auto',
    network: false,
    folders,
  });
}

/** @returns why this machine gives no namespaces, or nothing if it does */
export async function whyNot(): Promise<string | undefined> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gene gate test ')));
  const { isolation, close } = await chooseBest(folder);
  await close();
  rmSync(folder, { recursive: true });
  if (isolation.level === 'namespaces') return undefined;
  return `no namespaces: ${isolation.downgrades?.map(({ from, reason }) => `${from}: ${reason}`).join('; ')}`;
}

/**
 * One test for each attack: it succeeds without containment, and fails with it.
 *
 * @param asRoot whether the gate is root, so that commands are user 65534
 */
export function testAttacks(asRoot: boolean): void {
  let missing: Promise<string | undefined> | undefined;
  const attacks = ATTACKS.filter(({ feltByOthers = false }) => !(asRoot && feltByOthers));
  it.each(attacks)('$name', async (attack) => {
    const open = await world(PRELUDE + attack.script);
    const programs = await findPrograms({ path: process.env.PATH ?? '', checkout: open.checkout });
    const outputBytes = 64 * 1024;
    const without = processGroup({ programs, checkout: open.checkout, outputBytes });
    expect(await attempt(without, attack, open), 'without containment').toBe(true);

    missing ??= whyNot();
    const reason = await missing;
    if (reason !== undefined) {
      console.info(`skipped with containment: ${reason}`);
      return;
    }
    const closed = await world(PRELUDE + attack.script);
    const { rung } = await choose(closed.checkout, [closed.home]);
    expect(await attempt(rung, attack, closed), 'with containment').toBe(false);
  });
}
