import type { Asset } from '../../assets/asset.ts';
import type { Finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';
import type { Corrector } from '../corrector.ts';
import { identityFindings } from './content-hash.ts';
import { schemaFindings } from './schema/findings.ts';

/** Checks the version, hash, and fields of an asset. */
export const selfDescription = defineCheck<[{ readonly asset: Asset }]>({
  name: 'self-description',
  find: ({ correctorOf }, { asset }) => selfDescriptionFindings(asset, correctorOf(asset)),
});

/**
 * Reports problems with the version, hash, and fields of an asset. An asset that is incomplete
 * because of an error in its file is not checked.
 */
export function selfDescriptionFindings(asset: Asset, corrector: Corrector): Finding[] {
  if (asset.cut) return [];
  return [...identityFindings(asset, corrector), ...schemaFindings(asset)];
}
