import { closest } from 'fastest-levenshtein';
import type * as z from 'zod';
import { namesWithFlags, packsOf, programNames, registryOf } from '../families/registry.ts';
import type { FamilyInput } from '../families/schema.ts';

/** The keys of a policy that refer to families or packs, or define them. */
interface FamilyNames {
  readonly families: readonly FamilyInput[];
  readonly disabled_packs: readonly string[];
  readonly experimental: readonly string[];
  readonly programs: readonly string[];
  readonly tool_flags: Readonly<Record<string, unknown>>;
}

/** Names are far shorter; only this many characters of longer ones are compared. */
const LONGEST_COMPARED = 80;

/**
 * Reports unknown names: disabling or permitting a pack or family that does not exist would have no
 * effect.
 */
export function checkNames({ value, issues }: z.core.ParsePayload<FamilyNames>): void {
  const { families } = value;
  const expectKnown = (
    key: Exclude<keyof FamilyNames, 'families'>,
    namesOf: (families: readonly FamilyInput[]) => readonly string[],
    what: string,
  ) => {
    // Most policies name none, and the families take longer to read than the policy: each is loaded when
    // its function is called.
    const named = value[key];
    const entries = Array.isArray(named) ? [...named.entries()] : Object.keys(named).map(twice);
    if (entries.length === 0) return;
    const known = namesOf(families);
    for (const [index, input] of entries) {
      if (typeof input !== 'string' || known.includes(input)) continue;
      const nearest = closest(input.slice(0, LONGEST_COMPARED), known);
      const message = `expected the name of ${what}; did you mean ${nearest}?`;
      issues.push({ code: 'custom', path: [key, index], input, message });
    }
  };
  for (const [index, { name: input }] of families.entries()) {
    if (families.findIndex(({ name }) => name === input) === index) continue;
    const path = ['families', index, 'name'];
    issues.push({ code: 'custom', path, input, message: 'this family is described twice' });
  }
  expectKnown('disabled_packs', (added) => packsOf(added), 'a pack of families');
  expectKnown(
    'programs',
    (added) => programNames(added),
    'a program that the default profile can run',
  );
  expectKnown('tool_flags', (added) => namesWithFlags(added), 'a tool or program with a table');
  expectKnown('experimental', (added) => [...registryOf(added).keys()], 'a family');
}

/** The name of an entry is what places it, and what must be known. */
function twice(name: string): readonly [string, string] {
  return [name, name];
}
