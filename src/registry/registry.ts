import { FAMILIES } from './families/index.ts';
import { type Family, type FamilyInput, familySchema } from './family.ts';

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
  builtIn ??= new Map(FAMILIES.map((family) => [family.name, familySchema.parse(family)]));
  if (added.length === 0) return builtIn;
  const known = extended.get(added);
  if (known !== undefined) return known;
  const registry = new Map(builtIn);
  for (const input of added) {
    const family = familySchema.parse(input);
    registry.set(family.name, { ...registry.get(family.name), ...family });
  }
  extended.set(added, registry);
  return registry;
}
