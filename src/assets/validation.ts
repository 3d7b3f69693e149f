import type { Asset, Json } from './asset.ts';

/** One entry of a `validation` list: a command if it is a string. */
interface ValidationEntry {
  readonly value: Json;
  /** For {@link Asset.locate}. */
  readonly pointer: readonly ['validation', number];
}

/** What an asset's `validation` field holds. Only a list can have commands, and not any number. */
export type ValidationField =
  | { readonly kind: 'list'; readonly entries: readonly ValidationEntry[] }
  | { readonly kind: 'not_a_list'; readonly expected: string }
  | { readonly kind: 'missing' };

/** Each command is judged by every rule; real genes have at most a handful. */
const MAX_COMMANDS = 1_000;

/** Reads the validation commands of an asset, in the order in which they would run. */
export function validationCommands({ value }: Pick<Asset, 'value'>): ValidationField {
  const { validation } = value;
  if (validation === undefined) return { kind: 'missing' };
  if (!Array.isArray(validation)) return { kind: 'not_a_list', expected: 'a list of strings' };
  if (validation.length > MAX_COMMANDS) {
    return { kind: 'not_a_list', expected: `a list of at most ${MAX_COMMANDS} strings` };
  }
  const entries = validation.map((entry, index) => ({
    value: entry,
    pointer: ['validation', index] as const,
  }));
  return { kind: 'list', entries };
}
