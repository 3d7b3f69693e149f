import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** How the gate comes by the right to make mounts, and how a command is rid of it again. */
export interface Privileges {
  readonly name: 'root' | 'sudo' | 'user_namespace';
  /** Start a program in a mount namespace of its own, with the right to make mounts there. */
  readonly newMounts: readonly string[];
  /** Start one in fresh namespaces, with a copy of the mounts that the process `pid` has. */
  readonly enter: (pid: number) => readonly string[];
  /** Start one in a mount namespace of its own only, with such a copy. */
  readonly branch: (pid: number) => readonly string[];
  /** Start the command as an unprivileged user. */
  readonly drop: readonly string[];
  /** The user that commands run as, if it is another one. */
  readonly user?: Identity;
  /** Whether the tree is given to that user, because its owner is one that may run no command. */
  readonly adopt: boolean;
  /** Options of the overlay: how the kernel is to use, and to mark, what is in its layers. */
  readonly overlay: readonly string[];
}

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** Where the system's own tools are; the step's PATH is not asked. */
export const SYSTEM_PATH = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);

/** The user that owns nothing, by the number it has on every Linux. */
const NOBODY: Identity = { uid: 65534, gid: 65534 };

const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts'];
const SUDO = ['sudo', '-n', '--', 'env', '-i', `PATH=${SYSTEM_PATH}`];
const NO_PRIVILEGES = ['--no-new-privs', '--inh-caps=-all'];

/**
 * The ways to namespaces that are worth a try on this machine, best first.
 *
 * @param gate who the gate runs as
 * @param owner who the checkout belongs to
 * @param network false to give a command a network of its own, with nothing in it but loopback
 */
export function privilegesFor(gate: Identity, owner: Identity, network: boolean): Privileges[] {
  const unshare = ['unshare', ...NAMESPACES, ...(network ? [] : ['--net'])];
  const mountsOf = (pid: number) => `--mount=/proc/${pid}/ns/mnt`;
  const adopt = owner.uid === 0;
  const user = adopt ? NOBODY : { uid: owner.uid, gid: owner.gid };
  const real = {
    ...{ drop: dropTo(user), user, adopt },
    overlay: adopt ? ['metacopy=on'] : [],
  };
  const hold = ['unshare', '--mount'];
  const enter = (pid: number) => ['nsenter', mountsOf(pid), '--', ...unshare];
  const branch = (pid: number) => ['nsenter', mountsOf(pid), '--', ...hold];
  const ofUser = (pid: number) => [
    ...['nsenter', `--user=/proc/${pid}/ns/user`, '--preserve-credentials'],
    ...[mountsOf(pid), '--'],
  ];
  if (gate.uid === 0) return [{ name: 'root', newMounts: hold, enter, branch, ...real }];
  return [
    {
      name: 'sudo',
      newMounts: [...SUDO, ...hold],
      enter: (pid) => [...SUDO, ...enter(pid)],
      branch: (pid) => [...SUDO, ...branch(pid)],
      ...real,
    },
    {
      name: 'user_namespace',
      newMounts: ['unshare', '--user', '--map-root-user', '--mount'],
      enter: (pid) => [
        ...ofUser(pid),
        // Here a command could kill the process that watches the gate, so the kernel watches it, too.
        ...['setpriv', '--pdeathsig=KILL', ...unshare],
      ],
      branch: (pid) => [...ofUser(pid), ...hold],
      drop: [
        ...['unshare', '--user', `--map-user=${gate.uid}`, `--map-group=${gate.gid}`],
        ...['setpriv', ...NO_PRIVILEGES],
      ],
      adopt: false,
      overlay: ['userxattr'],
    },
  ];
}

function dropTo({ uid, gid }: Identity): string[] {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return ['setpriv', ...user, ...NO_PRIVILEGES, '--bounding-set=-all'];
}

/** @returns the absolute file of one of the system's own tools, if it is there */
export async function systemTool(name: string): Promise<string | undefined> {
  for (const folder of SYSTEM_PATH.split(delimiter)) {
    const file = join(folder, name);
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
