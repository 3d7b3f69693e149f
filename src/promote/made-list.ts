/** The part of an array that a reader of a long list needs. */
export interface List<Item> extends Iterable<Item> {
  readonly length: number;
}

/**
 * Returns a list whose items are made each time that it is read: thousands of decisions in words need
 * several times the memory of the decisions.
 *
 * @returns a list that `JSON.stringify` writes as an array
 */
export function madeList<From, Item>(
  from: readonly From[],
  make: (each: From) => Item,
): List<Item> & { toJSON(): Item[] } {
  function* items(): Generator<Item> {
    for (const each of from) yield make(each);
  }
  return { length: from.length, [Symbol.iterator]: items, toJSON: () => [...items()] };
}

/** Returns the first items of a list, and makes no others. */
export function firstOf<Item>(list: Iterable<Item>, most: number): Item[] {
  const items: Item[] = [];
  for (const item of list) {
    if (items.length === most) break;
    items.push(item);
  }
  return items;
}
