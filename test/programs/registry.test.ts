import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCommandPolicy, checkFamily } from '../../src/judge/profiles/check-policy.ts';
import { FAMILIES, registryOf } from '../../src/programs/registry.ts';
import type { FamilyInput } from '../../src/programs/schema.ts';

const JUST: FamilyInput = {
  name: 'just',
  sandbox: { risk: 'write', forms: { test: {} }, match: ['just test'], not_match: ['just'] },
};

describe('the registry of families', () => {
  it.each(FAMILIES.map((family) => [family.name, family] as const))(
    '%s does what its examples say',
    (_, family) => {
      expect(checkFamily(family)).toEqual([]);
    },
  );

  it('has the families of each file of a pack in the pack of that name', async () => {
    for (const file of readdirSync('src/programs/packs')) {
      const pack = file.replace(/\.ts$/, '');
      const { [pack]: families } = await import(`../../src/programs/packs/${file}`);
      const here = FAMILIES.filter(({ category }) => category === pack).map(({ name }) => name);
      const names = Object.values<object>(families).flatMap(Object.keys);
      expect(here).toEqual(expect.arrayContaining(names));
    }
  });

  it('is sorted by name', () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it('includes families of a policy, which replace only the descriptions that they have', () => {
    const cat = { name: 'cat', evolver: { match: ['cat test'], not_match: ['cat'] } };
    const registry = registryOf([JUST, cat]);
    expect(Object.keys(registry.get('just')?.sandbox?.forms ?? {})).toEqual(['test']);
    expect(registry.get('cat')?.evolver?.match).toEqual(['cat test']);
    expect(registry.get('cat')?.sandbox).toEqual(registryOf().get('cat')?.sandbox);
    expect(registryOf().has('just')).toBe(false);
  });

  const just = (sandbox: Partial<FamilyInput['sandbox']>): FamilyInput => ({
    name: 'just',
    sandbox: { forms: { test: {} }, match: ['just test'], not_match: ['just'], ...sandbox },
  });

  it.each<[string, FamilyInput, RegExp]>([
    ['an example that does not match', just({ match: ['just x'] }), /rejects its example just x/],
    [
      'one that must not match',
      just({ not_match: ['just test'] }),
      /accepts its example just test/,
    ],
    [
      'a form that cannot be read',
      just({ forms: { '{paht}': {} } }),
      /expected words and placehol/,
    ],
    ['a flag of no kind', just({ flags: { number: 'n=' } as object }), /number/],
    ['operands of no kind', just({ operands: 'file' }), /expected kinds such as/],
    ['an unknown key', { ...JUST, curateds: {} } as FamilyInput, /curateds/],
  ])('finds %s in a family of a policy', (_, family, mistake) => {
    const mistakes = checkCommandPolicy({ patterns: [], families: [family] });
    expect(mistakes.map(({ message }) => message).join('\n')).toMatch(mistake);
  });

  it('finds no mistake in a family whose examples pass', () => {
    expect(checkCommandPolicy({ patterns: [], families: [JUST] })).toEqual([]);
  });
});
