import { canonicalize } from '@evomap/gep-sdk';

/** Whether another value of a key allows less or more; undefined where that cannot be said. */
export type Direction = 'tighter' | 'looser' | undefined;

/** How two values of one key of the policy compare. */
export interface Strictness<in T> {
  /** What it does to a policy that `to` takes the place of `from`. */
  readonly compare: (from: T, to: T) => Direction;
  /**
   * A value that allows nothing that either of two different ones refuses, where the first is that of
   * the base; undefined if there is none, which is a conflict that only a person can settle.
   */
  readonly combine: (first: T, second: T) => { readonly value: unknown } | undefined;
}

/** A limit. */
export const lowerIsStricter = ordered<number>((from, to) => from - to);

/** A threshold. */
export const higherIsStricter = ordered<number>((from, to) => to - from);

/** @param values from the most permissive to the strictest; what is not among them has no place */
export function fromLoosest<T>(values: readonly T[]): Strictness<T> {
  return ordered((from, to) => {
    const [before, after] = [values.indexOf(from), values.indexOf(to)];
    return before < 0 || after < 0 ? 0 : after - before;
  });
}

/** A list of what is refused: together, two of them refuse what either does. */
export const moreIsStricter: Strictness<readonly unknown[]> = {
  compare: (from, to) => growth(from, to, 'tighter', 'looser'),
  combine: (first, second) => ({ value: [...first, ...missingFrom(first, second)] }),
};

/** A list of what is accepted: together, two of them accept what both do. */
export const fewerIsStricter: Strictness<readonly unknown[]> = {
  compare: (from, to) => growth(from, to, 'looser', 'tighter'),
  combine: (first, second) => {
    const accepts = membership(second);
    return { value: first.filter(accepts) };
  },
};

/**
 * A key that says how, and not what: nothing depends on which value counts, so the base's does.
 *
 * @param compare what is still worth saying about a change
 */
export function baseCounts<T>(compare: Strictness<T>['compare'] = () => undefined): Strictness<T> {
  return { compare, combine: (value) => ({ value }) };
}

/** Neither of two different values is the stricter one. */
export interface Incomparable extends Strictness<unknown> {
  readonly reason: string;
}

/** @param reason why it cannot be said which of two values allows more */
export function incomparable(reason: string): Incomparable {
  return { compare: () => undefined, combine: () => undefined, reason };
}

/** @param gain more than 0 if the second value is the stricter one, 0 if that cannot be said */
function ordered<T>(gain: (from: T, to: T) => number): Strictness<T> {
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

/** What a list has and another one lacks. */
export function missingFrom(other: readonly unknown[], list: readonly unknown[]): unknown[] {
  const isKnown = membership(other);
  return list.filter((entry) => !isKnown(entry));
}

/** Entries are compared as a whole: two that differ in one of their keys are two entries. */
function membership(list: readonly unknown[]): (entry: unknown) => boolean {
  const known = new Set(list.map((entry) => canonicalize(entry)));
  return (entry) => known.has(canonicalize(entry));
}
