import type { Asset } from '../../assets/asset.ts';
import type { Finding } from '../../rules/finding.ts';
import type { AuditedCommand } from '../audited.ts';
import { defineCheck } from '../check.ts';
import type { Corrector } from '../corrector.ts';
import { hashFindings } from './content-hash.ts';
import { schemaFindings } from './schema/findings.ts';

/** Checks the hash and the fields of an asset. */
export const selfDescription = defineCheck<[DescribedAsset]>({
  name: 'self-description',
  find: ({ correctorOf }, { asset, commands = [] }) => {
    // Each new command changes the hash: `gene-gate fix` does both.
    const isRewritten = commands.some(({ findings }) => findings.some(({ edit }) => edit?.fix));
    return selfDescriptionFindings(asset, correctorOf(asset), !isRewritten);
  },
});

interface DescribedAsset {
  readonly asset: Asset;
  /** The commands of a Gene. */
  readonly commands?: readonly AuditedCommand[];
}

/**
 * Reports problems with the hash and the fields of an asset. An asset that is incomplete
 * because of an error in its file is not checked.
 *
 * @param settled whether its other content stays as it is, so that its hash can be proposed
 */
export function selfDescriptionFindings(
  asset: Asset,
  corrector: Corrector,
  settled = false,
): Finding[] {
  if (asset.cut) return [];
  return [...hashFindings(asset, corrector, settled), ...schemaFindings(asset)];
}
