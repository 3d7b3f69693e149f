import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { controlGroups } from '../../src/run/containment/control-groups.ts';
import { LIMITS, temporaryFolder } from './fixture.ts';

/** The only group other than that of the trial, which a plain folder cannot remove. */
function made(parent: string, before: readonly string[]): string {
  const [name = ''] = readdirSync(join(parent, 'run')).filter((each) => !before.includes(each));
  return join(parent, 'run', name);
}

describe('controlGroups', () => {
  it('limits and measures a group of version 2', () => {
    const parent = temporaryFolder({ 'run/x': '' });
    const groups = controlGroups([{ controller: 'unified', parent }], 'run', LIMITS);
    expect(groups.enforced).toEqual({ memory: true, processes: true });
    const before = readdirSync(join(parent, 'run'));
    const group = groups.make();
    const folder = made(parent, before);
    expect(readFileSync(join(folder, 'memory.max'), 'utf8')).toBe('17179869184');
    expect(readFileSync(join(folder, 'pids.max'), 'utf8')).toBe('1024');
    expect(group.joins).toEqual([
      `/.gene-gate/cgroup/0/run/${folder.slice(dirname(folder).length + 1)}/cgroup.procs`,
    ]);
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

  it('enforces nothing if no group could be created', () => {
    const parent = temporaryFolder();
    const groups = controlGroups([{ controller: 'memory', parent }], 'run', LIMITS);
    expect(groups.enforced).toEqual({ memory: false, processes: false });
    expect(groups.make().joins).toEqual([]);
    expect(existsSync(join(parent, 'run'))).toBe(false);
  });
});
