import type { Asset } from '../assets/asset.ts';

/**
 * Who can correct an asset: `gene-gate fix`, only a person (`hand`), or only its author, because the
 * asset is a candidate that was received from someone else.
 */
export type Corrector = 'fix' | 'hand' | 'author';

export type CorrectorOf = (asset: Asset) => Corrector;
