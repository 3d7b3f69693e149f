/** What is made before it is needed, and released if it is not. */
export interface Releasable {
  release(): unknown;
}

export interface Stock<Item> {
  /** Returns the next one, and begins to make another. */
  take(): Item;
  /** Releases those that were not taken. */
  close(): Promise<void>;
}

/**
 * Keeps some items ready: the next one is made as soon as one is taken.
 *
 * @param make begins to make one
 * @param size how many are kept ready
 * @param most how many are made ahead in all
 */
export function stockOf<Item extends Releasable>(
  make: () => Item,
  size: number,
  most = Number.POSITIVE_INFINITY,
): Stock<Item> {
  const items: Item[] = [];
  let made = 0;
  const refill = () => {
    for (; items.length < size && made < most; made += 1) items.push(make());
  };
  refill();
  return {
    take: () => {
      const item = items.shift() ?? make();
      refill();
      return item;
    },
    close: async () => {
      made = most;
      await Promise.all(items.splice(0).map((item) => item.release()));
    },
  };
}
