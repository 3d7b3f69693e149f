/**
 * What a flag's value looks like: `none` is a boolean, `value` is attached with `=` or the next
 * word, `attached` is attached only (V8's), `loose` is a boolean that npm also lets take a word.
 */
export type Arity = 'none' | 'value' | 'attached' | 'loose';

export interface FlagSpec<Effect extends string> {
  /** Without dashes. */
  readonly name: string;
  readonly arity: Arity;
  readonly effect: Effect;
}

export type FlagTable<Effect extends string> = ReadonlyMap<string, FlagSpec<Effect>>;

const MARKS: readonly (readonly [string, Arity])[] = [
  ['?=', 'attached'],
  ['=', 'value'],
  ['?', 'loose'],
];

/**
 * Makes a lookup table of flags grouped by what they do. Names are separated by blanks; a mark
 * behind a name is its arity: `=` value, `?=` attached, `?` loose, nothing for a boolean.
 */
export function flagTable<Effect extends string>(
  groups: Readonly<Record<Effect, string>>,
): FlagTable<Effect> {
  const table = new Map<string, FlagSpec<Effect>>();
  for (const effect of Object.keys(groups) as Effect[]) {
    for (const entry of groups[effect].split(/\s+/).filter(Boolean)) {
      const [mark, arity] = MARKS.find(([end]) => entry.endsWith(end)) ?? ['', 'none' as const];
      const name = entry.slice(0, entry.length - mark.length);
      if (table.has(name)) throw new Error(`flag ${name} stands in two groups`);
      table.set(name, { name, arity, effect });
    }
  }
  return table;
}
