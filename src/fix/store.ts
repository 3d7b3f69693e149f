import type { Asset, AssetFile } from '../assets/asset.ts';
import { ambiguousFiles } from '../assets/clear.ts';
import { readAssetFile } from '../assets/file.ts';
import { type JsonNode, readJson } from '../assets/json.ts';
import type { AssetLimits } from '../assets/limits.ts';
import { Problems } from '../assets/problems.ts';
import { findCandidates } from '../assets/shapes.ts';
import { Source } from '../assets/source.ts';

/** An asset with its JSON node in the text of its file. */
export interface PlacedAsset {
  readonly asset: Asset;
  readonly node: JsonNode;
}

/** Returns whether the file is unambiguous; otherwise nothing in it may be rewritten. */
export function isClear({ problems }: AssetFile): boolean {
  return ambiguousFiles(problems).size === 0;
}

/**
 * Reads the assets of a text whose file {@link isClear}, each with its JSON node.
 *
 * @param text without a byte order mark
 */
export function placeAssets(path: string, text: string, limits: AssetLimits): PlacedAsset[] {
  const problems = new Problems(new Source(path, text));
  const { candidates } = findCandidates(readJson(text, limits, problems), problems);
  const { assets } = readAssetFile(path, Buffer.from(text), limits);
  return assets.flatMap((asset, index) => {
    const node = candidates[index]?.node;
    return node === undefined ? [] : { asset, node };
  });
}
