import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partition, shardsFor } from '../../src/shard/partition.ts';
import { shardName, shardSchema } from '../../src/shard/shard.ts';
import { list } from '../table.ts';

/** Genes as lists of few different digests, so that many of them are equal or empty. */
const genes = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }), {
  maxLength: 40,
});
const counts = fc.integer({ min: 1, max: 256 });

describe('partition', () => {
  it('assigns every gene with Plans to exactly one shard, and no other gene', () => {
    fc.assert(
      fc.property(genes, counts, (all, of) => {
        const places = partition(all, of);
        expect(places).toHaveLength(all.length);
        for (const [position, place] of places.entries()) {
          if (all[position]?.length === 0) expect(place).toBeUndefined();
          else expect(Number(place) >= 1 && Number(place) <= of).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order of genes or of their Plans', () => {
    const shuffled = genes.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, counts, ([all, order], of) => {
        const places = partition(all, of);
        const others = partition(
          order.map((position) => [...(all[position] ?? [])].reverse()),
          of,
        );
        expect(others).toEqual(order.map((position) => places[position]));
      }),
    );
  });

  it('keeps genes with the same Plans together', () => {
    fc.assert(
      fc.property(genes, counts, (all, of) => {
        const places = partition(all, of);
        const byPlans = new Map(all.map((gene, at) => [[...gene].sort().join(), places[at]]));
        expect(all.map((gene) => byPlans.get([...gene].sort().join()))).toEqual(places);
      }),
    );
  });

  it('leaves no shard empty', () => {
    fc.assert(
      fc.property(genes, counts, (all, atMost) => {
        const of = shardsFor(all, atMost);
        const places = new Set(partition(all, Math.max(1, of)).filter((place) => place));
        expect(places.size).toBe(of);
        expect(of > 0).toBe(all.some(({ length }) => length > 0));
      }),
    );
  });

  const numbers = Array.from({ length: 60 }, (_, index) => index);
  const shuffled = numbers.map((index) => (index * 37) % 60);
  const ring = shuffled.map((index) => [0, 1, 2].map((next) => `c${(index + next) % 60}`));
  const disjoint = numbers.map((index) => [0, 1, 2].map((next) => `c${index * 3 + next}`));
  const common = numbers.map((index) => ['npm test', 'npm run lint', `node ${index}.js`]);
  const clusters = numbers.map((index) =>
    [0, 2, 3].map((at) => `c${(index % 12) * 5 + ((index + at) % 5)}`),
  );

  /** The work of the shard with the most, with the cost of each command. */
  function most(all: readonly string[][], of: number, durations?: ReadonlyMap<string, number>) {
    const places = partition(all, of, durations);
    const loads = Array.from({ length: of }, (_, shard) => {
      const commands = new Set(all.filter((_, at) => places[at] === shard + 1).flat());
      return [...commands].reduce((sum, each) => sum + (durations?.get(each) ?? 1), 0);
    });
    return Math.max(...loads);
  }

  // The best possible result: a part of a ring needs two commands more than its genes.
  it.each([
    ['a ring', ring, { 2: 32, 4: 17, 8: 10 }],
    ['nothing', disjoint, { 2: 90, 4: 45, 8: 24 }],
    ['two commands', common, { 2: 32, 4: 17, 8: 10 }],
    ['clusters', clusters, { 2: 30, 4: 15, 8: 10 }],
  ])('is within 1.2 of the best if genes share %s', (_, all, best) => {
    for (const [of, bound] of Object.entries(best)) {
      expect(most(all, Number(of)), `${of} shards`).toBeLessThanOrEqual(bound * 1.2);
    }
  });
});

describe('a shard', () => {
  it.each(['1/1', '2/8', '256/256'])('is parsed: %s', (text) => {
    expect(shardName(shardSchema.parse(text))).toBe(text);
  });

  it.each(list`
    <0 times x> ¦ 0/1 ¦ 2/1 ¦ 1/0 ¦ 1/257 ¦ 257/257 ¦ 01/2 ¦ 1/2/3 ¦ <U+0020>1/2 ¦ 1 ¦ -1/2 ¦ 1e0/2
  `)('is refused: %j', (text) => expect(shardSchema.safeParse(text).success).toBe(false));
});
