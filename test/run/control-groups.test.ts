import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { controlGroups, groupSettings } from '../../src/run/containment/control-groups.ts';
import { LIMITS, temporaryFolder } from './fixture.ts';

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
      { index: 0, file: 'memory.max', value: 4096, isNeeded: true },
      { index: 0, file: 'pids.max', value: 9, isNeeded: true },
      { index: 0, file: 'memory.swap.max', value: 0, isNeeded: false },
    ]);
  });
});
