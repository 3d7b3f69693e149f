import { join, relative } from 'node:path';

/** A controller of cgroups version 1, or all controllers of version 2. */
export type Controller = 'unified' | 'memory' | 'pids' | 'cpuacct' | 'cpu';

/** A cgroup directory in which groups can be created, if the gate has permission. */
export interface Hierarchy {
  readonly controller: Controller;
  /** The gate's group, or the nearest ancestor that delegates its controllers. */
  readonly parent: string;
}

interface CgroupMount {
  readonly point: string;
  /** The group at the mount point. */
  readonly root: string;
  readonly version: 1 | 2;
  /** The mount options of version 1, which include its controllers. */
  readonly options: readonly string[];
}

/**
 * Finds the parents of groups for commands: in version 2 where memory and pids are delegated to
 * children (the gate's own group contains processes, so its children have no controllers), else in
 * version 1, which has a hierarchy for each controller.
 *
 * @param cgroup the content of `/proc/self/cgroup`
 * @param mountinfo the content of `/proc/self/mountinfo`
 * @param handedOn returns the content of a group's `cgroup.subtree_control`
 */
export function findHierarchies(
  cgroup: string,
  mountinfo: string,
  handedOn: (group: string) => string,
): Hierarchy[] {
  const mounts = mountinfo.split('\n').flatMap(parseMount);
  const groups = cgroup.split('\n').flatMap(parseGroup);
  const unified = mounts.find(({ version }) => version === 2);
  const own = groups.find(({ controllers }) => controllers.length === 0);
  if (unified && own) {
    for (const group of groupsAbove(unified.point, pathIn(unified, own.path))) {
      const controllers = handedOn(group).split(/\s+/);
      if (['memory', 'pids'].every((name) => controllers.includes(name))) {
        return [{ controller: 'unified', parent: group }];
      }
    }
  }
  const found = (['memory', 'pids', 'cpuacct', 'cpu'] as const).flatMap((controller) => {
    const mount = mounts.find(
      ({ version, options }) => version === 1 && options.includes(controller),
    );
    const group = groups.find(({ controllers }) => controllers.includes(controller));
    return mount && group ? [{ controller, parent: pathIn(mount, group.path) }] : [];
  });
  // The processors are usually controlled where their time is counted.
  const [time, processors] = ['cpuacct', 'cpu'].map((name) =>
    found.find(({ controller }) => controller === name),
  );
  return found.filter((each) => each !== processors || each.parent !== time?.parent);
}

/** @see proc_pid_mountinfo(5); the optional fields end with a hyphen */
function parseMount(line: string): CgroupMount[] {
  const [before = '', after = ''] = line.split(' - ');
  const [, , , root = '', point = ''] = before.split(' ');
  const [type, , options = ''] = after.split(' ');
  if (type !== 'cgroup' && type !== 'cgroup2') return [];
  return [{ root, point, version: type === 'cgroup' ? 1 : 2, options: options.split(',') }];
}

/** @see cgroups(7): `hierarchy:controllers:path`, without controllers in version 2 */
function parseGroup(line: string): { controllers: string[]; path: string }[] {
  const match = /^\d+:([^:]*):(\/.*)$/.exec(line);
  if (!match) return [];
  const [, controllers = '', path = ''] = match;
  return [{ controllers: controllers.split(',').filter(Boolean), path }];
}

function pathIn({ point, root }: CgroupMount, path: string): string {
  const way = relative(root, path);
  return way.startsWith('..') ? point : join(point, way);
}

/** A group and its ancestors, nearest first, up to the mount point. */
function groupsAbove(point: string, group: string): string[] {
  const names = relative(point, group).split('/').filter(Boolean);
  return names
    .map((_, index) => join(point, ...names.slice(0, names.length - index)))
    .concat(point);
}
