/** Limits for reading one file; exceeding one is a problem. */
export interface AssetLimits {
  readonly maxBytes: number;
  /** Nesting depth of brackets. Real assets have fewer than ten. */
  readonly maxDepth: number;
  /** JSON values of one file, including scalars: each needs memory in addition to its bytes. */
  readonly maxValues: number;
  /** The largest known store has 102 genes; an event log of the maximum file size about 30,000. */
  readonly maxAssets: number;
}

/** @param maxBytes the policy's `assets.max_file_bytes` */
export function assetLimits(maxBytes: number): AssetLimits {
  return { maxBytes, maxDepth: 64, maxValues: 1_000_000, maxAssets: 50_000 };
}
