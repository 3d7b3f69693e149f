import { describe, expect, it } from 'vitest';
import {
  effectiveLimits,
  limitsInWords,
  limitsOn,
} from '../../src/run/containment/command-limits.ts';
import { mergeIsolation } from '../../src/shard/merged-runs.ts';
import { LIMITS } from '../run/fixture.ts';

const GIB = 1024 ** 3;

function isolationWith(freeBytes: number, memory = true, launcher = 'root') {
  const machine = { totalBytes: 8 * GIB, freeBytes, openFiles: 4096 };
  const asked = { ...LIMITS, written_bytes: 64 * GIB };
  const limits = effectiveLimits(limitsOn(machine, asked, 2), memory);
  const description = `Namespaces; ${limitsInWords(limits)}.`;
  return { level: 'namespaces', description, launcher, limits } as const;
}

describe('mergeIsolation', () => {
  it('takes machines for equal that differ only in their free memory, and reports the higher limit', () => {
    const [less, more] = [isolationWith(4 * GIB), isolationWith(4.5 * GIB)];
    expect(less.limits.written_bytes).not.toBe(more.limits.written_bytes);
    expect(mergeIsolation([less, more])).toEqual(more);
    expect(mergeIsolation([more, less])).toEqual(more);
  });

  it.each([
    ['one of them limits no memory', isolationWith(4 * GIB, false)],
    ['one of them starts commands in another way', isolationWith(4 * GIB, true, 'sudo')],
  ])('notes that machines differed where %s', (_, other) => {
    const { description } = mergeIsolation([isolationWith(4 * GIB), other]);
    expect(description).toMatch(/The machines differed; this is the weakest isolation\.$/);
  });

  it('ignores machines that ran nothing', () => {
    const none = { level: 'none', description: 'Nothing ran.' } as const;
    const ran = isolationWith(4 * GIB);
    expect(mergeIsolation([none, ran, none])).toEqual(ran);
    expect(mergeIsolation([none]).level).toBe('none');
  });
});
