import type { Asset, AssetChange } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type ValidationField, validationCommands } from '../../assets/validation.ts';
import type { Judge } from '../../judge/judge.ts';
import type { CommandJudgement } from '../../judge/judge-reading.ts';
import type { AuditedCommand } from '../audited.ts';
import type { ReadGene, ReadGeneChange } from '../subject.ts';

/** Judges every command of a gene without a change. */
export async function readGene(gene: Asset, judge: Pick<Judge, 'command'>): Promise<ReadGene> {
  const validation = validationCommands(gene);
  const commands = await judgeCommands(gene, validation, judge);
  return { asset: gene, binds: false, validation, commands };
}

/**
 * Judges every command of a changed or applied gene. A removed gene has no commands to run.
 *
 * @param applied the ids of the genes that the change applies
 */
export async function readGeneChange(
  change: AssetChange,
  applied: ReadonlySet<string>,
  judge: Pick<Judge, 'command'>,
): Promise<ReadGeneChange> {
  const { kind, asset } = change;
  // Otherwise a gene could be replaced by one with another id and looser limits.
  const binds = kind !== 'applied' || applied.has(asset.id);
  const validation = validationCommands(asset);
  const commands = kind === 'removed' ? [] : await judgeCommands(asset, validation, judge);
  return { asset, change, binds, validation, commands };
}

/** Judges the entries of a list that are strings, concurrently. */
async function judgeCommands(
  gene: Asset,
  validation: ValidationField,
  judge: Pick<Judge, 'command'>,
): Promise<readonly AuditedCommand[]> {
  if (validation.kind !== 'list') return [];
  const commands = validation.entries.map(async ({ value, pointer }) =>
    typeof value === 'string' ? [placed(gene, value, pointer, await judge.command(value))] : [],
  );
  return (await Promise.all(commands)).flat();
}

/** Locates every finding at its characters in the file. */
function placed(
  gene: Asset,
  command: string,
  pointer: readonly (string | number)[],
  { findings, ...judgement }: CommandJudgement,
): AuditedCommand {
  const subject = { ...subjectOf(gene), command };
  return {
    ...judgement,
    command,
    location: gene.locate(pointer),
    findings: findings.map((finding) => ({
      ...finding,
      location: gene.locate(pointer, finding.span),
      subject,
    })),
  };
}
