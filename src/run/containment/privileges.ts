import { SYSTEM_PATH } from '../../ground/system-tool.ts';

/** How the gate gets permission to create mounts, and which user commands run as. */
export interface Privileges {
  readonly name: 'root' | 'sudo' | 'user_namespace';
  /** Starts a program in its own mount namespace, with permission to create mounts there. */
  readonly newMounts: readonly string[];
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

/** The user that owns nothing; the number is the same on every Linux. */
export const NOBODY: Identity = { uid: 65534, gid: 65534 };

const SUDO = ['sudo', '-n', '--', 'env', '-i', `PATH=${SYSTEM_PATH}`];

/**
 * Returns the ways to create namespaces that may work on this machine, best first.
 *
 * @param gate the user that runs the gate
 * @param owner the owner of the checkout
 */
export function privilegesFor(gate: Identity, owner: Identity): Privileges[] {
  const adopt = owner.uid === 0;
  const user = adopt ? NOBODY : { uid: owner.uid, gid: owner.gid };
  const real = {
    ...{ user, runsAs: user, adopt },
    // Without it, a directory of the commit cannot be renamed.
    overlay: ['redirect_dir=on', ...(adopt ? ['metacopy=on'] : [])],
  };
  const newMounts = ['unshare', '--mount'];
  const rooted: Privileges =
    gate.uid === 0
      ? { name: 'root', newMounts, ...real }
      : { name: 'sudo', newMounts: [...SUDO, ...newMounts], ...real };
  // Root of a container often lacks `CAP_SYS_ADMIN`, and has user namespaces as every user has.
  return [
    rooted,
    {
      name: 'user_namespace',
      newMounts: ['unshare', '--user', '--map-root-user', '--mount'],
      runsAs: gate.uid === 0 ? NOBODY : gate,
      adopt: false,
      overlay: ['userxattr'],
    },
  ];
}
