/** Similar items: the first is shown, the others are counted. */
export interface Group<T> {
  readonly lead: T;
  readonly others: readonly T[];
}

/** Returns the number of items of a group. */
export function sizeOf({ others }: Group<unknown>): number {
  return 1 + others.length;
}

/** Groups items by key, in the order of their first occurrence. */
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

/** Returns the groups of {@link groupBy}, with the first item of each apart. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  return [...groupBy(items, keyOf).values()].flatMap(([lead, ...others]) =>
    lead === undefined ? [] : [{ lead, others }],
  );
}
