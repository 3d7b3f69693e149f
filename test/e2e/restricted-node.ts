import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../run/fixture.ts';

/** A container without rights to mounts, for root, in which no process can get them by a user namespace either. */
const WITHOUT_MOUNTS = [
  ...['unshare', '--user', '--map-root-user', 'sh', '-c'],
  `'echo 0 > /proc/sys/user/max_user_namespaces &&
    exec setpriv --bounding-set=-sys_admin --inh-caps=-sys_admin "$@"' sh`,
].join(' ');

/** @returns the file of a node for the gate that can make no namespaces */
export function restrictedNode(node: string = process.execPath): string {
  const script = `#!/bin/sh\nexec ${WITHOUT_MOUNTS} '${node}' "$@"\n`;
  return join(temporaryFolder({ node: script }), 'node');
}

/** @returns the file of a node for the gate on a machine that has no Python, which root can pretend */
export function nodeWithoutPython(): string {
  const hide = 'mount --bind /dev/null "$(readlink -f /usr/bin/python3)" && exec "$@"';
  const words = `unshare --mount sh -c '${hide}' sh '${process.execPath}'`;
  return join(temporaryFolder({ node: `#!/bin/sh\nexec ${words} "$@"\n` }), 'node');
}

/** @returns why there can be no such node here, or nothing if there can */
export function whyNotRestricted(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has capabilities';
  if (process.getuid?.() !== 0) return 'only root can give up a capability of its processes';
  const { status } = spawnSync('sh', ['-c', `${WITHOUT_MOUNTS} true`]);
  return status === 0 ? undefined : 'root cannot give up namespaces here';
}
