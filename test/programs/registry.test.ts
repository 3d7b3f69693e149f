import { describe, expect, it } from 'vitest';
import {
  dependencyFolders,
  FAMILIES,
  homeDependencies,
  programNames,
  registryOf,
} from '../../src/programs/registry.ts';
import { parsePolicy } from '../policy/from-text.ts';
import { OWN_PROGRAM } from './own-program.ts';

describe('the registry of programs', () => {
  it('is sorted by name', () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it('includes families of a policy, which replace only the descriptions that they have', () => {
    const cat = { name: 'cat', evolver: { match: ['cat test'], not_match: ['cat'] } };
    const just = { forms: { test: {} }, match: ['just test'], not_match: ['just'] };
    const registry = registryOf([{ name: 'just', sandbox: just }, cat]);
    expect(Object.keys(registry.get('just')?.sandbox?.forms ?? {})).toEqual(['test']);
    expect(registry.get('cat')?.evolver?.match).toEqual(['cat test']);
    expect(registry.get('cat')?.sandbox).toEqual(registryOf().get('cat')?.sandbox);
    expect(registryOf().has('just')).toBe(false);
  });

  it('must have the programs that a policy names', () => {
    const named = (text: string) => parsePolicy(text, 'the policy').programs;
    expect(() => named('programs: [pytset]')).toThrow(/did you mean pytest/);
    expect(() => named('programs: [sudo]')).toThrow(/did you mean/);
    expect(named('programs: [make, python3]')).toEqual(['make', 'python3']);
  });
});

describe('the folders of dependencies', () => {
  it('include those that a policy names', () => {
    expect(dependencyFolders(OWN_PROGRAM)).toContainEqual({ path: '.cabal', at: 'home' });
    expect(homeDependencies(OWN_PROGRAM)).toEqual(['.cabal']);
  });

  it('show none of the home directory that can have credentials', () => {
    const shown = homeDependencies({ programs: programNames([]), families: [] });
    expect(shown.length).toBeGreaterThan(10);
    const withSecrets = '.cargo .m2 .gradle .nuget .local .local/share .config'.split(' ');
    expect(shown.filter((folder) => withSecrets.includes(folder))).toEqual([]);
    expect(homeDependencies({ programs: [], families: [] })).toEqual([]);
  });
});
