import type { Attack } from './attack.ts';
import { NEW_KEY, printedBy, SESSION_KEYRING, sessionKeyring } from './keyring.ts';

const LOCKS: Attack = {
  name: 'meet a lock on a file of the machine',
  script: "if (cp.spawnSync('flock', ['-n', '-x', t.locked, 'true']).status === 1) got()",
};

const JOINS: Attack = {
  name: 'have the session keyring of the gate',
  script: `const [file, ...args] = ${JSON.stringify(SESSION_KEYRING)};
    if (cp.spawnSync(file, args, { encoding: 'utf8' }).stdout.trim() === t.keyring) got()`,
};

/** A network namespace has no part in it. */
const AF_VSOCK = 40;
const VIRTUAL = [
  'python3',
  '-I',
  '-S',
  '-c',
  `import socket; socket.socket(${AF_VSOCK}, 1); print('made')`,
];

const TALKS: Attack = {
  name: 'have a socket to the host of a virtual machine',
  script: `const [file, ...args] = ${JSON.stringify(VIRTUAL)};
    if (cp.spawnSync(file, args, { encoding: 'utf8' }).stdout.trim() === 'made') got()`,
};

const RINGS = [
  ...['python3', '-I', '-S', '-c'],
  'import ctypes; c = ctypes.CDLL(None, use_errno=True); c.syscall(425, 1, None); print(ctypes.get_errno())',
];
const EFAULT = '14';

const SUBMITS: Attack = {
  name: 'create sockets by io_uring, which no filter sees',
  script: `const [file, ...args] = ${JSON.stringify(RINGS)};
    if (cp.spawnSync(file, args, { encoding: 'utf8' }).stdout.trim() === '${EFAULT}') got()`,
};

const LEAVES: Attack = {
  name: 'leave a key in the keyring of the user, for commands to come',
  script: `const [file, ...args] = ${JSON.stringify(NEW_KEY)};
    if (Number(cp.spawnSync(file, args, { encoding: 'utf8' }).stdout) > 0) got()`,
};

const NESTS: Attack = {
  name: 'have all capabilities in a user namespace of its own',
  script: "if (cp.spawnSync('unshare', ['--user', 'true']).status === 0) got()",
};

const MANY_TERMINALS = 100;

const FILLS: Attack = {
  name: 'use up the pseudo-terminals of the machine',
  script: `for (let i = 0; i < ${MANY_TERMINALS}; i += 1) fs.openSync('/dev/ptmx', 'r+'); got()`,
};

/** What is done to objects of the kernel that all processes of the machine share. */
export const ON_MACHINE: readonly Attack[] = [
  ...available(LOCKS, printedBy(['flock', '--version']) !== '', 'flock is not installed'),
  ...available(JOINS, sessionKeyring() !== '', 'no Python, or no keyrings'),
  ...available(LEAVES, Number(printedBy(NEW_KEY)) > 0, 'no Python, or no keyrings'),
  ...available(
    NESTS,
    printedBy(['unshare', '--user', 'echo', 'made']) === 'made',
    'no user namespaces',
  ),
  FILLS,
  ...available(SUBMITS, printedBy(RINGS) === EFAULT, 'no Python, or no io_uring'),
  ...available(TALKS, printedBy(VIRTUAL) === 'made', 'no Python, or no such sockets'),
];

function available(attack: Attack, isAvailable: boolean, why: string): Attack[] {
  if (!isAvailable) console.info(`skipped: ${attack.name}: ${why}`);
  return isAvailable ? [attack] : [];
}
