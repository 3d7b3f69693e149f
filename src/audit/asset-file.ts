import type { Asset, AssetFile } from '../assets/asset.ts';
import type { Judge } from '../judge/judge.ts';
import type { Finding } from '../rules/finding.ts';
import type { AuditedCommand } from './audited.ts';
import { assetProblemFinding } from './claims/asset-files.ts';
import { selfDescriptionFindings } from './claims/self-description.ts';
import { constraintFindings } from './gene/declared-constraints.ts';
import { readGene } from './gene/gene.ts';
import { validationFindings } from './gene/validation.ts';

/** An asset as it stands in its file, judged without any change around it. */
export interface AuditedAsset {
  readonly asset: Asset;
  /** Of a Gene; other assets have none. */
  readonly commands: readonly AuditedCommand[];
}

export interface AuditedFile {
  readonly path: string;
  readonly assets: readonly AuditedAsset[];
  /** About the file, its assets and their commands. */
  readonly findings: readonly Finding[];
}

/**
 * Judges the assets of one file by themselves: their commands, their lists of commands and their
 * identity. Limits and paths belong to a change, so they are not judged here.
 */
export async function auditAssetFile(
  { path, assets, problems }: AssetFile,
  judge: Pick<Judge, 'command'>,
): Promise<AuditedFile> {
  const audited = await Promise.all(assets.map((asset) => auditAsset(asset, judge)));
  return {
    path,
    assets: audited.map(({ asset, commands }) => ({ asset, commands })),
    findings: [
      ...problems.map(assetProblemFinding),
      ...audited.flatMap(({ findings }) => findings),
    ],
  };
}

async function auditAsset(
  asset: Asset,
  judge: Pick<Judge, 'command'>,
): Promise<AuditedAsset & { readonly findings: readonly Finding[] }> {
  if (asset.type !== 'Gene')
    return { asset, commands: [], findings: selfDescriptionFindings(asset) };
  const { validation, commands } = await readGene({ kind: 'added', asset }, judge);
  const readings = commands.map(({ reading }) => reading);
  return {
    asset,
    commands,
    findings: [
      ...validationFindings(asset, validation, readings),
      ...constraintFindings(asset),
      ...selfDescriptionFindings(asset),
      ...commands.flatMap(({ findings }) => findings),
    ],
  };
}
