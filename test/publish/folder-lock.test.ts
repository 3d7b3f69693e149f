import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { processIdentity } from '../../src/ground/process-identity.ts';
import { whileLocked } from '../../src/publish/folder-lock.ts';
import { temporaryFolder } from '../run/fixture.ts';

describe('whileLocked', () => {
  it('lets one writer finish before the next one starts, and leaves nothing behind', async () => {
    const folder = temporaryFolder();
    const log: string[] = [];
    const write = (name: string) =>
      whileLocked(folder, async () => {
        log.push(`${name} starts`);
        await delay(60);
        log.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(write));
    const starts = log.filter((_, index) => index % 2 === 0);
    expect(log).toEqual(starts.flatMap((start) => [start, start.replace('starts', 'ends')]));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('ends its turn after a failure', async () => {
    const folder = temporaryFolder();
    const failing = whileLocked(folder, () => Promise.reject(new Error('no space')));
    await expect(failing).rejects.toThrow('no space');
    expect(await whileLocked(folder, async () => 1)).toBe(1);
  });

  it.runIf(process.platform === 'linux')('takes over from a process that was killed', async () => {
    const folder = temporaryFolder();
    const [pid, start, place] = processIdentity().split('-');
    writeFileSync(join(folder, '.gene-gate.lock'), `${pid}-${start}1-${place}`);
    expect(await whileLocked(folder, async () => 1)).toBe(1);
  });

  it('names a directory that it cannot write to', async () => {
    await expect(whileLocked('/none/at/all', async () => 1)).rejects.toThrow('ENOENT');
  });
});
