import { type Additions, additionsOf } from '../repo/additions.ts';
import { registryOf } from './registry.ts';
import type { DependencyFolder, EvolverFamily, Family, FamilyInput } from './schema.ts';
import { type ProgramFamily, type ProgramTerms, programFamily } from './table.ts';

/** The keys of a policy that say which programs the default profile accepts. */
export interface NamedPrograms {
  readonly programs: readonly string[];
  readonly families: readonly FamilyInput[];
}

/** A word that starts a program, with the family that describes it. */
interface ProgramWord {
  readonly word: string;
  readonly family: Family;
}

/** Returns the words that start programs which a policy can name, built-in ones and its own. */
function programWords(families: readonly FamilyInput[]): readonly ProgramWord[] {
  return [...registryOf(families).values()].flatMap((family) => {
    if (family.evolver === undefined) return [];
    return (family.evolver.programs ?? [family.name]).map((word) => ({ word, family }));
  });
}

/** Returns the names that `programs` of a policy can contain. */
export function programNames(families: readonly FamilyInput[]): readonly string[] {
  const words = programWords(families).flatMap(({ word, family }) => [family.name, word]);
  const others = [...registryOf(families).values()].filter(isCuratedOnly);
  return [...new Set([...words, ...others.map(({ name }) => name)])];
}

/**
 * Whether the default profile judges a program by what its family says about the `curated` profile,
 * because the policy names it and the family says nothing about the default one.
 */
export function isNamedCurated(word: string, { programs, families }: NamedPrograms): boolean {
  if (!programs.includes(word)) return false;
  const family = registryOf(families).get(word);
  return family !== undefined && isCuratedOnly(family);
}

function isCuratedOnly({ evolver, curated }: Family): boolean {
  return evolver === undefined && curated !== undefined && curated.maturity !== 'blocked';
}

/** Returns the words that start the programs of one entry of `programs`. */
export function wordsOfProgram(entry: string, families: readonly FamilyInput[]): readonly string[] {
  const named = programWords(families).filter((each) => isNamed(each, [entry]));
  return [entry, ...named.map(({ word }) => word)];
}

/** Whether an entry of `programs` names a program: by the name of its family, or by its own. */
function isNamed({ word, family }: ProgramWord, programs: readonly string[]): boolean {
  return programs.includes(word) || programs.includes(family.name);
}

/** Tables are made once for each family. */
const tables = new WeakMap<EvolverFamily, Map<string, ProgramFamily>>();

function tableOf(word: string, data: EvolverFamily): ProgramFamily {
  const known = tables.get(data) ?? new Map<string, ProgramFamily>();
  tables.set(data, known);
  const table = known.get(word) ?? programFamily(word, data);
  known.set(word, table);
  return table;
}

const terms = new WeakMap<readonly string[], WeakMap<readonly FamilyInput[], ProgramTerms>>();

/** Returns the programs that a policy allows in the default profile, and those that it could. */
export function programTerms({ programs, families }: NamedPrograms): ProgramTerms {
  const known = terms.get(programs)?.get(families);
  if (known !== undefined) return known;
  const tablesOf = (wanted: (each: ProgramWord) => boolean) => {
    // Reading the families takes longer than judging a gene.
    if (programs.length === 0) return new Map<string, ProgramFamily>();
    return new Map(
      programWords(families).flatMap((each) => {
        const { word, family } = each;
        return family.evolver && wanted(each) ? [[word, tableOf(word, family.evolver)]] : [];
      }),
    );
  };
  let names: ReadonlyMap<string, string> | undefined;
  const made: ProgramTerms = {
    allowed: tablesOf((each) => isNamed(each, programs)),
    known: tablesOf(() => true),
    offered: (word) => {
      names ??= new Map(programWords(families).map((each) => [each.word, each.family.name]));
      return names.get(word);
    },
  };
  const ofPrograms = terms.get(programs) ?? new WeakMap<readonly FamilyInput[], ProgramTerms>();
  terms.set(programs, ofPrograms.set(families, made));
  return made;
}

const NODE_MODULES: DependencyFolder = { path: 'node_modules', at: 'anywhere' };

/**
 * Returns where the dependencies of the programs of a policy are: not in the commit, but left there by
 * `prepare` or the workflow, as `node_modules` is.
 */
export function dependencyFolders(policy: NamedPrograms): readonly DependencyFolder[] {
  if (policy.programs.length === 0) return [NODE_MODULES];
  const families = [...programTerms(policy).allowed.values()];
  const folders = [NODE_MODULES, ...families.flatMap(({ data }) => data.dependencies)];
  return [...new Map(folders.map((each) => [`${each.at} ${each.path}`, each])).values()];
}

/** Returns what commands see of the checkout that is in no commit, as the policy says. */
export function additionsFor(
  policy: NamedPrograms & { readonly build_outputs: readonly string[] },
): Additions {
  return additionsOf(policy.build_outputs, dependencyFolders(policy));
}

/** Returns those of {@link dependencyFolders} that are in the home directory, from there. */
export function homeDependencies(policy: NamedPrograms): readonly string[] {
  return dependencyFolders(policy).flatMap(({ at, path }) => (at === 'home' ? [path] : []));
}
