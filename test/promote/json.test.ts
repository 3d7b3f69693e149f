import { describe, expect, it } from 'vitest';
import { promotionPieces } from '../../src/promote/json.ts';
import { promotionPolicy } from '../../src/promote/policy.ts';
import { promote } from '../../src/promote/promote.ts';
import { json } from '../../src/report/escape.ts';
import { capsule, gene, jsonl, source } from './fixture.ts';

const policy = await promotionPolicy(undefined);

function answerTo(...candidates: object[]) {
  return promote({ candidates: source(jsonl(candidates)), policy, platform: 'linux' });
}

describe('promotionPieces', () => {
  it.each([
    ['no candidate', []],
    ['one of each outcome', [gene('gene_a'), capsule('capsule_\u202e'), gene('gene_b', { id: 5 })]],
  ])('is the JSON of an answer about %s', async (_, candidates) => {
    const answer = await answerTo(...candidates);
    expect([...promotionPieces(answer)].join('')).toBe(`${json(answer)}\n`);
  });

  it('makes an entry when it is written, and forgets it', async () => {
    const { decisions } = await answerTo(gene('gene_a'), gene('gene_b'));
    const [first] = decisions;
    const [again] = decisions;
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });

  it('writes a long answer in pieces of limited length', async () => {
    const answer = await answerTo(...Array.from({ length: 200 }, (_, n) => gene(`gene_${n}`)));
    const lengths = [...promotionPieces(answer)].map(({ length }) => length);
    expect(lengths.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThan(80_000);
  });
});
