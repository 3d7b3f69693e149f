import { type ChildProcess, spawn } from 'node:child_process';
import { linkSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../run/fixture.ts';
import { sessionKeyring } from './keyring.ts';

/** In the environment of a process of the gate's user. */
export const SECRET = 'secret-of-another-process';

/** What a hostile command could get at. */
export interface World {
  readonly checkout: string;
  /** Home of the user, with what a runner keeps there, too. */
  readonly home: string;
  readonly port: number;
  readonly socket: string;
  /** The name of a socket of the machine that is no file. */
  readonly abstractSocket: string;
  /** A process of the gate's user, with {@link SECRET} in its environment. */
  readonly target: ChildProcess;
  /** A file of the machine on which a process holds a lock, unless it has no `flock`. */
  readonly locked: string;
  /** The session keyring of this process; empty if that is not known. */
  readonly keyring: string;
  /** How often somebody has come to one of the sockets. */
  connections: number;
}

const TOKEN = '[http]\n\textraheader = AUTHORIZATION: basic c2VjcmV0\n';
const FILES = {
  'a.txt': 'audited\n',
  'other-gene.js': "console.log('audited');\n",
  'lib/b.txt': 'audited\n',
  'node_modules/dependency/index.js': 'audited\n',
  '.git/config': `[core]
	bare = false
${TOKEN}`,
  '.git/modules/lib/config': TOKEN,
};

const HOME = {
  canary: 'private',
  '.npmrc': '//registry/:_authToken=npm_private',
  'runner/env': '',
  linked: 'before',
  'hard-linked': 'before',
  'linked-folder/file': 'before',
};

/**
 * Makes a machine of its own for attempts, as far as that is possible.
 *
 * @param scripts files of the checkout besides those that every world has
 * @param atEnd takes what is to be done when the world is no longer needed
 */
export async function makeWorld(
  scripts: Readonly<Record<string, string>>,
  atEnd: (close: () => void) => void,
): Promise<World> {
  const home = temporaryFolder(HOME, atEnd);
  const checkout = temporaryFolder({ ...FILES, ...scripts }, atEnd);
  symlinkSync(join(home, 'linked'), join(checkout, 'link'));
  symlinkSync(join(home, 'linked-folder'), join(checkout, 'link-to-folder'));
  linkSync(join(home, 'hard-linked'), join(checkout, 'hard-link'));
  const target = spawn('/bin/sh', ['-c', 'read -r _'], {
    env: { SECRET },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const locked = process.execPath;
  const locker = spawn('flock', ['-s', locked, 'sh', '-c', 'echo; read -r _'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => {
    locker.once('error', resolve);
    locker.stdout.once('data', resolve);
  });
  const world = {
    ...{ checkout, home, target, locked, keyring: sessionKeyring(), port: 0, connections: 0 },
    socket: join(home, 'socket'),
    abstractSocket: `gene-gate-${process.pid}-${target.pid}`,
  };
  const places = [
    { port: 0, host: '127.0.0.1' },
    { path: world.socket },
    { path: `\0${world.abstractSocket}` },
  ];
  const servers = places.map((place) =>
    createServer((socket) => {
      world.connections += 1;
      socket.on('error', () => undefined).end();
    }).listen(place),
  );
  await Promise.all(
    servers.map((server) => new Promise((resolve) => server.once('listening', resolve))),
  );
  atEnd(() => {
    target.kill('SIGKILL');
    locker.stdin.destroy();
    for (const server of servers) server.close();
  });
  const address = servers[0]?.address();
  return Object.assign(world, { port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
}
