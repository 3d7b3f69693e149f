import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import { foldersLeftIn } from '../../ground/temporary-folder.ts';
import type { CountedLimit, Resources } from '../../model/outcome.ts';
import type { Limits } from './command-limits.ts';

/**
 * The control group of a command (cgroup version 2). The supervisor creates one inside the run's group
 * for its own user, so a command of the gate's user cannot change its limits.
 */
export interface ControlGroup {
  /** Read after the end of its members. */
  resources(): Resources;
  /** Limits that were enforced by killing a member for lack of memory, or by refusing a process. */
  limitsHit(): readonly CountedLimit[];
}

/** A value for a file of a group; `isNeeded` if the group is useless without it. */
type GroupSetting = readonly [file: string, value: string, isNeeded: boolean];

/** A file, a pattern whose first group is a number, and the divisor that converts it to the report's unit. */
type Figure = readonly [file: string, pattern: RegExp, units: number];

const PEAK_BYTES: Figure = ['memory.peak', /^(\d+)$/m, 1];
const CPU_MS: Figure = ['cpu.stat', /^usage_usec (\d+)$/m, 1e3];
const KILLED: Figure = ['memory.events', /^oom_kill (\d+)$/m, 1];
const REFUSED: Figure = ['pids.events', /^max (\d+)$/m, 1];

export function groupSettings({ memory_bytes, processes }: Limits): readonly GroupSetting[] {
  return [
    ['memory.max', String(memory_bytes), true],
    ['pids.max', String(processes), true],
    // Some kernels lack it.
    ['memory.swap.max', '0', false],
  ];
}

/** @param folder the group's directory; nothing is measured without one */
export function controlGroup(folder: string | undefined): ControlGroup {
  const read = (figure: Figure) => (folder === undefined ? undefined : figureIn(figure, folder));
  return {
    resources: () => {
      const [peak_memory_bytes, cpu_ms] = [read(PEAK_BYTES), read(CPU_MS)];
      return {
        ...(peak_memory_bytes !== undefined && { peak_memory_bytes }),
        ...(cpu_ms !== undefined && { cpu_ms }),
      };
    },
    limitsHit: () => [
      ...((read(KILLED) ?? 0) > 0 ? ['memory_bytes' as const] : []),
      ...((read(REFUSED) ?? 0) > 0 ? ['processes' as const] : []),
    ],
  };
}

/** Removes groups of gates killed together with their supervisor, as far as the kernel allows. */
export function removeLeftGroups(parent: string): void {
  attempt(() => {
    for (const group of foldersLeftIn(parent)) {
      for (const child of readdirSync(group)) attempt(() => rmdirSync(join(group, child)));
      attempt(() => rmdirSync(group));
    }
  });
}

function figureIn([file, pattern, units]: Figure, folder: string): number | undefined {
  const text = attempt(() => readFileSync(join(folder, file), 'utf8')) ?? '';
  const number = pattern.exec(text)?.[1];
  return number === undefined ? undefined : Math.round(Number(number) / units);
}

/**
 * Finds the parent for commands' groups: the nearest ancestor of the gate's group that delegates memory
 * and pids to its children. A group with processes, like the gate's own, cannot.
 * @param cgroup the content of `/proc/self/cgroup`
 * @param mountinfo the content of `/proc/self/mountinfo`
 * @param delegatedBy returns the content of a group's `cgroup.subtree_control`
 */
export function findParentGroup(
  cgroup: string,
  mountinfo: string,
  delegatedBy: (group: string) => string,
): string | undefined {
  const [mount] = mountinfo.split('\n').flatMap(parseMount);
  // See cgroups(7): `hierarchy:controllers:path`; in version 2, controllers is empty.
  const own = /^0::(\/.*)$/m.exec(cgroup)?.[1];
  if (mount === undefined || own === undefined) return undefined;
  const way = relative(mount.root, own);
  const group = way.startsWith('..') ? mount.point : join(mount.point, way);
  return groupsAbove(mount.point, group).find((each) => {
    const controllers = delegatedBy(each).split(/\s+/);
    return ['memory', 'pids'].every((name) => controllers.includes(name));
  });
}

/**
 * Returns the mount point of version 2, and its root group.
 * @see proc_pid_mountinfo(5); the optional fields end with a hyphen
 */
function parseMount(line: string): { root: string; point: string }[] {
  const [before = '', after = ''] = line.split(' - ');
  const [, , , root = '', point = ''] = before.split(' ');
  return after.startsWith('cgroup2 ') ? [{ root, point }] : [];
}

/** Returns a group and its ancestors up to the mount point, nearest first. */
function groupsAbove(point: string, group: string): string[] {
  const names = relative(point, group).split('/').filter(Boolean);
  return names
    .map((_, index) => join(point, ...names.slice(0, names.length - index)))
    .concat(point);
}
