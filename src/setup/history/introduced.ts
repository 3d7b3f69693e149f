import type { AuditedCommand, AuditedGeneChange } from '../../audit/audited.ts';
import type { JudgedEdit } from '../../model/edit.ts';
import type { Subject } from '../../model/finding.ts';

/** A command that a change introduces and that neither profile of the protocol accepts. */
export interface RefusedCommand {
  readonly gene: string;
  readonly command: string;
  /** The first rule that refuses it. */
  readonly rule: string;
}

/** Returns the refused commands that a change introduces into a gene and that no edit rewrites. */
export function refusedBy(gene: AuditedGeneChange, edits: readonly JudgedEdit[]): RefusedCommand[] {
  const { asset, commands } = gene;
  const rewritten = edits.filter(({ path }) => path === asset.path).map(({ old }) => old);
  return commands
    .filter((each) => isRefused(each) && isIntroduced(each, gene))
    .filter(({ command }) => !rewritten.includes(command))
    .map(({ command, profiles: { evolver } }) => ({
      gene: asset.id,
      command,
      rule: evolver.reason?.rule ?? 'not-judged',
    }));
}

/** Returns whether a change introduces the command that a finding is about. */
export function introducedIn(genes: readonly AuditedGeneChange[]): (subject: Subject) => boolean {
  const introduced = new Set(
    genes.flatMap((gene) =>
      gene.commands
        .filter((each) => isIntroduced(each, gene))
        .map(({ command }) => keyOf({ id: gene.asset.id, command })),
    ),
  );
  return (subject) => introduced.has(keyOf(subject));
}

function keyOf({ id, command }: Subject): string {
  return JSON.stringify([id, command]);
}

function isRefused({ profiles: { evolver, validator } }: AuditedCommand): boolean {
  return evolver.verdict === 'block' && validator.verdict === 'block';
}

/** A gene that a change only applies had its commands before, as has one of which it edits another part. */
function isIntroduced({ command }: AuditedCommand, gene: AuditedGeneChange): boolean {
  if (gene.change === 'added') return true;
  return gene.differences.some(({ kind, head }) => kind === 'command_added' && head === command);
}
