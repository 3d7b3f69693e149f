import { readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import { foldersLeftIn } from '../../ground/temporary-folder.ts';
import type { CountedLimit, Resources } from '../../model/outcome.ts';
import type { GroupLimits, Limits } from './command-limits.ts';

/**
 * The control groups of a run. The supervisor makes one in each of them for each command. They belong to its
 * user, so that a command that runs as the gate's user cannot change the limits.
 */
export interface ControlGroups {
  readonly enforced: GroupLimits;
  /** Returns the groups of one command, once they exist. */
  of(command: string): ControlGroup;
}

/** A value for a file of the group of a command in a hierarchy, and whether the group is useless without it. */
type GroupSetting = readonly [hierarchy: number, file: string, value: string, isNeeded: boolean];

export interface ControlGroup {
  /** The resources that its members used; read after they have ended. */
  resources(): Resources;
  /** The limits that the kernel enforced: it killed a member for lack of memory, or refused a process. */
  limitsHit(): readonly CountedLimit[];
}

type Setting = readonly [file: string, value: number];

/** A file with a figure, a pattern whose first group is the number, and how many of its units make one of ours. */
type Figure = readonly [file: string, pattern: RegExp, units: number];

/** What the groups of one hierarchy limit and measure. */
interface Files {
  readonly limits?: (limits: Limits) => readonly Setting[];
  /** Those that not every kernel has. */
  readonly wanted?: (limits: Limits) => readonly Setting[];
  readonly peakBytes?: Figure;
  readonly cpuMs?: Figure;
  /** Members that were killed for lack of memory. */
  readonly killed?: Figure;
  /** Processes that were refused. */
  readonly refused?: Figure;
}

const ALONE = /^(\d+)$/m;
const KILLED = /^oom_kill (\d+)$/m;
const REFUSED: Figure = ['pids.events', /^max (\d+)$/m, 1];

/** A controller of cgroups version 1, or all controllers of version 2. */
const FILES: Readonly<Record<'unified' | 'memory' | 'pids' | 'cpuacct', Files>> = {
  unified: {
    limits: (limits) => [
      ['memory.max', limits.memory_bytes],
      ['pids.max', limits.processes],
    ],
    wanted: () => [['memory.swap.max', 0]],
    peakBytes: ['memory.peak', ALONE, 1],
    cpuMs: ['cpu.stat', /^usage_usec (\d+)$/m, 1e3],
    killed: ['memory.events', KILLED, 1],
    refused: REFUSED,
  },
  memory: {
    limits: ({ memory_bytes }) => [['memory.limit_in_bytes', memory_bytes]],
    wanted: ({ memory_bytes }) => [['memory.memsw.limit_in_bytes', memory_bytes]],
    peakBytes: ['memory.max_usage_in_bytes', ALONE, 1],
    killed: ['memory.oom_control', KILLED, 1],
  },
  pids: { limits: ({ processes }) => [['pids.max', processes]], refused: REFUSED },
  // Where its time is counted, the processor is usually shared: groups that are busy at once have equal shares.
  cpuacct: { cpuMs: ['cpuacct.usage', ALONE, 1e6] },
};

/** Returns the settings of the groups of each command, for all hierarchies. */
export function groupSettings(
  hierarchies: readonly Hierarchy[],
  limits: Limits,
): readonly GroupSetting[] {
  return hierarchies.flatMap(({ controller }, index) => {
    const { limits: needed, wanted } = FILES[controller];
    const settings = (from: Files['limits'], isNeeded: boolean) =>
      (from?.(limits) ?? []).map(
        ([file, value]): GroupSetting => [index, file, String(value), isNeeded],
      );
    return [...settings(needed, true), ...settings(wanted, false)];
  });
}

/**
 * @param hierarchies in the order of the supervisor's parents
 * @param usable the numbers of those in which groups can be made
 * @param runName the name of the run's group in each of them
 */
export function controlGroups(
  hierarchies: readonly Hierarchy[],
  usable: readonly number[],
  runName: string,
): ControlGroups {
  const used = hierarchies.filter((_, index) => usable.includes(index));
  const has = (figure: keyof Files) => used.some(({ controller }) => FILES[controller][figure]);
  return {
    enforced: { memory: has('killed'), processes: has('refused') },
    of: (command) => {
      const read = (name: 'peakBytes' | 'cpuMs' | 'killed' | 'refused') =>
        used
          .map(({ controller, parent }) =>
            figureIn(FILES[controller][name], join(parent, `${runName}/${command}`)),
          )
          .find((value) => value !== undefined);
      return {
        resources: () => {
          const [peak_memory_bytes, cpu_ms] = [read('peakBytes'), read('cpuMs')];
          return {
            ...(peak_memory_bytes !== undefined && { peak_memory_bytes }),
            ...(cpu_ms !== undefined && { cpu_ms }),
          };
        },
        limitsHit: () => [
          ...((read('killed') ?? 0) > 0 ? ['memory_bytes' as const] : []),
          ...((read('refused') ?? 0) > 0 ? ['processes' as const] : []),
        ],
      };
    },
  };
}

/**
 * Removes the groups of gates that were killed together with the process that would remove them, as far
 * as the kernel allows it.
 */
export function removeLeftGroups(hierarchies: readonly Hierarchy[]): void {
  for (const { parent } of hierarchies) {
    attempt(() => {
      for (const group of foldersLeftIn(parent)) {
        for (const child of readdirSync(group)) attempt(() => rmdirSync(join(group, child)));
        attempt(() => rmdirSync(group));
      }
    });
  }
}

function figureIn(figure: Figure | undefined, folder: string): number | undefined {
  if (!figure) return undefined;
  const [file, pattern, units] = figure;
  const text = attempt(() => readFileSync(join(folder, file), 'utf8')) ?? '';
  const number = pattern.exec(text)?.[1];
  return number === undefined ? undefined : Math.round(Number(number) / units);
}

/** A cgroup directory in which groups can be created, if the gate has permission. */
export interface Hierarchy {
  readonly controller: keyof typeof FILES;
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
  return (['memory', 'pids', 'cpuacct'] as const).flatMap((controller) => {
    const mount = mounts.find(
      ({ version, options }) => version === 1 && options.includes(controller),
    );
    const group = groups.find(({ controllers }) => controllers.includes(controller));
    return mount && group ? [{ controller, parent: pathIn(mount, group.path) }] : [];
  });
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
