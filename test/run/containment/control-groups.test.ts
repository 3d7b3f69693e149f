import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  controlGroup,
  findParentGroup,
  groupSettings,
} from '../../../src/run/containment/control-groups.ts';
import { LIMITS, temporaryFolder } from '../fixture.ts';

it('measures the group of a command', () => {
  const folder = join(temporaryFolder(), 'run', 'a');
  const group = controlGroup(folder);
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

it('measures nothing without a group', () => {
  const group = controlGroup(undefined);
  expect([group.resources(), group.limitsHit()]).toEqual([{}, []]);
});

it('lists the limits of a group, and which of them a kernel may lack', () => {
  expect(groupSettings({ ...LIMITS, memory_bytes: 4096, processes: 9 })).toEqual([
    ['memory.max', '4096', true],
    ['pids.max', '9', true],
    ['memory.swap.max', '0', false],
  ]);
});

const UNIFIED = '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n';
const HYBRID = `32 23 0:28 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
31 23 0:27 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw
`;

describe('findParentGroup', () => {
  it.each([
    [
      'the nearest group that delegates memory and processes',
      '0::/user.slice/app.slice/x.scope\n',
      UNIFIED,
      { '/sys/fs/cgroup/user.slice/app.slice': 'cpu memory pids', '/sys/fs/cgroup': 'memory pids' },
      '/sys/fs/cgroup/user.slice/app.slice',
    ],
    [
      'the root group',
      '0::/system.slice/runner.service\n',
      UNIFIED,
      { '/sys/fs/cgroup/system.slice': 'pids', '/sys/fs/cgroup': 'cpu memory pids' },
      '/sys/fs/cgroup',
    ],
    ['none, if none delegates them', '0::/\n', UNIFIED, {}, undefined],
    ['none, if a container has no group', '0::/../../x\n', UNIFIED, {}, undefined],
    ['none, if there is nothing to read', '', UNIFIED, {}, undefined],
    ['none, if version 1 has the controllers', '4:memory:/a/b\n0::/a\n', HYBRID, {}, undefined],
  ])('selects %s', (_name, cgroup, mountinfo, groups: Record<string, string>, expected) => {
    expect(findParentGroup(cgroup, mountinfo, (group) => groups[group] ?? '')).toBe(expected);
  });
});
