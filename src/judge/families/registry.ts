import { type Family, type FamilyInput, familySchema } from './family.ts';
import { archives } from './packs/archives.ts';
import { files } from './packs/files.ts';
import { git } from './packs/git.ts';
import { network } from './packs/network.ts';
import { packages } from './packs/packages.ts';
import { python } from './packs/python.ts';
import { system } from './packs/system.ts';
import { text } from './packs/text.ts';

const PACKS: Readonly<Record<string, readonly FamilyInput[]>> = {
  archives,
  files,
  git,
  network,
  packages,
  python,
  system,
  text,
};

/** Every built-in family, by name; one file for each pack. */
export const FAMILIES: readonly FamilyInput[] = Object.entries(PACKS)
  .flatMap(([category, families]) => families.map((family) => ({ ...family, category })))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The families that may be run, by the name of the program. */
export type Registry = ReadonlyMap<string, Family>;

let builtIn: Registry | undefined;
const extended = new WeakMap<readonly FamilyInput[], Registry>();

/**
 * The built-in families and those of a policy. A family of the policy replaces what the built-in one
 * of the same name says about a profile, and keeps the rest.
 *
 * @throws ZodError if a family is not what the schema says
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

/** The pack of families that name none. */
const OTHER_PACK = 'other';

/**
 * @param pack of a family that names none
 * @throws ZodError if it is not what the schema says
 */
export function readFamily(input: FamilyInput, pack = OTHER_PACK): Family {
  const family = familySchema.parse(input);
  return { ...family, category: family.category ?? pack };
}

/** The packs that {@link registryOf} has families of. */
export function packsOf(added: readonly Pick<FamilyInput, 'category'>[]): readonly string[] {
  return [...new Set([...FAMILIES, ...added].map(({ category = OTHER_PACK }) => category))];
}
