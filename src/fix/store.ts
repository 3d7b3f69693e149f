import type { AssetFile } from '../assets/asset.ts';
import { ambiguousFiles } from '../assets/clear.ts';

/** Returns whether the file is unambiguous; otherwise nothing in it may be rewritten. */
export function isClear({ problems }: AssetFile): boolean {
  return ambiguousFiles(problems).size === 0;
}
