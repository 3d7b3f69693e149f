import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Asset } from '../../src/assets/asset.ts';
import { replay } from '../../src/select/replay.ts';
import { asset } from '../audit/fixture.ts';

const gene = (id: string, ...patterns: unknown[]) => asset('Gene', { id, signals_match: patterns });
const cycle = (...signals: unknown[]) => asset('EvolutionEvent', { signals });
const cycles = (count: number, ...signals: string[]) =>
  Array.from({ length: count }, () => cycle(...signals));

const REPAIR = gene('repair', 'error', 'failed');
const LOG = [
  ...cycles(7, 'log_error'),
  ...cycles(3, 'perf_bottleneck', 'log_error'),
  cycle('fine'),
];

/** Replays {@link LOG} with the genes of the base and the head. */
function between(base: readonly Asset[], head: readonly Asset[], log: readonly Asset[] = LOG) {
  return replay([...base, ...log], [...head, ...log]);
}

describe('a replay of past cycles with the genes of both sides', () => {
  test('a new gene wins the cycles in which more of its patterns match', () => {
    expect(between([REPAIR], [REPAIR, gene('greedy', 'e', 'log', 'perf')])).toEqual({
      cycles: 11,
      of: 11,
      limited: false,
      changed: 11,
      unmatched: { base: 1, head: 0 },
      genes: [
        { id: 'greedy', base: 0, head: 11 },
        { id: 'repair', base: 10, head: 0 },
      ],
    });
  });

  test('an additional pattern changes only the cycles that it decides', () => {
    const base = [REPAIR, gene('speed', 'perf')];
    expect(between(base, [REPAIR, gene('speed', 'perf', 'bottleneck')])).toEqual({
      cycles: 11,
      of: 11,
      limited: false,
      changed: 3,
      unmatched: { base: 1, head: 1 },
      genes: [
        { id: 'repair', base: 10, head: 7 },
        { id: 'speed', base: 0, head: 3 },
      ],
    });
  });

  test('the cycles of a removed gene go to the next gene or to none', () => {
    const base = [gene('speed', 'perf', 'bottleneck'), REPAIR];
    expect(between(base, [REPAIR])?.genes).toEqual([
      { id: 'repair', base: 7, head: 10 },
      { id: 'speed', base: 3, head: 0 },
    ]);
    expect(between([REPAIR], [])).toMatchObject({ changed: 10, unmatched: { base: 1, head: 11 } });
  });

  test('reports a gene that wins other cycles, but as many', () => {
    const log = [cycle('a'), cycle('b')];
    expect(between([gene('x', 'a')], [gene('x', 'b')], log)).toMatchObject({
      changed: 2,
      genes: [{ id: 'x', base: 1, head: 1 }],
    });
  });

  test('a distilled gene has a lower weight', () => {
    const distilled = gene('gene_distilled_x', 'error', 'log');
    expect(between([REPAIR], [distilled, REPAIR])?.changed).toBe(10);
    expect(between([REPAIR], [gene('gene_distilled_x', 'error'), REPAIR])?.changed).toBe(0);
  });

  test('capsules and the events of the head have no effect', () => {
    const capsule = asset('Capsule', { trigger: ['error'], confidence: 1, success_streak: 9 });
    const head = [REPAIR, gene('y', 'nothing'), capsule, cycle('nothing')];
    expect(between([REPAIR], head)).toMatchObject({ of: 11, changed: 0 });
  });

  test.each([
    ['no gene changes', [REPAIR], [REPAIR], LOG],
    [
      'only other fields of genes change',
      [asset('Gene', { id: 'x', signals_match: ['a'], validation: ['a'] })],
      [asset('Gene', { id: 'x', signals_match: ['a'], validation: ['b'] })],
      LOG,
    ],
    ['there is no log', [REPAIR], [], []],
    ['no event has signals', [REPAIR], [], [cycle(), asset('EvolutionEvent', { signals: 'x' })]],
  ])('returns undefined if %s', (_, base, head, log) => {
    expect(between(base, head, log)).toBeUndefined();
  });
});

describe('the newest cycles only', () => {
  test('beyond 500', () => {
    const log = [...cycles(40, 'old'), ...cycles(500, 'log_error')];
    expect(between([REPAIR], [REPAIR, gene('x', 'old')], log)).toMatchObject({
      cycles: 500,
      of: 540,
      limited: false,
      changed: 0,
    });
  });

  test('as many as their signals allow', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `no such signal ${index}`);
    const log = Array.from({ length: 100 }, (_, index) => cycle(`${index} ${'x'.repeat(390)}`));
    const found = between([REPAIR], [gene('x', ...many, 'x')], log);
    expect(found).toMatchObject({ of: 100, limited: true, changed: found?.cycles });
    expect(found?.cycles).toBeGreaterThan(10);
    expect(found?.cycles).toBeLessThan(50);
  });

  test('none, if there are too many expressions', () => {
    const bombs = Array.from({ length: 201 }, (_, index) => `/(x{1,${index + 2}}){1,30}y/`);
    expect(between([REPAIR], [REPAIR, gene('x', ...bombs)])).toEqual({
      cycles: 0,
      of: 11,
      limited: true,
      changed: 0,
      unmatched: { base: 0, head: 0 },
      genes: [],
    });
  });
});

test('counts each cycle once on each side, for any patterns and signals', () => {
  const words = fc.array(
    fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('/a/', '/(/', 'a|b', '//')),
    {
      maxLength: 4,
    },
  );
  const genes = fc
    .array(words, { maxLength: 4 })
    .map((all) => all.map((own, index) => gene(`g${index}`, ...own)));
  fc.assert(
    fc.property(genes, genes, fc.array(words, { maxLength: 5 }), (base, head, log) => {
      const found = between(
        base,
        head,
        log.map((signals) => cycle(...signals)),
      );
      if (found === undefined) return;
      const sum = (side: 'base' | 'head') =>
        found.genes.reduce((total, each) => total + each[side], found.unmatched[side]);
      expect(sum('base')).toBeLessThanOrEqual(found.cycles);
      expect(sum('head')).toBeLessThanOrEqual(found.cycles);
      expect(found.changed === 0).toBe(found.genes.length === 0);
      expect(
        between(
          head,
          head,
          log.map((signals) => cycle(...signals)),
        ),
      ).toBeUndefined();
    }),
  );
});
