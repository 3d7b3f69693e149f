import { archives } from './packs/archives.ts';
import { build } from './packs/build.ts';
import { files } from './packs/files.ts';
import { git } from './packs/git.ts';
import { javascript } from './packs/javascript.ts';
import { network } from './packs/network.ts';
import { packages } from './packs/packages.ts';
import { python } from './packs/python.ts';
import { system } from './packs/system.ts';
import { text } from './packs/text.ts';
import { type Family, type FamilyInput, familySchema } from './schema.ts';

const PACKS: Readonly<Record<string, readonly FamilyInput[]>> = {
  archives,
  build,
  files,
  git,
  javascript,
  network,
  packages,
  python,
  system,
  text,
};

/** All built-in families, sorted by name; each pack is one file. */
export const FAMILIES: readonly FamilyInput[] = Object.entries(PACKS)
  .flatMap(([category, families]) => families.map((family) => ({ ...family, category })))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The families by the name of the program. */
export type Registry = ReadonlyMap<string, Family>;

let builtIn: Registry | undefined;
const extended = new WeakMap<readonly FamilyInput[], Registry>();

/**
 * Returns the built-in families and those of a policy. A family of the policy replaces the profiles
 * that it has in the built-in family of the same name, and keeps the others.
 *
 * @throws ZodError if a family does not conform to the schema
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

/** The default pack. */
const OTHER_PACK = 'other';

/**
 * Parses a family.
 *
 * @param pack the default pack
 * @throws ZodError if the family does not conform to the schema
 */
export function readFamily(input: FamilyInput, pack = OTHER_PACK): Family {
  const family = familySchema.parse(input);
  return { ...family, category: family.category ?? pack };
}

/** Returns the packs of the families in {@link registryOf}. */
export function packsOf(added: readonly Pick<FamilyInput, 'category'>[]): readonly string[] {
  return [...new Set([...FAMILIES, ...added].map(({ category = OTHER_PACK }) => category))];
}
