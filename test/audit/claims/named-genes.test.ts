import { describe, expect, it } from 'vitest';
import type { AssetChange } from '../../../src/assets/asset.ts';
import { appliedIds, missingGeneFindings } from '../../../src/audit/claims/references.ts';
import { asset, gene } from '../fixture.ts';

const capsule = (named: unknown) => asset('Capsule', { id: 'capsule_1', gene: named });
const event = (named: unknown) => asset('EvolutionEvent', { id: 'evt_1', genes_used: named });

describe('genes that a change names', () => {
  it.each<[string, AssetChange, string[]]>([
    ['an added capsule', { kind: 'added', asset: capsule('a') }, ['a']],
    ['an added event', { kind: 'added', asset: event(['a', 'b']) }, ['a', 'b']],
    ['a removed capsule', { kind: 'removed', asset: capsule('a') }, []],
    [
      'what a modified event newly names',
      { kind: 'modified', asset: event(['a', 'b']), before: event(['a']) },
      ['b'],
    ],
    ['names that are no text', { kind: 'added', asset: event(['a', 7, null]) }, ['a']],
    ['a list that is none', { kind: 'added', asset: event('a') }, []],
    ['a capsule with a list', { kind: 'added', asset: capsule(['a']) }, []],
    ['a gene', { kind: 'added', asset: gene({ gene: 'a', genes_used: ['b'] }) }, []],
  ])('are those of %s', (_, change, expected) => {
    expect([...appliedIds([change])]).toEqual(expected);
  });

  it('are reported unless they are in the audited commit', () => {
    const claim: AssetChange = { kind: 'added', asset: event(['gene_a', 'gene_b']) };
    const missing = (kind: AssetChange['kind']) =>
      missingGeneFindings([claim, { kind, asset: gene() }]).map(({ args }) => args.gene);
    expect(missing('applied')).toEqual(['gene_b']);
    expect(missing('added')).toEqual(['gene_b']);
    expect(missing('removed')).toEqual(['gene_a', 'gene_b']);
  });

  it('are reported at the name', () => {
    const [finding] = missingGeneFindings([{ kind: 'added', asset: event(['nobody']) }]);
    expect(finding).toMatchObject({ rule: 'gene-not-found', location: { line: 5 } });
    expect(finding?.subject).toEqual({ type: 'EvolutionEvent', id: 'evt_1' });
  });
});
