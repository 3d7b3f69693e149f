import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  controlGroups,
  findHierarchies,
  groupSettings,
} from '../../../src/run/containment/control-groups.ts';
import { LIMITS, temporaryFolder } from '../fixture.ts';

describe('controlGroups', () => {
  it('measures a group of version 2', () => {
    const parent = temporaryFolder();
    const groups = controlGroups([{ controller: 'unified', parent }], [0], 'run');
    expect(groups.enforced).toEqual({ memory: true, processes: true });
    const group = groups.of('a');
    const folder = join(parent, 'run', 'a');
    mkdirSync(folder, { recursive: true });
    expect(group.resources()).toEqual({});
    expect(group.limitsHit()).toEqual([]);
    writeFileSync(join(folder, 'memory.peak'), '4096\n');
    writeFileSync(join(folder, 'cpu.stat'), 'usage_usec 1500\nuser_usec 1000\n');
    writeFileSync(join(folder, 'memory.events'), 'oom 1\noom_kill 1\n');
    expect(group.resources()).toEqual({ peak_memory_bytes: 4096, cpu_ms: 2 });
    expect(group.limitsHit()).toEqual(['memory_bytes']);
    writeFileSync(join(folder, 'pids.events'), 'max 3\n');
    expect(group.limitsHit()).toEqual(['memory_bytes', 'processes']);
  });

  it('enforces only what the usable hierarchies control', () => {
    const parent = temporaryFolder();
    const hierarchies = [
      { controller: 'memory', parent },
      { controller: 'pids', parent },
    ] as const;
    const groups = controlGroups(hierarchies, [1], 'run');
    expect(groups.enforced).toEqual({ memory: false, processes: true });
    const none = { memory: false, processes: false };
    expect(controlGroups(hierarchies, [], 'run').enforced).toEqual(none);
  });
});

describe('groupSettings', () => {
  it('lists the limits of each hierarchy, and which of them a kernel may lack', () => {
    const limits = { ...LIMITS, memory_bytes: 4096, processes: 9 };
    const unified = { controller: 'unified', parent: '/a' } as const;
    expect(groupSettings([unified], limits)).toEqual([
      [0, 'memory.max', '4096', true],
      [0, 'pids.max', '9', true],
      [0, 'memory.swap.max', '0', false],
    ]);
  });
});

const UNIFIED = '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n';
const HYBRID = `31 23 0:27 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw
32 23 0:28 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
33 23 0:29 /docker/x /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct
34 23 0:30 / /sys/fs/cgroup/pids rw - cgroup cgroup rw,pids
`;

/** A machine on which these groups delegate their controllers. */
function handingOn(groups: Readonly<Record<string, string>>) {
  return (group: string) => groups[group] ?? '';
}

describe('findHierarchies', () => {
  it.each([
    [
      'the nearest group that delegates memory and processes',
      '0::/user.slice/app.slice/x.scope\n',
      { '/sys/fs/cgroup/user.slice/app.slice': 'cpu memory pids', '/sys/fs/cgroup': 'memory pids' },
      [{ controller: 'unified', parent: '/sys/fs/cgroup/user.slice/app.slice' }],
    ],
    [
      'the root group',
      '0::/system.slice/runner.service\n',
      { '/sys/fs/cgroup/system.slice': 'pids', '/sys/fs/cgroup': 'cpu memory pids' },
      [{ controller: 'unified', parent: '/sys/fs/cgroup' }],
    ],
    ['none, if none delegates them', '0::/\n', {}, []],
    ['none, if a container has no group', '0::/../../x\n', {}, []],
    ['none, if there is nothing to read', '', {}, []],
  ])('selects in version 2: %s', (_name, cgroup, groups, expected) => {
    expect(findHierarchies(cgroup, UNIFIED, handingOn(groups))).toEqual(expected);
  });

  it('selects in version 1 the gate’s group for each controller', () => {
    const cgroup = '8:pids:/\n4:memory:/a/b\n2:cpu,cpuacct:/docker/x/y\n0::/a\n';
    expect(findHierarchies(cgroup, HYBRID, () => '')).toEqual([
      { controller: 'memory', parent: '/sys/fs/cgroup/memory/a/b' },
      { controller: 'pids', parent: '/sys/fs/cgroup/pids' },
      { controller: 'cpuacct', parent: '/sys/fs/cgroup/cpu,cpuacct/y' },
    ]);
  });
});
