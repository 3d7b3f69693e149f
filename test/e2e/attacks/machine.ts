import type { Attack } from './attack.ts';
import { printedBy, SESSION_KEYRING, sessionKeyring } from './keyring.ts';

const LOCKS: Attack = {
  name: 'meet a lock on a file of the machine',
  script: "if (cp.spawnSync('flock', ['-n', '-x', t.locked, 'true']).status === 1) got()",
};

const JOINS: Attack = {
  name: 'have the session keyring of the gate',
  needsSlot: true,
  script: `const [file, ...args] = ${JSON.stringify(SESSION_KEYRING)};
    if (cp.spawnSync(file, args, { encoding: 'utf8' }).stdout.trim() === t.keyring) got()`,
};

/** What is done to objects of the kernel that all processes of the machine share. */
export const ON_MACHINE: readonly Attack[] = [
  ...available(LOCKS, printedBy(['flock', '--version']) !== '', 'flock is not installed'),
  ...available(JOINS, sessionKeyring() !== '', 'no Python, or no keyrings'),
];

function available(attack: Attack, isAvailable: boolean, why: string): Attack[] {
  if (!isAvailable) console.info(`skipped: ${attack.name}: ${why}`);
  return isAvailable ? [attack] : [];
}
