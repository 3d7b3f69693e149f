/** How much of a file is read before it is a problem of its own. */
export interface AssetLimits {
  readonly maxBytes: number;
  /** Brackets inside brackets. Real assets have fewer than ten. */
  readonly maxDepth: number;
  /** JSON values of one file, scalars included: each costs memory that its bytes do not show. */
  readonly maxValues: number;
  /** The largest store met has 102 genes; an event log of the largest file size has some 30,000. */
  readonly maxAssets: number;
}

/** @param maxBytes the policy's `assets.max_file_bytes` */
export function assetLimits(maxBytes: number): AssetLimits {
  return { maxBytes, maxDepth: 64, maxValues: 1_000_000, maxAssets: 50_000 };
}
