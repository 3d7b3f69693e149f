import type { Asset } from '../../assets/asset.ts';
import type { Finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';
import { identityFindings } from './content-hash.ts';
import { schemaFindings } from './schema/findings.ts';

/** What an asset says of itself. */
export const selfDescription = defineCheck<[{ readonly asset: Asset }]>({
  name: 'self-description',
  find: (_, { asset }) => selfDescriptionFindings(asset),
});

/**
 * What is wrong with what an asset says of itself: its version, its hash and its fields. One that an
 * error of its file has cut up says too little to be judged.
 */
export function selfDescriptionFindings(asset: Asset): Finding[] {
  if (asset.cut) return [];
  return [...identityFindings(asset), ...schemaFindings(asset)];
}
