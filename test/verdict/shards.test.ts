import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/model/verdict.ts';
import type { CompletedShard } from '../../src/run/run.ts';
import { judgeShards, otherShards, verdictOfPart } from '../../src/verdict/judge.ts';
import { auditedGene } from './fixture.ts';

const shard = (index: number, of: number): CompletedShard => ({ index, of, genes: new Set() });

describe('a part of a run', () => {
  it.each<[string, CompletedShard[], boolean]>([
    ['one of two', [shard(2, 2)], true],
    ['the only one', [shard(1, 1)], false],
    ['all of them', [shard(1, 2), shard(2, 2)], false],
    ['no shard at all', [], false],
  ])('lacks other parts: %s', (_, shards, isPart) => {
    expect(otherShards(shards)?.rule).toBe(isPart ? 'part-of-run' : undefined);
  });

  it.each<[Verdict, Verdict]>([
    ['pass', 'error'],
    ['warn', 'error'],
    ['fail', 'fail'],
    ['needs_approval', 'needs_approval'],
    ['error', 'error'],
  ])('with the verdict %s returns %s', (own, said) => expect(verdictOfPart(own)).toBe(said));

  it('is judged by its own genes', async () => {
    const [well, ill] = [await auditedGene(['node a.js']), await auditedGene(['node b.js'])];
    const judged = new Map([
      [well, { verdict: 'warn' as const }],
      [ill, { verdict: 'fail' as const }],
    ]);
    const shards = [
      { index: 1, of: 2, genes: new Set([well]) },
      { index: 2, of: 2, genes: new Set([well, ill]) },
    ];
    expect(judgeShards(shards, judged)).toEqual([
      { index: 1, of: 2, genes: 1, verdict: 'warn' },
      { index: 2, of: 2, genes: 2, verdict: 'fail' },
    ]);
  });
});
