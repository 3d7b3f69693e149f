import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { endedBySignals, interruptible } from '../../src/ground/interrupt.ts';

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

describe('endedBySignals', () => {
  const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');

  it('leaves signals to the system while it computes, and listens again afterwards', async () => {
    const before = listeners();
    const during = await interruptible(async () => {
      const computing = await endedBySignals(listeners);
      return { computing, after: listeners() };
    }, true);
    expect(during).toEqual({ computing: before, after: before + 2 });
    expect(listeners()).toBe(before);
  });

  it('listens again after an error', async () => {
    const before = listeners();
    const after = await interruptible(async () => {
      await endedBySignals(() => Promise.reject(new Error('no'))).catch(() => undefined);
      return listeners();
    }, true);
    expect(after).toBe(before + 2);
  });

  it('does not take handlers of a job that has to publish, or that a signal has used up', async () => {
    const before = listeners();
    expect(await interruptible(() => endedBySignals(listeners))).toBe(before + 2);
    await interruptible(async (signal) => {
      process.kill(process.pid, 'SIGTERM');
      await once(signal, 'abort');
      await endedBySignals(() => undefined);
      expect(listeners()).toBe(before);
    }, true);
  });

  it('hears a signal that came before', async () => {
    await interruptible(async (signal) => {
      process.kill(process.pid, 'SIGINT');
      expect(await endedBySignals(() => signal.aborted)).toBe(true);
    }, true);
  });
});
