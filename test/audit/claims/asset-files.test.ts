import { describe, expect, it } from 'vitest';
import { SEED_STORE } from '../../../src/rules/example-asset.ts';
import { auditBetween } from '../fixture.ts';

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
      'not one that replaces an edited one',
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

describe('a gene that a Capsule names by its hash', () => {
  it('is applied by the change that adds both', async () => {
    const hash = `sha256:${'a'.repeat(64)}`;
    const gene = { ...SEED, id: 'gene_a', asset_id: hash, constraints: { max_files: 2 } };
    const files = { ...MANY, ...text(gene), ...capsule(hash) };
    expect((await audit(INDEX, files)).rules).toContain('blast-radius-critical');
  });
});

function reversed(value: object): object {
  return Object.fromEntries(Object.entries(value).reverse());
}
