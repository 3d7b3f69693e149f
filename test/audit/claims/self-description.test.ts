import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/assets/asset.ts';
import { readAssetFile } from '../../../src/assets/file.ts';
import { assetLimits } from '../../../src/assets/source.ts';
import { auditAssetFile } from '../../../src/audit/audit.ts';
import { unidentified } from '../../../src/audit/claims/self-description.ts';
import type { Corrector } from '../../../src/audit/subject.ts';
import { SEED_STORE } from '../../../src/rules/example-asset.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { judgeWith } from '../../judge/fixture.ts';
import { asset, auditBetween, brief, changeSubject, gene } from '../fixture.ts';

const LIMITS = assetLimits(1024 * 1024);

async function rulesOf(path: string, text: string): Promise<string[]> {
  const file = readAssetFile(path, Buffer.from(text), LIMITS);
  const { findings } = await auditAssetFile(file, judgeWith());
  return findings.map(({ rule }) => rule);
}

it.each([
  ['a capsule without its end', '{"type":"Capsule","id":"c"', ''],
  ['a missing comma in an event', '{"type":"EvolutionEvent" "id":"e"}', ''],
  // Its verdict must not suggest that it was read.
  ['a gene without its end', '{"genes":[{"type":"Gene","id":"g"', ' validation-malformed'],
  ['another asset', '{"type":"Capsule"\n{"type":"Mutation"}', ' not-an-asset schema-field'],
])('an asset that is incomplete because of an error in its file %s', async (_name, text, rules) => {
  expect((await rulesOf(STORE, text)).join(' ')).toBe(`file-not-json${rules}`);
});

const judge = (claims: readonly Asset[], corrector: Corrector = 'fix') =>
  unidentified(changeSubject({ claims, correctorOf: () => corrector }));
const messages = (assets: readonly Asset[]) => judge(assets).map((each) => inWords(each).message);

describe('assets without an identity', () => {
  it('tells each missing field once for a file, and how many assets lack it', () => {
    const genes = ['a', 'b', 'c'].map((id) => gene({ id }));
    expect(messages(genes)).toEqual([
      'The Gene `a` and 2 other assets in its file have no `schema_version`.',
      'The Gene `a` and 2 other assets in its file have no `asset_id`.',
    ]);
    expect(messages([gene({ id: 'a', schema_version: '1.13.0' }), gene({ id: 'b' })])).toEqual([
      'The Gene `a` and another asset in its file have no `asset_id`.',
      'The Gene `b` has no `schema_version`.',
    ]);
  });

  it('finds nothing in reports, in cut assets, and in complete ones', () => {
    const whole = { schema_version: '1.13.0', asset_id: 'sha256:0' };
    const cut = { ...gene(), cut: true as const };
    expect(brief(judge([gene(whole), cut, asset('Mutation', {})]))).toEqual([]);
  });
});

const STORE = 'assets/gep/genes.json';
const [SEED] = JSON.parse(SEED_STORE).genes;
const INDEX = { 'index.js': 'run();\n' };
const MANY = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`src/${n}.js`, 'x();\n']));

function text(...genes: readonly unknown[]): Readonly<Record<string, string>> {
  return { [STORE]: JSON.stringify(genes) };
}

function capsule(gene: string): Readonly<Record<string, string>> {
  const own = { type: 'Capsule', id: 'capsule_a', gene, trigger: ['x'], summary: 'Did it.' };
  return { 'assets/gep/capsules.json': JSON.stringify([own]) };
}

async function audit(before: Readonly<Record<string, string>>, changed: typeof before) {
  const found = await auditBetween(before, { ...before, ...changed });
  const rules = [...found.findings, ...found.genes.flatMap(({ findings }) => findings)];
  return { seeds: found.seeds.map(({ id }) => id), rules: rules.map(({ rule }) => rule) };
}

describe('the seeds of a change', () => {
  it.each([
    ['one that it adds', INDEX, text(SEED), true],
    ['with other white space and another order of keys', INDEX, text(reversed(SEED)), true],
    ['not one with another field', INDEX, text({ ...SEED, summary: 'x' }), false],
    ['not one with another command', INDEX, text({ ...SEED, validation: ['node x.js'] }), false],
    ['not one that the base has', { ...INDEX, ...text(SEED) }, { 'a.js': 'x();\n' }, false],
    [
      'not one that was edited',
      { ...INDEX, ...text({ ...SEED, summary: 'x' }) },
      text(SEED),
      false,
    ],
    ['not one of whose command it touches the target', {}, { ...INDEX, ...text(SEED) }, false],
    ['not one that it applies', INDEX, { ...text(SEED), ...capsule(SEED.id) }, false],
  ])('are %s', async (_, before, changed, isSeed) => {
    const { seeds, rules } = await audit(before, changed);
    expect(seeds).toEqual(isSeed ? [SEED.id] : []);
    expect(rules.includes('engine-seeds')).toBe(isSeed);
  });

  it('set no limit to the change that adds them, unless it applies them', async () => {
    const size = ['blast-radius-exceeded'];
    const rulesOf = async (changed: Readonly<Record<string, string>>) =>
      (await audit(INDEX, { ...MANY, ...changed })).rules.filter((rule) => size.includes(rule));
    expect(await rulesOf(text(SEED))).toEqual([]);
    expect(await rulesOf({ ...text(SEED), ...capsule(SEED.id) })).toEqual(size);
  });
});

it('a gene that a Capsule names by its hash is applied by the change that adds both', async () => {
  const hash = `sha256:${'a'.repeat(64)}`;
  const gene = { ...SEED, id: 'gene_a', asset_id: hash, constraints: { max_files: 2 } };
  const files = { ...MANY, ...text(gene), ...capsule(hash) };
  expect((await audit(INDEX, files)).rules).toContain('blast-radius-critical');
});

function reversed(value: object): object {
  return Object.fromEntries(Object.entries(value).reverse());
}
