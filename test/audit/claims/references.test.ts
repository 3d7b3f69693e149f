import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/assets/asset.ts';
import { stillNamedFindings, unresolvedFindings } from '../../../src/audit/claims/references.ts';
import type { AssetChangeKind } from '../../../src/model/asset.ts';
import { asset, brief, gene } from '../fixture.ts';

const change = (asset: Asset, kind: AssetChangeKind = 'added') => ({ kind, asset });

describe('unresolvedFindings', () => {
  const present = [asset('Capsule', { id: 'c' }), asset('ValidationReport', { id: 'vr_1' })];

  it.each<[object, string[]]>([
    [{ capsule_id: 'c', validation_report_id: 'vr_1' }, []],
    [{ capsule_id: null, validation_report_id: null }, []],
    [{}, []],
    [{ capsule_id: 'vr_1' }, ['capsule-not-found (warning)']],
    [{ validation_report_id: 'vr_2' }, ['validation-report-not-found (warning)']],
    [{ capsule_id: '' }, ['capsule-not-found (warning)']],
  ])('resolves what an event names: %j', (fields, expected) => {
    const event = asset('EvolutionEvent', fields);
    expect(brief(unresolvedFindings([change(event)], present))).toEqual(expected);
    expect(unresolvedFindings([change(event, 'removed')], present)).toEqual([]);
  });
});

describe('stillNamedFindings', () => {
  const capsule = asset('Capsule', { gene: 'gene_a' });
  const event = asset('EvolutionEvent', { genes_used: ['gene_a'] });

  it.each<[string, Asset[], string[]]>([
    ['nothing', [], []],
    ['a Capsule', [event, capsule], ['gene-still-named (warning)']],
    ['the past only', [event], ['gene-still-named (notice)']],
    ['another gene of its id', [capsule, gene()], []],
  ])('of a removed gene: %s', (_, present, expected) => {
    expect(brief(stillNamedFindings([change(gene(), 'removed')], present))).toEqual(expected);
    expect(stillNamedFindings([change(gene(), 'modified')], present)).toEqual([]);
  });

  it('leaves a gene that the change itself names to `gene-not-found`', () => {
    const changes = [change(gene(), 'removed'), change(capsule)];
    expect(stillNamedFindings(changes, [event, capsule])).toEqual([]);
  });

  it('names the Capsule, and counts the others', () => {
    expect(stillNamedFindings([change(gene(), 'removed')], [event, capsule])).toMatchObject([
      { args: { gene: 'gene_a', by: 'the Capsule `x`', more: 1 } },
    ]);
  });
});
