import { canonicalize } from '@evomap/gep-sdk';

/** The effect of a new value; undefined if unknown. */
export type Direction = 'tighter' | 'looser' | undefined;

export interface Strictness<in T> {
  /** The effect of replacing `from` by `to`. */
  readonly compare: (from: T, to: T) => Direction;
  /**
   * Returns a value that refuses everything that either value refuses; the first value is the base's.
   * Undefined is a conflict that only the user can resolve.
   */
  readonly combine: (first: T, second: T) => { readonly value: unknown } | undefined;
  /** Whether replacing `from` by a different `to` may allow more. Default: unless tighter. */
  readonly loosens?: (from: T, to: T) => boolean;
}

/** For an upper limit. */
export const lowerIsStricter = ordered<number>((from, to) => from - to);

/** For a lower threshold. */
export const higherIsStricter = ordered<number>((from, to) => to - from);

/** @param values from the most permissive to the strictest; other values are not comparable */
export function fromLoosest<T>(values: readonly T[]): Strictness<T> {
  return ordered((from, to) => {
    const [before, after] = [values.indexOf(from), values.indexOf(to)];
    return before < 0 || after < 0 ? 0 : after - before;
  });
}

/** Refused values; the combination is the union. */
export const moreIsStricter: Strictness<readonly unknown[]> = {
  compare: (from, to) => growth(from, to, 'tighter', 'looser'),
  combine: (first, second) => ({ value: [...first, ...missingFrom(first, second)] }),
};

/** Accepted values; the combination is the intersection. */
export const fewerIsStricter: Strictness<readonly unknown[]> = {
  compare: (from, to) => growth(from, to, 'looser', 'tighter'),
  combine: (first, second) => {
    const accepts = membership(second);
    return { value: first.filter(accepts) };
  },
};

/** Accepted values by name; the combination is the intersection of each list. */
export const fewerEntriesAreStricter: Strictness<Readonly<Record<string, readonly unknown[]>>> = {
  compare: (from, to) => fewerIsStricter.compare(entriesOf(from), entriesOf(to)),
  combine: (first, second) => {
    const lists = Object.entries(first).map(([name, list]) => {
      const accepts = membership(second[name] ?? []);
      return [name, list.filter(accepts)] as const;
    });
    return { value: Object.fromEntries(lists.filter(([, list]) => list.length > 0)) };
  },
};

function entriesOf(lists: Readonly<Record<string, readonly unknown[]>>): readonly unknown[] {
  return Object.entries(lists).flatMap(([name, list]) => list.map((entry) => [name, entry]));
}

/**
 * Accepted values, of which an empty list accepts everything. Lists with nothing in common conflict,
 * because no list accepts nothing.
 * @param isWithin whether the second value accepts everything that the first one does
 */
export function emptyIsLoosest<T>(
  isWithin: (value: T, other: T) => boolean,
): Strictness<readonly T[]> {
  const inside = (values: readonly T[], others: readonly T[]) =>
    values.filter((value) => others.some((other) => isWithin(value, other)));
  const covers = (outer: readonly T[], inner: readonly T[]) =>
    outer.length === 0 || (inner.length > 0 && inside(inner, outer).length === inner.length);
  return {
    compare: (from, to) => {
      const [narrower, wider] = [covers(from, to), covers(to, from)];
      if (narrower === wider) return undefined;
      return narrower ? 'tighter' : 'looser';
    },
    combine: (first, second) => {
      if (first.length === 0 || second.length === 0) return { value: [...first, ...second] };
      const common = [...new Set([...inside(first, second), ...inside(second, first)])];
      return common.length === 0 ? undefined : { value: common };
    },
    loosens: (from, to) => !covers(from, to),
  };
}

/** The key does not affect what is allowed: the base's value applies. */
export function baseCounts<T>(compare: Strictness<T>['compare'] = () => undefined): Strictness<T> {
  return { compare, combine: (value) => ({ value }), loosens: () => false };
}

export interface Incomparable extends Strictness<unknown> {
  readonly reason: string;
}

/** @param reason why two values cannot be ordered by strictness */
export function incomparable(reason: string): Incomparable {
  return { compare: () => undefined, combine: () => undefined, reason };
}

/** @param gain more than 0 if the second value is stricter, 0 if not comparable */
export function ordered<T>(gain: (from: T, to: T) => number): Strictness<T> {
  const compare = (from: T, to: T): Direction => {
    const gained = gain(from, to);
    return gained === 0 ? undefined : gained > 0 ? 'tighter' : 'looser';
  };
  const combine = (first: T, second: T) => {
    const direction = compare(first, second);
    return direction && { value: direction === 'tighter' ? second : first };
  };
  return { compare, combine };
}

function growth(
  from: readonly unknown[],
  to: readonly unknown[],
  added: Direction,
  removed: Direction,
): Direction {
  const [grows, shrinks] = [missingFrom(from, to).length > 0, missingFrom(to, from).length > 0];
  if (grows === shrinks) return undefined;
  return grows ? added : removed;
}

export function missingFrom(other: readonly unknown[], list: readonly unknown[]): unknown[] {
  const isKnown = membership(other);
  return list.filter((entry) => !isKnown(entry));
}

/** Compares whole entries. */
function membership(list: readonly unknown[]): (entry: unknown) => boolean {
  const known = new Set(list.map((entry) => canonicalize(entry)));
  return (entry) => known.has(canonicalize(entry));
}
