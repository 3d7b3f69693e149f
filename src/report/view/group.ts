/** Like items, of which one is shown and the others are counted. */
export interface Group<T> {
  readonly lead: T;
  readonly others: readonly T[];
}

/** Items by key, keys in the order in which they are met. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** {@link groupBy}, with the first item of each group in front. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  return [...groupBy(items, keyOf).values()].flatMap(([lead, ...others]) =>
    lead === undefined ? [] : [{ lead, others }],
  );
}
