import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { interruptible } from '../../src/run/interrupt.ts';

describe('interruptible', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('turns %s into an abort, once', async (name) => {
    const before = process.listenerCount(name);
    const aborted = await interruptible(async (signal) => {
      expect(process.listenerCount(name)).toBe(before + 1);
      process.kill(process.pid, name);
      await once(signal, 'abort');
      expect(process.listenerCount(name)).toBe(before);
      return signal.aborted;
    });
    expect(aborted).toBe(true);
  });

  it('removes its handlers, even if the work fails', async () => {
    const before = process.listenerCount('SIGTERM');
    await expect(interruptible(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});
