import { closest } from 'fastest-levenshtein';
import type * as z from 'zod';
import { namesWithFlags, packsOf, programNames, registryOf } from '../programs/registry.ts';
import type { FamilyInput } from '../programs/schema.ts';

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
  for (const [index, { name: input }] of families.entries()) {
    if (families.findIndex(({ name }) => name === input) === index) continue;
    const path = ['families', index, 'name'];
    issues.push({ code: 'custom', path, input, message: 'this family is described twice' });
  }
  // Most policies name none, and the families take longer to read than the policy.
  const checked = [
    ['disabled_packs', () => packsOf(families), 'a pack of families'],
    ['programs', () => programNames(families), 'a program that the default profile can run'],
    ['tool_flags', () => namesWithFlags(families), 'a tool or program with a table'],
    ['experimental', () => [...registryOf(families).keys()], 'a family'],
  ] as const;
  for (const [key, namesOf, what] of checked) {
    const named = value[key];
    const names: readonly unknown[] = Array.isArray(named) ? named : Object.keys(named);
    const known = names.length === 0 ? [] : namesOf();
    for (const [index, input] of names.entries()) {
      if (typeof input !== 'string' || known.includes(input)) continue;
      const nearest = closest(input.slice(0, LONGEST_COMPARED), known);
      const message = `expected the name of ${what}; did you mean ${nearest}?`;
      const path = [key, Array.isArray(named) ? index : input];
      issues.push({ code: 'custom', path, input, message });
    }
  }
}
