import { describe, expect, it } from 'vitest';
import { limitsOn, thisMachine } from '../../../src/run/containment/command-limits.ts';
import { LIMITS } from '../fixture.ts';

const GIB = 1024 ** 3;

describe('limitsOn', () => {
  it('keeps the limits of the policy where the machine has enough', () => {
    const machine = { totalBytes: 100 * GIB, freeBytes: 100 * GIB, openFiles: Infinity };
    expect(limitsOn(machine, LIMITS, 2)).toEqual(LIMITS);
    expect(LIMITS).toMatchObject({
      written_bytes: 4 * GIB,
      file_bytes: 4 * GIB,
      open_files: 4096,
      processes: 1024,
    });
  });

  it.each([1, 2, 4, 16])('writes at most half of what is free with %i commands', (lanes) => {
    const { written_bytes } = limitsOn(
      { totalBytes: 8 * GIB, freeBytes: 7 * GIB, openFiles: 4096 },
      LIMITS,
      lanes,
    );
    expect(written_bytes * lanes).toBeLessThanOrEqual(3.5 * GIB);
    expect(written_bytes * lanes).toBeGreaterThan(2.4 * GIB);
  });

  it('shares the memory, but not below 2 GiB', () => {
    const memoryOf = (totalBytes: number, lanes: number) =>
      limitsOn({ totalBytes, freeBytes: GIB, openFiles: 4096 }, LIMITS, lanes).memory_bytes;
    expect(memoryOf(15 * GIB, 4)).toBe(3 * GIB);
    expect(memoryOf(2 * GIB, 4)).toBe(2 * GIB);
    expect(memoryOf(100 * GIB, 1)).toBe(16 * GIB);
  });

  it('never exceeds the limits of the policy or of the gate', () => {
    const small = { ...LIMITS, memory_bytes: 64 * 1024 ** 2, written_bytes: 1024 ** 2 };
    expect(limitsOn({ totalBytes: GIB, freeBytes: 100 * GIB, openFiles: 1024 }, small, 1)).toEqual({
      ...small,
      open_files: 1024,
    });
  });
});

describe('thisMachine', () => {
  it('reads what is free', () => {
    const { totalBytes, freeBytes, openFiles } = thisMachine();
    expect(freeBytes).toBeGreaterThan(0);
    expect(totalBytes).toBeGreaterThanOrEqual(freeBytes);
    expect(openFiles).toBeGreaterThan(0);
  });
});
