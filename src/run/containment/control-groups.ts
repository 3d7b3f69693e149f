import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import { foldersLeftIn } from '../../ground/temporary-folder.ts';
import type { CountedLimit, Resources } from '../../model/outcome.ts';
import type { Limits } from './command-limits.ts';

/**
 * The control group of a command (cgroup version 2). The supervisor makes one for each command, in a group of the
 * run. They belong to its user, so that a command that runs as the gate's user cannot change the limits.
 */
export interface ControlGroup {
  /** The resources that its members used; read after they have ended. */
  resources(): Resources;
  /** The limits that were enforced: a member was killed for lack of memory, or a process was refused. */
  limitsHit(): readonly CountedLimit[];
}

/** A value for a file of the group of a command, and whether the group is useless without it. */
type GroupSetting = readonly [file: string, value: string, isNeeded: boolean];

/** A file with a figure, a pattern whose first group is the number, and how many of its units make one of ours. */
type Figure = readonly [file: string, pattern: RegExp, units: number];

const PEAK_BYTES: Figure = ['memory.peak', /^(\d+)$/m, 1];
const CPU_MS: Figure = ['cpu.stat', /^usage_usec (\d+)$/m, 1e3];
const KILLED: Figure = ['memory.events', /^oom_kill (\d+)$/m, 1];
const REFUSED: Figure = ['pids.events', /^max (\d+)$/m, 1];

/** Returns the settings of the group of each command. */
export function groupSettings({ memory_bytes, processes }: Limits): readonly GroupSetting[] {
  return [
    ['memory.max', String(memory_bytes), true],
    ['pids.max', String(processes), true],
    // Not every kernel has it.
    ['memory.swap.max', '0', false],
  ];
}

/** @param folder the directory of the group; without one, nothing is measured */
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

/**
 * Removes the groups of gates that were killed together with the process that would remove them, as far
 * as the kernel allows it.
 */
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
 * Finds the parent of the groups for commands: the gate's group, or the nearest ancestor, that delegates memory
 * and pids to its children. The gate's own group contains processes, so its children have no controllers.
 *
 * @param cgroup the content of `/proc/self/cgroup`
 * @param mountinfo the content of `/proc/self/mountinfo`
 * @param handedOn returns the content of a group's `cgroup.subtree_control`
 */
export function findParentGroup(
  cgroup: string,
  mountinfo: string,
  handedOn: (group: string) => string,
): string | undefined {
  const [mount] = mountinfo.split('\n').flatMap(parseMount);
  // See cgroups(7): `hierarchy:controllers:path`, of which version 2 has no controllers.
  const own = /^0::(\/.*)$/m.exec(cgroup)?.[1];
  if (mount === undefined || own === undefined) return undefined;
  const way = relative(mount.root, own);
  const group = way.startsWith('..') ? mount.point : join(mount.point, way);
  return groupsAbove(mount.point, group).find((each) => {
    const controllers = handedOn(each).split(/\s+/);
    return ['memory', 'pids'].every((name) => controllers.includes(name));
  });
}

/**
 * Returns the mount point of version 2, and the group there.
 *
 * @see proc_pid_mountinfo(5); the optional fields end with a hyphen
 */
function parseMount(line: string): { root: string; point: string }[] {
  const [before = '', after = ''] = line.split(' - ');
  const [, , , root = '', point = ''] = before.split(' ');
  return after.startsWith('cgroup2 ') ? [{ root, point }] : [];
}

/** A group and its ancestors, nearest first, up to the mount point. */
function groupsAbove(point: string, group: string): string[] {
  const names = relative(point, group).split('/').filter(Boolean);
  return names
    .map((_, index) => join(point, ...names.slice(0, names.length - index)))
    .concat(point);
}
