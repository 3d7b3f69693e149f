import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCommandPolicy, checkFamily } from '../../src/judge/profiles/check-policy.ts';
import { FAMILIES, registryOf } from '../../src/programs/registry.ts';
import type { FamilyInput } from '../../src/programs/schema.ts';

const JUST: FamilyInput = {
  name: 'just',
  curated: { risk: 'write', forms: [{ argv: 'test' }], match: ['just test'], not_match: ['just'] },
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
      for (const { name } of families as FamilyInput[]) expect(here).toContain(name);
    }
  });

  it('is sorted by name', () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it('includes families of a policy, which replace only the profiles that they have', () => {
    const cat = {
      ...JUST,
      name: 'cat',
      curated: { ...JUST.curated, match: ['cat test'], not_match: ['cat'] },
    };
    const registry = registryOf([JUST, cat as FamilyInput]);
    expect(registry.get('just')?.curated?.forms).toHaveLength(1);
    expect(registry.get('cat')?.curated?.forms).toHaveLength(1);
    expect(registry.get('cat')?.workspace).toEqual(registryOf().get('cat')?.workspace);
    expect(registryOf().has('just')).toBe(false);
  });

  it.each<[string, FamilyInput, RegExp]>([
    [
      'an example that does not match',
      {
        ...JUST,
        curated: { ...JUST.curated, risk: 'write', match: ['just x'], not_match: ['just'] },
      },
      /rejects its example just x/,
    ],
    [
      'an example that must not match',
      {
        ...JUST,
        curated: { ...JUST.curated, risk: 'write', match: ['just test'], not_match: ['just test'] },
      },
      /accepts its example just test/,
    ],
    [
      'a form that cannot be read',
      {
        ...JUST,
        curated: {
          risk: 'safe',
          forms: [{ argv: '{paht}' }],
          match: ['just x'],
          not_match: ['just'],
        },
      },
      /expected words and placeholders/,
    ],
    ['an unknown key', { ...JUST, curateds: {} } as FamilyInput, /curateds/],
  ])('finds %s in a family of a policy', (_, family, mistake) => {
    const mistakes = checkCommandPolicy({ patterns: [], families: [family] });
    expect(mistakes.map(({ message }) => message).join('\n')).toMatch(mistake);
  });

  it('finds no mistake in a family whose examples pass', () => {
    expect(checkCommandPolicy({ patterns: [], families: [JUST] })).toEqual([]);
  });
});
