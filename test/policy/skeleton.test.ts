import { expect, it } from 'vitest';
import { skeletonOf } from '../../src/policy/near-policy.ts';

it.each([
  ['Gene', 'gene'],
  ['gеnе', 'gene'],
  ['ɡene', 'gene'],
  ['g\u200bene', 'gene'],
  ['gene\ufeff', 'gene'],
  ['géne', 'gene'],
  ['ge\u0301ne', 'gene'],
  ['ｇｅｎｅ', 'gene'],
  ['𝗀𝖾𝗇𝖾', 'gene'],
  ['gene‑gate', 'gene-gate'],
  ['İ', 'i'],
  ['\u{e0067}a', 'a'],
])('folds %j to %j', (name, skeleton) => {
  expect(skeletonOf(name)).toBe(skeleton);
});

it('keeps names apart that do not look alike', () => {
  const names = ['gene_repair', 'gene-repair', 'gene_repair2', '遺伝子', '遺伝', 'ген'];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
});
