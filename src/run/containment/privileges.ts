import { SYSTEM_PATH } from '../../ground/system-tool.ts';

/** The gate's permission to create mounts, and the user of commands. */
export interface Privileges {
  readonly name: 'root' | 'sudo' | 'user_namespace';
  /** Starts a program in its own mount namespace, with permission to create mounts. */
  readonly newMounts: readonly string[];
  /** The user of commands, unless the gate's. */
  readonly user?: Identity;
  /** The user of commands, as they see it. */
  readonly runsAs: Identity;
  /** True to give the tree to that user, because its owner must not run commands. */
  readonly adopt: boolean;
  /** Overlay options for the use and marking of its layers. */
  readonly overlay: readonly string[];
}

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** The user that owns nothing, with the same number on every Linux. */
export const NOBODY: Identity = { uid: 65534, gid: 65534 };

const SUDO = ['sudo', '-n', '--', 'env', '-i', `PATH=${SYSTEM_PATH}`];

/**
 * Returns the ways to create namespaces that may work on this machine, best first.
 * @param gate the gate's user
 * @param owner the owner of the checkout
 */
export function privilegesFor(gate: Identity, owner: Identity): Privileges[] {
  const adopt = owner.uid === 0;
  const user = adopt ? NOBODY : { uid: owner.uid, gid: owner.gid };
  const real = {
    ...{ user, runsAs: user, adopt },
    // Without redirect_dir, a directory of the commit cannot be renamed.
    overlay: ['redirect_dir=on', ...(adopt ? ['metacopy=on'] : [])],
  };
  const newMounts = ['unshare', '--mount'];
  const rooted: Privileges =
    gate.uid === 0
      ? { name: 'root', newMounts, ...real }
      : { name: 'sudo', newMounts: [...SUDO, ...newMounts], ...real };
  // A container's root often lacks `CAP_SYS_ADMIN`, but has user namespaces like any user.
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
