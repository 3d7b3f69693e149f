import { describe, expect, it } from 'vitest';
import type { Asset, AssetChange } from '../../../src/assets/asset.ts';
import { appliedGenes } from '../../../src/assets/gene-references.ts';
import {
  appliedIds,
  genesStillNamed,
  missingGenes,
  unresolvedReferences,
} from '../../../src/audit/claims/references.ts';
import type { AssetChangeKind } from '../../../src/model/asset.ts';
import { asset, brief, changeSubject, gene, relating } from '../fixture.ts';

/** A change with these assets, in a commit with others. */
const subjectOf = (changes: readonly AssetChange[], present: readonly Asset[] = []) =>
  changeSubject({ assets: relating(changes, present) });

const fileOf = (...assets: Asset[]) => ({
  path: 'assets/gep/genes.json',
  assets,
  problems: [],
});

const change = (asset: Asset, kind: AssetChangeKind = 'added') => ({ kind, asset });

describe('what an event names', () => {
  const present = [asset('Capsule', { id: 'c' }), asset('ValidationReport', { id: 'vr_1' })];

  it.each<[object, string[]]>([
    [{ capsule_id: 'c', validation_report_id: 'vr_1' }, []],
    [{ capsule_id: null, validation_report_id: null }, []],
    [{}, []],
    [{ capsule_id: 'vr_1' }, ['reference-not-found (warning)']],
    [{ validation_report_id: 'vr_2' }, ['reference-not-found (warning)']],
    [{ capsule_id: '' }, ['reference-not-found (warning)']],
  ])('resolves what an event names: %j', (fields, expected) => {
    const event = asset('EvolutionEvent', fields);
    expect(brief(unresolvedReferences(subjectOf([change(event)], present)))).toEqual(expected);
    expect(unresolvedReferences(subjectOf([change(event, 'removed')], present))).toEqual([]);
  });
});

describe('a removed gene that is still named', () => {
  const capsule = asset('Capsule', { gene: 'gene_a' });
  const event = asset('EvolutionEvent', { genes_used: ['gene_a'] });

  it.each<[string, Asset[], string[]]>([
    ['nothing', [], []],
    ['a Capsule', [event, capsule], ['still-named (warning)']],
    ['the past only', [event], ['still-named (notice)']],
    ['another gene of its id', [capsule, gene()], []],
  ])('of a removed gene: %s', (_, present, expected) => {
    expect(brief(genesStillNamed(subjectOf([change(gene(), 'removed')], present)))).toEqual(
      expected,
    );
    expect(genesStillNamed(subjectOf([change(gene(), 'modified')], present))).toEqual([]);
  });

  it('leaves a gene that the change itself names to `reference-not-found`', () => {
    const changes = [change(gene(), 'removed'), change(capsule)];
    expect(genesStillNamed(subjectOf(changes, [event, capsule]))).toEqual([]);
  });

  it('names the Capsule, and counts the others', () => {
    expect(genesStillNamed(subjectOf([change(gene(), 'removed')], [event, capsule]))).toMatchObject(
      [{ args: { what: 'gene `gene_a`', by: 'the Capsule `x`', more: 1 } }],
    );
  });
});

const capsule = (named: unknown) => asset('Capsule', { id: 'capsule_1', gene: named });
const event = (named: unknown) => asset('EvolutionEvent', { id: 'evt_1', genes_used: named });

describe('a reference by `asset_id`', () => {
  const hash = `sha256:${'9'.repeat(64)}`;
  const named = gene({ id: 'gene_a', asset_id: hash });
  const capsule = asset('Capsule', { id: 'c', gene: hash });
  const event = asset('EvolutionEvent', { genes_used: [hash] });

  it.each([capsule, event])('is one to the gene with that hash: %#', (by) => {
    const changes = [change(by), { kind: 'applied' as const, asset: named, before: named }];
    expect(missingGenes(subjectOf(changes))).toEqual([]);
    expect(appliedGenes([change(by)], [fileOf(named)])).toMatchObject([{ kind: 'applied' }]);
    expect(brief(missingGenes(subjectOf([change(by)])))).toEqual(['reference-not-found']);
    const removed = subjectOf([change(named, 'removed')], [by]);
    expect(genesStillNamed(removed)).toMatchObject([
      { args: { what: `gene that was \`${hash}\`` } },
    ]);
  });

  it('dangles if the gene gets another hash', () => {
    const other = gene({ id: 'gene_a', asset_id: `sha256:${'8'.repeat(64)}` });
    const modified = { kind: 'modified' as const, asset: other, before: named };
    const byId = asset('Capsule', { id: 'd', gene: 'gene_a' });
    const found = genesStillNamed(subjectOf([modified], [other, capsule, byId]));
    expect(found).toMatchObject([
      { rule: 'still-named', args: { what: `gene that was \`${hash}\``, more: 0 } },
    ]);
  });
});

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
      missingGenes(subjectOf([claim, { kind, asset: gene() }])).map(({ args }) => args.name);
    expect(missing('applied')).toEqual(['gene_b']);
    expect(missing('added')).toEqual(['gene_b']);
    expect(missing('removed')).toEqual(['gene_a', 'gene_b']);
  });

  it('may be the word of the engine for none, but not for a candidate', () => {
    const found = (name: string, isChanged = true) => {
      const subject = subjectOf([change(asset('Capsule', { gene: name }))]);
      const { change: _, ...candidate } = subject;
      return brief(missingGenes(isChanged ? subject : candidate));
    };
    expect(found('ad_hoc')).toEqual(['reference-not-found (warning)']);
    expect(found('ad_hoc', false)).toEqual(['reference-not-found']);
    expect(found('adhoc')).toEqual(['reference-not-found']);
  });

  it('are reported at the name', () => {
    const [finding] = missingGenes(subjectOf([{ kind: 'added', asset: event(['nobody']) }]));
    expect(finding).toMatchObject({ rule: 'reference-not-found', location: { line: 5 } });
    expect(finding?.subject).toEqual({ type: 'EvolutionEvent', id: 'evt_1' });
  });
});
