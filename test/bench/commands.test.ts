import { describe, expect, it } from 'vitest';
import { commands, LONG_COMMANDS } from '../../bench/commands.mjs';
import { readCommand } from '../../src/command/read.ts';
import { judgeWith } from '../judge/fixture.ts';

async function verdictOf(command: string) {
  return (await judgeWith().command(command)).verdict;
}

describe('the commands of the benchmark', () => {
  it('are all different, in every part of the list', () => {
    const all = [...commands(50_000), ...commands(50_000, 50_000)];
    expect(new Set(all).size).toBe(100_000);
    expect(commands(100_000)).toEqual(all);
  });

  it('are mostly allowed, and blocked for different reasons', async () => {
    const list = commands(1_600);
    const verdicts = await Promise.all(list.map(verdictOf));
    const allowed = verdicts.filter((verdict) => verdict !== 'block').length;
    expect(allowed / list.length).toBeCloseTo(11 / 16);
    const readings = await Promise.all(list.map((command) => readCommand(command)));
    const kinds = new Set(readings.flatMap(({ problems }) => problems.map(({ rule }) => rule)));
    for (const kind of ['shell-operator', 'evaluates-text', 'sentence', 'command-substitution']) {
      expect(kinds).toContain(kind);
    }
  });

  it.each(Object.entries(LONG_COMMANDS))('have the requested length: %s', async (_, make) => {
    for (const length of [1024, 128 * 1024]) {
      const command = make(length);
      expect(command.length).toBeLessThanOrEqual(length);
      expect(command.length).toBeGreaterThan(length - 32);
      const { problems } = await readCommand(command);
      expect(problems.map(({ rule }) => rule)).not.toContain('command-too-long');
    }
  });
});
