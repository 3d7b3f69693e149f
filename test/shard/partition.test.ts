import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partition, shardsFor } from '../../src/shard/partition.ts';
import { shardName } from '../../src/shard/shard.ts';
import { shardSchema } from '../../src/shard/shard-schema.ts';

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

  it('fills as many shards as possible, evenly', () => {
    fc.assert(
      fc.property(genes, counts, (all, atMost) => {
        const of = shardsFor(all, atMost);
        const places = partition(all, Math.max(1, of));
        const different = new Map(all.map((gene, at) => [[...gene].sort().join(), places[at]]));
        const sizes = Array.from(
          { length: of },
          (_, place) => [...different.values()].filter((each) => each === place + 1).length,
        );
        expect(Math.min(1, ...sizes)).toBe(1);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Infinity)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('returns the same on every machine and in every version', () => {
    const digests = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => [
      `sha256:${digit.repeat(64)}`,
    ]);
    expect(partition(digests, 3)).toEqual([3, 2, 1, 1, 1, 2, 3, 2]);
  });
});

describe('a shard', () => {
  it.each(['1/1', '2/8', '256/256'])('is parsed: %s', (text) => {
    expect(shardName(shardSchema.parse(text))).toBe(text);
  });

  it.each([
    '',
    '0/1',
    '2/1',
    '1/0',
    '1/257',
    '257/257',
    '01/2',
    '1/2/3',
    ' 1/2',
    '1',
    '-1/2',
    '1e0/2',
  ])('is refused: %j', (text) => expect(shardSchema.safeParse(text).success).toBe(false));
});
