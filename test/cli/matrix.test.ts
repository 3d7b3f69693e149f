import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

describe('what is given for several machines', () => {
  it.each([
    ...['0', '257', '1.5', 'many', ''].map((shards) => ['plan', '--shards', shards]),
    ...['0/1', '3/2', '2', '1/257', '1/'].map((shard) => ['check', '--shard', shard]),
    ['plan'],
    ['check', '--shard', '1/2', '--no-run'],
  ])('is refused: %s %s %s', async (...args) => {
    const { exitCode, notes } = await runIn(temporaryFolder(), args);
    expect(exitCode).toBe(2);
    expect(notes).toMatch(/--shards? |'--no-run'/);
  });
});
