import type { Asset } from '../assets/asset.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { AssetChangeKind, GeneDifference } from '../model/asset.ts';
import type { BlastRadius, CountedFile, GeneBlastRadius } from '../model/blast-radius.ts';
import type { Location } from '../model/finding.ts';
import type { Finding } from '../rules/finding.ts';
import type { Plan } from './plan.ts';

/** One validation command where it stands, judged without running it. */
export interface AuditedCommand extends CommandJudgement {
  readonly command: string;
  readonly location: Location;
  /**
   * Absent if any command of the gene is blocked or names a tool that is not installed, if its list
   * of commands is not understood, or if the change brings along what cannot be audited.
   */
  readonly plan?: Plan;
}

/** One gene, judged without running anything. */
export interface AuditedGene {
  readonly asset: Asset;
  /** What the change does to it; absent where there is none. */
  readonly change?: AssetChangeKind;
  readonly commands: readonly AuditedCommand[];
  /** About the gene itself; those about a command are in {@link commands}. */
  readonly findings: readonly Finding[];
  readonly blastRadius: GeneBlastRadius;
  /** To the same gene at the base. */
  readonly differences: readonly GeneDifference[];
}

/** A gene of a change. */
export interface AuditedGeneChange extends AuditedGene {
  readonly change: AssetChangeKind;
}

/** A Capsule that the change adds, modifies or removes. */
export interface AuditedCapsule {
  readonly change: AssetChangeKind;
  readonly asset: Asset;
  /** Whether other agents would get it; null for one that goes. */
  readonly eligible: boolean | null;
  /** Why not. They are no findings about the change: a repository may keep any Capsule. */
  readonly reasons: readonly Finding[];
}

/** The judgement about assets, before anything has run. */
export interface Audit<Gene extends AuditedGene = AuditedGene> {
  readonly genes: readonly Gene[];
  /** About all of it, its paths and its asset files. */
  readonly findings: readonly Finding[];
  /** `sha256:` over the digests of all Plans, sorted; what an approval is bound to. */
  readonly plansDigest: string;
}

/** The judgement about a whole change, before anything has run. */
export interface ChangeAudit extends Audit<AuditedGeneChange> {
  readonly capsules: readonly AuditedCapsule[];
  readonly blastRadius: BlastRadius;
  /** Every name that the change touches, those with the most lines first. */
  readonly files: readonly CountedFile[];
}

/** Whether it is a change that was audited, and not assets as they stand. */
export function isOfChange(audit: Audit): audit is ChangeAudit {
  return 'files' in audit;
}
