import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** How the gate gets permission to create mounts, and how commands lose it again. */
export interface Privileges {
  readonly name: 'root' | 'sudo' | 'user_namespace';
  /** Starts a program in its own mount namespace, with permission to create mounts there. */
  readonly newMounts: readonly string[];
  /** Starts one in new namespaces, with a copy of the mounts of the process `pid`. */
  readonly enter: (pid: number) => readonly string[];
  /** Starts one in its own mount namespace only, with such a copy. */
  readonly branch: (pid: number) => readonly string[];
  /** Starts the command as an unprivileged user. */
  readonly drop: readonly string[];
  /** The user that commands run as, if not the one of the gate. */
  readonly user?: Identity;
  /** The user that commands run as, as they see it. */
  readonly runsAs: Identity;
  /** Whether to change the owner of the tree to that user, because its owner must not run commands. */
  readonly adopt: boolean;
  /** Options of the overlay that control the use and the marking of its layers. */
  readonly overlay: readonly string[];
}

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** Directories of the system's tools; the step's PATH is not used. */
export const SYSTEM_PATH = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);

/** The user that owns nothing; the number is the same on every Linux. */
export const NOBODY: Identity = { uid: 65534, gid: 65534 };

const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts'];
const SUDO = ['sudo', '-n', '--', 'env', '-i', `PATH=${SYSTEM_PATH}`];
/**
 * In a further user namespace, a command could change what belongs to the user of the gate, such as the
 * limits of a group that was delegated to it.
 */
const NO_USER_NAMESPACES = 'echo 0 >/proc/sys/user/max_user_namespaces && exec "$@"';
const NO_PRIVILEGES = ['--no-new-privs', '--inh-caps=-all'];

/**
 * Returns the ways to create namespaces that may work on this machine, best first.
 *
 * @param gate the user that runs the gate
 * @param owner the owner of the checkout
 * @param network false to give a command its own network with only loopback
 */
export function privilegesFor(gate: Identity, owner: Identity, network: boolean): Privileges[] {
  const unshare = ['unshare', ...NAMESPACES, ...(network ? [] : ['--net'])];
  const mountsOf = (pid: number) => `--mount=/proc/${pid}/ns/mnt`;
  const adopt = owner.uid === 0;
  const user = adopt ? NOBODY : { uid: owner.uid, gid: owner.gid };
  const real = {
    ...{ drop: dropTo(user), user, runsAs: user, adopt },
    // Without it, a directory of the commit cannot be renamed.
    overlay: ['redirect_dir=on', ...(adopt ? ['metacopy=on'] : [])],
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
      runsAs: gate,
      newMounts: ['unshare', '--user', '--map-root-user', '--mount'],
      enter: (pid) => [
        ...ofUser(pid),
        // A command could kill the process that watches the gate, so the kernel watches it as well.
        ...['setpriv', '--pdeathsig=KILL', ...unshare],
      ],
      branch: (pid) => [...ofUser(pid), ...hold],
      drop: [
        ...['unshare', '--user', `--map-user=${gate.uid}`, `--map-group=${gate.gid}`],
        ...['--keep-caps', 'sh', '-c', NO_USER_NAMESPACES, 'gene-gate'],
        ...['setpriv', ...NO_PRIVILEGES, '--ambient-caps=-all'],
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

/** @returns the absolute path of a system tool, if it is installed */
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
