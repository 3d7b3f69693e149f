import type { Asset, Json } from './asset.ts';

interface ValidationEntry {
  readonly value: Json;
  readonly pointer: readonly ['validation', number];
}

/** Only a list of limited length has commands. */
export type ValidationField =
  | { readonly kind: 'list'; readonly entries: readonly ValidationEntry[] }
  | { readonly kind: 'not_a_list'; readonly expected: string }
  | { readonly kind: 'missing' };

/** Every rule judges each command; real genes have a handful at most. */
const MAX_COMMANDS = 1_000;

/** Only white space, which the reference engine skips. */
export function isBlankEntry({ value }: ValidationEntry): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Every string that is not blank, trimmed. */
export function commandsToRun(gene: Pick<Asset, 'value'>): string[] {
  const field = validationCommands(gene);
  if (field.kind !== 'list') return [];
  return field.entries.flatMap((entry) =>
    typeof entry.value === 'string' && !isBlankEntry(entry) ? [entry.value.trim()] : [],
  );
}

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
