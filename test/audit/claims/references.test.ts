import { describe, expect, it } from 'vitest';
import type { Asset, AssetChange } from '../../../src/assets/asset.ts';
import { appliedGenes } from '../../../src/assets/gene-references.ts';
import { lookAlikeIds } from '../../../src/audit/claims/confusable-ids.ts';
import {
  appliedIds,
  genesStillNamed,
  missingGenes,
  unresolvedReferences,
} from '../../../src/audit/claims/references.ts';
import { removedScripts } from '../../../src/audit/claims/removed-scripts.ts';
import type { AssetChangeKind, AssetType } from '../../../src/model/asset.ts';
import type { Change } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { pairs } from '../../table.ts';
import {
  added,
  asset,
  brief,
  changeBetween,
  changeOf,
  changeSubject,
  deleted,
  gene,
  relating,
  renamed,
} from '../fixture.ts';

const subjectOf = (changes: readonly AssetChange[], present: readonly Asset[] = []) =>
  changeSubject({ assets: relating(changes, present) });

const fileOf = (...assets: Asset[]) => ({ path: 'assets/gep/genes.json', assets, problems: [] });
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

it.each([
  [['c'], 0],
  [['c', 'sha256:0', 'd'], 2],
  [[], 0],
])('the Capsules that an AntiGene names as evidence: %j', (evidence_capsules, missing) => {
  const named = asset('AntiGene', { evidence_capsules });
  const found = unresolvedReferences(subjectOf([change(named)], [asset('Capsule', { id: 'c' })]));
  expect(brief(found)).toEqual(Array(missing).fill('reference-not-found (warning)'));
});

describe('a removed gene that is still named', () => {
  const capsule = asset('Capsule', { gene: 'gene_a' });
  const event = asset('EvolutionEvent', { genes_used: ['gene_a'] });

  it.each<[string, Asset[], string[]]>([
    ['nothing', [], []],
    ['a Capsule', [event, capsule], ['still-named (warning)']],
    ['the past only', [event], ['still-named (notice)']],
    ['another gene of its id', [capsule, gene()], []],
  ])('of a removed gene: %s', (_, there, expected) => {
    expect(brief(genesStillNamed(subjectOf([change(gene(), 'removed')], there)))).toEqual(expected);
    expect(genesStillNamed(subjectOf([change(gene(), 'modified')], there))).toEqual([]);
  });

  it('leaves a gene that the change itself names to `reference-not-found`', () => {
    const changes = [change(gene(), 'removed'), change(capsule)];
    expect(genesStillNamed(subjectOf(changes, [event, capsule]))).toEqual([]);
  });

  it('names the Capsule, and counts the others', () => {
    const named = genesStillNamed(subjectOf([change(gene(), 'removed')], [event, capsule]));
    const args = { what: 'gene `gene_a`', by: 'the Capsule `x`', more: 1 };
    expect(named).toMatchObject([{ args }]);
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
    const args = { what: `gene that was \`${hash}\`` };
    expect(genesStillNamed(removed)).toMatchObject([{ args }]);
  });
});

describe('genes that a change names', () => {
  const AB = event(['a', 'b']);
  it.each<[string, AssetChange, string[]]>([
    ['an added capsule', { kind: 'added', asset: capsule('a') }, ['a']],
    ['an added event', { kind: 'added', asset: AB }, ['a', 'b']],
    ['a removed capsule', { kind: 'removed', asset: capsule('a') }, []],
    ['a modified event', { kind: 'modified', asset: AB, before: event(['a']) }, ['b']],
    ['names that are no text', { kind: 'added', asset: event(['a', 7, null]) }, ['a']],
    ['a capsule with a list', { kind: 'added', asset: capsule(['a']) }, []],
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
});

const findingsOf = (change: Change, present: readonly Asset[], changes: AssetChange[] = []) =>
  removedScripts(changeSubject({ change, assets: relating(changes, present) }));

const naming = (...validation: unknown[]) => gene({ validation });
const NAMED = ['still-named (warning)'];

/** What a finding names for `SCRIPT` or `SCRIPT of FOLDER`. */
function scriptOf(named: string): string {
  const [script, folder] = named.split(' of ');
  return `script \`${script}\` of \`${folder === undefined ? '' : `${folder}/`}package.json\``;
}

it.each<[string, Asset, ReturnType<typeof changeOf>, string[]]>([
  ['a deleted script', naming('npm test', 'node ./a.js --x'), changeOf(deleted('a.js')), NAMED],
  ['a renamed script', naming('node a.js'), changeOf(renamed('a.js', 'b.js')), NAMED],
  ['a file in quotes', naming('node "a b.js"', "node 'a.js'"), changeOf(deleted('a.js')), NAMED],
  ['a script of a blocked command', naming('x;node a.js'), changeOf(deleted('a.js')), NAMED],
  ['the new name', naming('node b.js'), changeOf(renamed('a.js', 'b.js')), []],
  ['another file', naming('node a.jsx', 7), changeOf(deleted('a.js')), []],
  ['a replaced script', naming('node a.js'), changeOf(renamed('a.js', 'b.js'), added('a.js')), []],
  ['no list', gene({ validation: 'node a.js' }), changeOf(deleted('a.js')), []],
])('of an unchanged gene: %s', async (_, present, change, expected) => {
  expect(brief(await findingsOf(change, [present]))).toEqual(expected);
  const changes = [{ kind: 'modified' as const, asset: present }];
  expect(await findingsOf(change, [present], changes)).toEqual([]);
});

it('reports a file once, at the entry that names it, and counts the other genes', async () => {
  const present = [naming('npm test', 'node a.js'), naming('node a.js'), naming('node a.js')];
  const findings = await findingsOf(changeOf(deleted('a.js')), present);
  const args = { what: 'file `a.js`', by: 'the gene `gene_a`', more: 2 };
  expect(findings).toMatchObject([{ args, location: { line: 6 } }]);
});

const manifest = (...scripts: string[]) =>
  JSON.stringify({
    name: 'x',
    workspaces: ['part'],
    scripts: Object.fromEntries(scripts.map((script) => [script, 'node a.js'])),
  });

it.each<[string, string, string | undefined, string[]]>([
  ['removed', 'npm run lint', manifest('test'), ['lint']],
  ['removed, by a short form', 'npm t', manifest('lint'), ['test']],
  ['gone with its package.json', 'npm test', undefined, ['test']],
  ['of a workspace', 'npm test -w part', manifest('test'), ['test of part']],
  ['that is kept', 'npm test', manifest('test'), []],
  ['that is edited', 'npm test', manifest('test').replace('a.js', 'b.js'), []],
  ['that npm starts around it', 'npm run lint', manifest('test', 'lint'), []],
  ['that was not there', 'npm run format', manifest('test'), []],
])('an npm script %s', async (_, command, head, expected) => {
  const after = head === undefined ? {} : { 'package.json': head };
  const base = {
    'package.json': manifest('test', 'lint', 'prelint', 'prepack'),
    'part/package.json': manifest('test'),
  };
  const subject = changeSubject({
    change: changeBetween(base, after),
    baseTree: literalTree(base),
    tree: literalTree(after),
    assets: relating([], [naming(command)]),
  });
  const findings = await removedScripts(subject);
  expect(findings.map(({ args }) => args.what)).toEqual(expected.map(scriptOf));
});

const alike = (changed: Asset, other: Asset, kind: AssetChangeKind = 'added') =>
  brief(lookAlikeIds(subjectOf([change(changed, kind)], [other, changed])));

const judge = (id: string, other: string, type: AssetType = 'Gene', otherType = type) =>
  alike(asset(type, { id }), asset(otherType, { id: other }));

describe('ids that look alike', () => {
  it.each(pairs`
    gene_retry → Gene_Retry ¦ gene_kelvin → gene_<U+212A>elvin ¦ gene_stream → gene_<U+017F>tream
    gene_scan → gene_s<U+0441><U+0430>n ¦ gene_foo → gene_f<U+03BF>o ¦ gene_uno → gene_<U+057D>no
    GENE → G<U+13AC>NE ¦ gene_a → gene_<U+FF41> ¦ gene_a → gene_<U+1D41A>
    gene_file → gene_<U+FB01>le ¦ gene_caf<U+00E9> → gene_cafe<U+0301> ¦ gene_a → gene<U+200B>_a
    gene_a → gene_<U+00AD>a ¦ gene_a → gene_<U+200E>a ¦ gene_a → gene_a<U+0020>
    gene_a → gene_a<U+0009> ¦ gene_a → gene_a<U+FE0F> ¦ gene-a → gene<U+2010>a ¦ gene_l → gene_1
    gene_l → gene_I ¦ gene_O → gene_0 ¦ gene_modern → gene_modem
  `)('finds that %j is like %j', (other, id) => {
    expect(judge(id, other)).toEqual(['look-alike-id']);
    expect(judge(other, id)).toEqual(['look-alike-id']);
  });

  it.each(pairs`
    gene_a → gene_b ¦ gene_retry → gene_retry_2 ¦ gene-a → gene_a ¦ gene_caf<U+00E9> → gene_cafe
    <U+57FA><U+56E0>_<U+7532> → <U+57FA><U+56E0>_<U+4E59> ¦ gene_<U+7532> → gene_a
    <U+0433><U+0435><U+043D>_<U+0430> → <U+0433><U+0435><U+043D>_<U+0431> ¦ gene_2 → gene_z
    gene_10 → gene_11 ¦ capsule_1712345678901 → capsule_1712345678911
  `)('accepts %s beside %s', (id, other) => expect(judge(id, other)).toEqual([]));

  it('compares assets of one type, and reports what the change adds', () => {
    expect(judge('A', 'a', 'Gene', 'Capsule')).toEqual([]);
    expect(judge('A', 'a', 'Capsule')).toEqual(['look-alike-id']);
    const [gene, twin] = [asset('Gene', { id: 'a' }), asset('Gene', { id: 'A' })];
    expect(alike(gene, twin, 'modified')).toEqual([]);
    expect(alike(gene, gene)).toEqual([]);
  });
});
