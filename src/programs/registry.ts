import { type Additions, additionsOf } from '../repo/additions.ts';
import { cargo } from './languages/cargo.ts';
import { go } from './languages/go.ts';
import { bun, deno } from './languages/javascript-runtimes.ts';
import { make } from './languages/make.ts';
import { pnpm, yarn } from './languages/package-managers.ts';
import { php, phpunit } from './languages/php.ts';
import { pytest, python as pythonProgram } from './languages/python.ts';
import { mypy, ruff, uv } from './languages/python-tools.ts';
import { archives, files } from './packs/files.ts';
import { git } from './packs/git.ts';
import { network, packages, python } from './packs/packages.ts';
import { system } from './packs/system.ts';
import { text } from './packs/text.ts';
import {
  type AddedFlags,
  type DependencyFolder,
  type EvolverFamily,
  type EvolverInput,
  type Family,
  type FamilyInput,
  familySchema,
  type SandboxPack,
  type SandboxUse,
} from './schema.ts';
import { flagKey, type ProgramFamily, type ProgramTerms, programFamily } from './table.ts';
import { TOOLS, toolsWith } from './tools/index.ts';

const PACKS: Readonly<Record<string, readonly FamilyInput[]>> = {
  archives: sandboxed(archives),
  build: programs({ cargo, go, make }),
  files: sandboxed(files),
  git: sandboxed(git),
  javascript: programs({ bun, deno, pnpm, yarn }),
  network: sandboxed(network),
  packages: sandboxed(packages),
  php: programs({ php, phpunit }),
  python: [...sandboxed(python), ...programs({ mypy, pytest, python: pythonProgram, ruff, uv })],
  system: sandboxed(system),
  text: sandboxed(text),
};

function programs(each: Readonly<Record<string, EvolverInput>>): readonly FamilyInput[] {
  return Object.entries(each).map(([name, evolver]) => ({ name, evolver }));
}

function sandboxed({ curated, workspace, both }: SandboxPack): readonly FamilyInput[] {
  const familiesOf = (each: SandboxPack['both'] = {}, only?: 'curated' | 'workspace') =>
    Object.entries(each).map(([name, sandbox]) => ({ name, sandbox: { ...sandbox, only } }));
  return [
    ...familiesOf(curated, 'curated'),
    ...familiesOf(workspace, 'workspace'),
    ...familiesOf(both),
  ];
}

/** Sorted by name. */
export const FAMILIES: readonly FamilyInput[] = Object.entries(PACKS)
  .flatMap(([category, families]) => families.map((family) => ({ ...family, category })))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** By program name. */
export type Registry = ReadonlyMap<string, Family>;

let builtIn: Registry | undefined;
const extended = new WeakMap<readonly FamilyInput[], Registry>();

/**
 * Returns the built-in families and the policy's, which replaces descriptions in the built-in family of
 * the same name.
 * @throws ZodError if a family does not match the schema
 */
export function registryOf(added: readonly FamilyInput[] = []): Registry {
  builtIn ??= new Map(FAMILIES.map((family) => [family.name, readFamily(family)]));
  if (added.length === 0) return builtIn;
  const known = extended.get(added);
  if (known !== undefined) return known;
  const registry = new Map(builtIn);
  for (const input of added) {
    const known = registry.get(input.name);
    registry.set(input.name, { ...known, ...readFamily(input, known?.category) });
  }
  extended.set(added, registry);
  return registry;
}

const OTHER_PACK = 'other';

/** @throws ZodError if it does not match the schema */
function readFamily(input: FamilyInput, pack = OTHER_PACK): Family {
  const family = familySchema.parse(input);
  return { ...family, category: family.category ?? pack };
}

export function packsOf(added: readonly Pick<FamilyInput, 'category'>[]): readonly string[] {
  return [...new Set([...FAMILIES, ...added].map(({ category = OTHER_PACK }) => category))];
}

/** The policy keys that select the programs of the default profile. */
export interface NamedPrograms {
  readonly programs: readonly string[];
  readonly families: readonly FamilyInput[];
  /** Default: none. */
  readonly tool_flags?: AddedFlags;
  /** Variables for make that a command may set, besides its family's. Default: none. */
  readonly make_variables?: readonly string[];
}

interface ProgramWord {
  readonly word: string;
  readonly family: Family;
  /** The family's description for the default profile. */
  readonly evolver: EvolverFamily;
}

/** Returns the words for programs that a policy can name. */
function programWords(families: readonly FamilyInput[]): readonly ProgramWord[] {
  return [...registryOf(families).values()].flatMap((family) => {
    const { evolver, name } = family;
    if (evolver === undefined) return [];
    return (evolver.programs ?? [name]).map((word) => ({ word, family, evolver }));
  });
}

/** Returns the names that `tool_flags` may contain. */
export function namesWithFlags(families: readonly FamilyInput[]): readonly string[] {
  return [...TOOLS.keys(), ...programWords(families).map(({ word }) => word)];
}

/** Returns the names that `programs` may contain. */
export function programNames(families: readonly FamilyInput[]): readonly string[] {
  const words = programWords(families).flatMap(({ word, family }) => [family.name, word]);
  const others = [...registryOf(families).values()].filter(isCuratedOnly);
  return [...new Set([...words, ...others.map(({ name }) => name)])];
}

/**
 * True if the default profile judges a program by its description for `curated`: the policy names it,
 * and its family has no other description.
 */
export function isNamedCurated(word: string, { programs, families }: NamedPrograms): boolean {
  if (!programs.includes(word)) return false;
  const family = registryOf(families).get(word);
  return family !== undefined && isCuratedOnly(family);
}

function isCuratedOnly({ evolver, sandbox }: Family): boolean {
  return (
    evolver === undefined &&
    sandbox !== undefined &&
    sandbox.only !== 'workspace' &&
    sandbox.maturity !== 'blocked'
  );
}

export interface SandboxProgram extends SandboxUse {
  readonly family: Family;
}

export function sandboxProgram(
  profile: 'curated' | 'workspace',
  name: string,
  families: readonly FamilyInput[],
): SandboxProgram | undefined {
  const family = registryOf(families).get(name);
  const { only = profile, curated, ...use } = family?.sandbox ?? {};
  if (family?.sandbox === undefined || only !== profile) return undefined;
  if (profile === 'workspace' || curated === undefined) return { ...use, family };
  return { ...use, ...curated, family };
}

const terms = new WeakMap<NamedPrograms, ProgramTerms>();

/** Returns the programs that a policy allows in the default profile, and those that it could allow. */
export function programTerms(policy: NamedPrograms): ProgramTerms {
  const before = terms.get(policy);
  if (before !== undefined) return before;
  const { programs, families, tool_flags = {}, make_variables = [] } = policy;
  const known = new Map<string, ProgramFamily>();
  const allowed = new Map<string, ProgramFamily>();
  // Only if needed: making the tables takes longer than judging a gene.
  for (const each of programs.length === 0 ? [] : programWords(families)) {
    const { variables } = each.evolver;
    const data = variables
      ? { ...each.evolver, variables: [...variables, ...make_variables] }
      : each.evolver;
    const table = programFamily(each.word, data, flagsOf(tool_flags[each.word]));
    known.set(each.word, table);
    const isNamed = [each.word, each.family.name].some((name) => programs.includes(name));
    if (isNamed) allowed.set(each.word, table);
  }
  let names: ReadonlyMap<string, string> | undefined;
  const made: ProgramTerms = {
    tools: toolsWith(
      new Map(Object.entries(tool_flags).map(([name, flags]) => [name, flagsOf(flags)])),
    ),
    allowed,
    known,
    offered: (word) => {
      names ??= new Map(programWords(families).map((each) => [each.word, each.family.name]));
      return names.get(word);
    },
  };
  terms.set(policy, made);
  return made;
}

/** Converts a policy's flags to the format of the tables. A path may be code, as with flags of tests. */
function flagsOf(added: AddedFlags[string] = []): EvolverFamily['flags'] {
  const flags = new Map(added.map(({ flag, value }) => [flagKey(flag.replace(/^-+/, '')), value]));
  const names = (kind: AddedFlags[string][number]['value'], mark: string) =>
    [...flags].flatMap(([name, value]) => (value === kind ? `${name}${mark}` : []));
  return {
    text: [...names('none', ''), ...names('text', '=')].join(' '),
    tests: names('path', '=').join(' '),
  };
}

const NODE_MODULES: DependencyFolder = { path: 'node_modules', at: 'anywhere' };

/**
 * Returns the dependency directories of a policy's programs: made by `prepare` or the workflow, like
 * `node_modules`.
 */
export function dependencyFolders(policy: NamedPrograms): readonly DependencyFolder[] {
  if (policy.programs.length === 0) return [NODE_MODULES];
  const families = [...programTerms(policy).allowed.values()];
  const folders = [NODE_MODULES, ...families.flatMap(({ data }) => data.dependencies)];
  return [...new Map(folders.map((each) => [`${each.at} ${each.path}`, each])).values()];
}

export function additionsFor(
  policy: NamedPrograms & { readonly build_outputs: readonly string[] },
): Additions {
  return additionsOf(policy.build_outputs, dependencyFolders(policy));
}

/** Relative to the home directory. */
export function homeDependencies(policy: NamedPrograms): readonly string[] {
  return dependencyFolders(policy).flatMap(({ at, path }) => (at === 'home' ? [path] : []));
}
