/**
 * How a flag takes its value. `none`: a boolean. `value`: attached with `=`, or the next word.
 * `attached`: attached only (V8 flags). `loose`: a boolean that may take a word in npm.
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
 * Creates a lookup table of flags grouped by their effect. Names are separated by blanks; a suffix is
 * the arity: `=` value, `?=` attached, `?` loose, none for a boolean.
 *
 * @throws Error if a name is in two groups
 */
export function flagTable<Effect extends string>(
  groups: Readonly<Record<Effect, string>>,
): FlagTable<Effect> {
  const table = new Map<string, FlagSpec<Effect>>();
  for (const effect of Object.keys(groups) as Effect[]) {
    for (const entry of groups[effect].split(/\s+/).filter(Boolean)) {
      const [mark, arity] = MARKS.find(([end]) => entry.endsWith(end)) ?? ['', 'none' as const];
      const name = entry.slice(0, entry.length - mark.length);
      if (table.has(name)) throw new Error(`flag ${name} is in two groups`);
      table.set(name, { name, arity, effect });
    }
  }
  return table;
}
