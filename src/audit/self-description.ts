import type { Asset } from '../assets/asset.ts';
import type { Finding } from '../finding/finding.ts';
import { identityFindings } from './content-hash.ts';
import { schemaFindings } from './schema/findings.ts';

/** What is wrong with what an asset says of itself: its version, its hash and its fields. */
export function selfDescriptionFindings(asset: Asset): Finding[] {
  return [...identityFindings(asset), ...schemaFindings(asset)];
}
