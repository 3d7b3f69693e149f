import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resources } from '../outcome.ts';
import type { Controller, Hierarchy } from './hierarchies.ts';
import type { Limits } from './limits.ts';
import { INSIDE } from './view-layout.ts';

/** Makes a group of the kernel's for each command, which counts and limits all of its processes. */
export interface ControlGroups {
  /** What is held for a command as a whole. */
  readonly holds: { readonly memory: boolean; readonly processes: boolean };
  /** @throws whatever the file system says; then the command is not to be run */
  make(): ControlGroup;
}

export interface ControlGroup {
  /** Files, seen from inside a view, to which a process writes 0 to become a member. */
  readonly joins: readonly string[];
  /** What its members have taken; to be asked when they have ended. */
  resources(): Resources;
  /** Whether a member was ended because there was no memory left for it. */
  ranOutOfMemory(): boolean;
  remove(): void;
}

interface Seen extends Hierarchy {
  /** The same folder in a view. */
  readonly inside: string;
}

type Setting = readonly [file: string, value: number];

/** Which limits a controller takes. The optional ones come second: not every kernel has them. */
const SETTINGS: Readonly<Record<Controller, (limits: Limits) => readonly [Setting[], Setting[]]>> =
  {
    unified: ({ memory_bytes, processes }) => [
      [
        ['memory.max', memory_bytes],
        ['pids.max', processes],
      ],
      [['memory.swap.max', 0]],
    ],
    memory: ({ memory_bytes }) => [
      [['memory.limit_in_bytes', memory_bytes]],
      [['memory.memsw.limit_in_bytes', memory_bytes]],
    ],
    pids: ({ processes }) => [[['pids.max', processes]], []],
    cpuacct: () => [[], []],
  };

/** Where a controller tells what was taken, as the first group of the pattern, and in which unit. */
const PEAKS: Readonly<Partial<Record<Controller, string>>> = {
  unified: 'memory.peak',
  memory: 'memory.max_usage_in_bytes',
};
const TIMES: Readonly<Partial<Record<Controller, readonly [string, RegExp, perMs: number]>>> = {
  unified: ['cpu.stat', /^usage_usec (\d+)$/m, 1e3],
  cpuacct: ['cpuacct.usage', /^(\d+)$/m, 1e6],
};
const KILLS: Readonly<Partial<Record<Controller, string>>> = {
  unified: 'memory.events',
  memory: 'memory.oom_control',
};

/**
 * @param hierarchies in the order in which a view has their parents
 * @param name of the group of the run in each of them; where there is none, none could be had
 */
export function controlGroups(
  hierarchies: readonly Hierarchy[],
  name: string,
  limits: Limits,
): ControlGroups {
  const usable = hierarchies
    .map((hierarchy, index) => ({ ...hierarchy, inside: `${INSIDE.cgroup}/${index}` }))
    .filter((hierarchy) => canBeUsed(hierarchy, name, limits));
  const has = (controller: Controller) =>
    usable.some((each) => each.controller === 'unified' || each.controller === controller);
  return {
    holds: { memory: has('memory'), processes: has('pids') },
    make: () => makeGroup(usable, name, limits),
  };
}

function canBeUsed(hierarchy: Seen, name: string, limits: Limits): boolean {
  try {
    makeGroup([hierarchy], name, limits).remove();
    return true;
  } catch {
    return false;
  }
}

function makeGroup(hierarchies: readonly Seen[], name: string, limits: Limits): ControlGroup {
  const own = randomUUID();
  const groups = hierarchies.map(({ controller, parent, inside }) => ({
    controller,
    folder: join(parent, name, own),
    join: join(inside, name, own, 'cgroup.procs'),
  }));
  const remove = () => {
    for (const { folder } of groups) attempt(() => rmdirSync(folder));
  };
  const tell = (file: string | undefined, folder: string, pattern: RegExp) =>
    file === undefined ? undefined : numberIn(join(folder, file), pattern);
  try {
    for (const { controller, folder } of groups) {
      mkdirSync(folder);
      const [needed, wanted] = SETTINGS[controller](limits);
      for (const [file, value] of needed) writeFileSync(join(folder, file), String(value));
      for (const [file, value] of wanted) {
        attempt(() => writeFileSync(join(folder, file), String(value)));
      }
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    joins: groups.map((group) => group.join),
    resources: () => {
      const peaks = groups.flatMap(
        ({ controller, folder }) => tell(PEAKS[controller], folder, /^(\d+)$/m) ?? [],
      );
      const times = groups.flatMap(({ controller, folder }) => {
        const [file, pattern, perMs] = TIMES[controller] ?? [undefined, /$/, 1];
        const told = tell(file, folder, pattern);
        return told === undefined ? [] : Math.round(told / perMs);
      });
      const [peakMemoryBytes] = peaks;
      const [cpuMs] = times;
      return {
        ...(peakMemoryBytes !== undefined && { peakMemoryBytes }),
        ...(cpuMs !== undefined && { cpuMs }),
      };
    },
    ranOutOfMemory: () =>
      groups.some(
        ({ controller, folder }) => (tell(KILLS[controller], folder, /^oom_kill (\d+)$/m) ?? 0) > 0,
      ),
    remove,
  };
}

function numberIn(file: string, pattern: RegExp): number | undefined {
  try {
    const told = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    return told === undefined ? undefined : Number(told);
  } catch {
    return undefined;
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // What this kernel does not have, or what is gone already.
  }
}
