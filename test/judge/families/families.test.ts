import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FamilyInput } from '../../../src/judge/families/family.ts';
import { FAMILIES, registryOf } from '../../../src/judge/families/registry.ts';
import { checkCommandPolicy, checkFamily } from '../../../src/judge/profiles/check-policy.ts';

const MAKE: FamilyInput = {
  name: 'make',
  curated: { risk: 'write', forms: [{ argv: 'test' }], match: ['make test'], not_match: ['make'] },
};

describe('the registry of families', () => {
  it.each(FAMILIES.map((family) => [family.name, family] as const))(
    '%s does what its examples say',
    (_, family) => {
      expect(checkFamily(family)).toEqual([]);
    },
  );

  it('has one file for each pack, with the families of that category', async () => {
    const files = readdirSync('src/judge/families/packs');
    const packs = files.map((file) => file.replace(/\.ts$/, ''));
    expect(new Set(FAMILIES.map(({ category }) => category))).toEqual(new Set(packs));
    for (const pack of packs) {
      const { [pack]: families } = await import(`../../../src/judge/families/packs/${pack}.ts`);
      const here = FAMILIES.filter(({ category }) => category === pack);
      expect(families.map(({ name }: FamilyInput) => name)).toEqual(here.map(({ name }) => name));
    }
  });

  it('is sorted by name', () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it('includes families of a policy, which replace only the profiles that they have', () => {
    const cat = {
      ...MAKE,
      name: 'cat',
      curated: { ...MAKE.curated, match: ['cat test'], not_match: ['cat'] },
    };
    const registry = registryOf([MAKE, cat as FamilyInput]);
    expect(registry.get('make')?.curated?.forms).toHaveLength(1);
    expect(registry.get('cat')?.curated?.forms).toHaveLength(1);
    expect(registry.get('cat')?.workspace).toEqual(registryOf().get('cat')?.workspace);
    expect(registryOf().has('make')).toBe(false);
  });

  it.each<[string, FamilyInput, RegExp]>([
    [
      'an example that does not match',
      {
        ...MAKE,
        curated: { ...MAKE.curated, risk: 'write', match: ['make x'], not_match: ['make'] },
      },
      /rejects its example make x/,
    ],
    [
      'an example that must not match',
      {
        ...MAKE,
        curated: { ...MAKE.curated, risk: 'write', match: ['make test'], not_match: ['make test'] },
      },
      /accepts its example make test/,
    ],
    [
      'a form that cannot be read',
      {
        ...MAKE,
        curated: {
          risk: 'safe',
          forms: [{ argv: '{paht}' }],
          match: ['make x'],
          not_match: ['make'],
        },
      },
      /expected words and placeholders/,
    ],
    ['an unknown key', { ...MAKE, curateds: {} } as FamilyInput, /curateds/],
  ])('finds %s in a family of a policy', (_, family, mistake) => {
    const mistakes = checkCommandPolicy({ patterns: [], families: [family] });
    expect(mistakes.map(({ message }) => message).join('\n')).toMatch(mistake);
  });

  it('finds no mistake in a family whose examples pass', () => {
    expect(checkCommandPolicy({ patterns: [], families: [MAKE] })).toEqual([]);
  });
});
