import { spawnSync } from 'node:child_process';

const SERIAL = `import ctypes, os
number = {'x86_64': 250}.get(os.uname().machine, 219)
print(ctypes.CDLL(None).syscall(number, 0, -3, 0))`;

/** Prints the serial number of the session keyring; Node.js has no such call. */
export const SESSION_KEYRING = ['python3', '-I', '-S', '-c', SERIAL] as const;

const ADD = `import ctypes, os
number = {'x86_64': 248}.get(os.uname().machine, 217)
print(ctypes.CDLL(None).syscall(number, b'user', b'gene-gate-test', b'x', 1, -4))`;

/** Adds a key to the keyring of the user, and prints its serial number. */
export const NEW_KEY = ['python3', '-I', '-S', '-c', ADD] as const;

let own: string | undefined;

/** @returns the session keyring of this process; empty without Python or keyrings */
export function sessionKeyring(): string {
  own ??= printedBy(SESSION_KEYRING).replace(/^-1$/, '');
  return own;
}

/** @returns empty if the program is not there */
export function printedBy([file = '', ...args]: readonly string[]): string {
  return spawnSync(file, args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}
