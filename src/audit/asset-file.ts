import type { Asset, AssetFile } from '../assets/asset.ts';
import type { Judge } from '../judge/judge.ts';
import type { Finding } from '../rules/finding.ts';
import type { AuditedCommand } from './audited.ts';
import { ask } from './check.ts';
import { CLAIM_CHECKS, SUBJECT_CHECKS } from './checks.ts';
import { geneFindings } from './gene/gene.ts';
import { limitsOf } from './gene/gene-limits.ts';
import { readGene } from './gene/read-gene.ts';
import { correctorIn, isGene, subjectOfAssets } from './read-subject.ts';
import type { CorrectorOf } from './subject.ts';

/** An asset of a file, judged without a change. */
export interface AuditedAsset {
  readonly asset: Asset;
  /** The commands of a Gene; empty for other assets. */
  readonly commands: readonly AuditedCommand[];
}

export interface AuditedFile {
  readonly path: string;
  readonly assets: readonly AuditedAsset[];
  /** The findings about the file, then those about each asset and its commands. */
  readonly findings: readonly Finding[];
}

/**
 * Judges the assets of one file without a change: their commands, their lists of commands, and
 * their identity. Makes no Plans, because nothing will run.
 */
export async function auditAssetFile(file: AssetFile, judge: Judge): Promise<AuditedFile> {
  const inTree = judge.terms.tree !== undefined;
  const correctorOf: CorrectorOf = inTree ? correctorIn(file.problems) : () => 'hand';
  const subject = subjectOfAssets(file, judge, correctorOf);
  const { clock } = judge;
  const audited = await clock.all(file.assets, async (asset) => {
    const gene = isGene(asset) ? await readGene(asset, judge, correctorOf) : undefined;
    if (gene === undefined) {
      return { asset, commands: [], findings: await ask(CLAIM_CHECKS, subject, { asset }) };
    }
    const { commands } = gene;
    const findings = [
      ...(await geneFindings(subject, { ...gene, limits: limitsOf(gene, subject) })),
      ...commands.flatMap((command) => command.findings),
    ];
    return { asset, commands, findings };
  });
  return {
    path: file.path,
    assets: audited.map(({ asset, commands }) => ({ asset, commands })),
    findings: [
      ...(await ask(SUBJECT_CHECKS, subject)),
      ...audited.flatMap(({ findings }) => findings),
    ],
  };
}
