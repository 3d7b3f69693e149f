import type { Asset, AssetChange } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type ValidationField, validationCommands } from '../../assets/validation.ts';
import type { Reading } from '../../command/reading.ts';
import type { Judge } from '../../judge/judge.ts';
import type { CommandJudgement } from '../../judge/judge-reading.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditedCommand, AuditedGene } from '../audited.ts';
import { selfDescriptionFindings } from '../claims/self-description.ts';
import { geneDifferences } from './differences.ts';
import { type GeneBinding, limitGene } from './limits.ts';
import { type PlanTerms, planCommands } from './plans.ts';
import { validationFindings } from './validation.ts';

/** A changed gene whose commands have been judged; its limits have not. */
export interface ReadGene {
  readonly change: AssetChange;
  readonly validation: ValidationField;
  readonly commands: readonly AuditedCommand[];
}

/**
 * Judges every command of a gene. A removed gene has none to run.
 */
export async function readGene(
  change: AssetChange,
  judge: Pick<Judge, 'command'>,
): Promise<ReadGene> {
  const { asset, kind } = change;
  const validation = validationCommands(asset);
  if (kind === 'removed' || validation.kind !== 'list') return { change, validation, commands: [] };
  const commands = validation.entries.map(async ({ value, pointer }) =>
    typeof value === 'string' ? [commandOf(asset, value, pointer, await judge.command(value))] : [],
  );
  return { change, validation, commands: (await Promise.all(commands)).flat() };
}

/** What the judgement of one gene depends on besides the gene. */
export interface GeneContext extends GeneBinding {
  readonly terms: PlanTerms;
  /** False if the change as a whole is such that nothing of it may run. */
  readonly mayRun: boolean;
}

/** Holds a gene against its limits, and permits its commands to run if nothing speaks against it. */
export function auditGene(gene: ReadGene, context: GeneContext): AuditedGene {
  const { change, validation, commands } = gene;
  const { asset, kind } = change;
  const { blastRadius, findings: limits } = limitGene(change, context);
  if (kind === 'removed') {
    const place = { subject: subjectOf(asset) };
    const findings = [finding('gene-removed', { gene: asset.id }, place)];
    return { change: kind, asset, commands, blastRadius, differences: [], findings };
  }
  const readings: Reading[] = commands.map(({ reading }) => reading);
  const list = validationFindings(asset, validation, readings);
  const mayRun = context.mayRun && !list.some(forbidsRunning);
  return {
    change: kind,
    asset,
    commands: mayRun ? planCommands(commands, context.terms) : commands,
    blastRadius,
    differences: geneDifferences(change),
    findings: [...list, ...limits, ...selfDescriptionFindings(asset)],
  };
}

/** A list of which one entry is no command is not understood, and readers differ in what they run. */
function forbidsRunning({ rule }: Finding): boolean {
  return rule === 'validation-malformed';
}

function commandOf(
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
