import { describe, expect, it } from 'vitest';
import { assetPathTest } from '../../src/assets/globs.ts';
import { policySchema } from '../../src/policy/policy.ts';

describe('assetPathTest', () => {
  const isAssetPath = assetPathTest(policySchema.parse({}));

  it.each([
    'assets/gep/genes.json',
    'assets/gep/genes.jsonl',
    'assets/gep/genes.seed.json',
    'assets/gep/genes_backup.json',
    'skills/evolver/assets/gep/capsules.json',
    'assets/gep/capsules.jsonl',
    'assets/gep/events.jsonl',
    'assets/gep/external_candidates.jsonl',
    'data/default_genes.json',
    'lib/data/default_genes.json',
    '.evolver/gep/genes.json',
    'a b/.hidden/assets/gep/genes.json',
    'ünï/assets/gep/genes.json',
  ])('matches %s', (path) => expect(isAssetPath(path)).toBe(true));

  it.each([
    'assets/gep/README.md',
    'assets/gep/memory_graph.jsonl',
    '.evolver/gep/memory_graph.jsonl',
    'assets/gep/genes.json.bak',
    'assets/gep/old/genes.json',
    'genes.json',
    'package.json',
    'assets/gep',
    '',
  ])('does not match %s', (path) => expect(isAssetPath(path)).toBe(false));

  it('treats a leading exclamation mark as part of the name, not as a negation', () => {
    const only = assetPathTest(policySchema.parse({ assets: { include: ['!a.json'] } }));
    expect(only('b.json')).toBe(false);
    expect(only('!a.json')).toBe(true);
  });
});
