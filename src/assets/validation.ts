import type { Asset, Json } from './asset.ts';

/** One entry of a `validation` list: a command if it is a string. */
interface ValidationEntry {
  readonly value: Json;
  /** For {@link Asset.locate}. */
  readonly pointer: readonly ['validation', number];
}

/** What an asset's `validation` field holds. Only a list can have commands. */
export type ValidationField =
  | { readonly kind: 'list'; readonly entries: readonly ValidationEntry[] }
  | { readonly kind: 'not_a_list'; readonly found: Json }
  | { readonly kind: 'missing' };

/** Reads the validation commands of an asset, in the order in which they would run. */
export function validationCommands({ value }: Pick<Asset, 'value'>): ValidationField {
  const { validation } = value;
  if (validation === undefined) return { kind: 'missing' };
  if (!Array.isArray(validation)) return { kind: 'not_a_list', found: validation };
  const entries = validation.map((entry, index) => ({
    value: entry,
    pointer: ['validation', index] as const,
  }));
  return { kind: 'list', entries };
}
