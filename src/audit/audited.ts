import type { Asset } from '../assets/asset.ts';
import type { CommandJudgement } from '../judge/judgement.ts';
import type { AssetChangeKind } from '../model/asset.ts';
import type { Location } from '../model/location.ts';
import type { Finding } from '../rules/finding.ts';
import type { CountedFile } from './counted-files.ts';
import type { GeneDifference } from './gene-differences.ts';
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

/** The reference engine's grades, by files against the gene's `max_files`. */
export const BLAST_SEVERITIES = [
  'within_limit',
  'approaching_limit',
  'exceeded',
  'critical_overrun',
  'hard_cap_breach',
] as const;
export type BlastSeverity = (typeof BLAST_SEVERITIES)[number];

/** How much a change touches, in git's numbers. */
export interface BlastRadius {
  /** Files that count towards a limit; a rename counts with both of its names. */
  readonly files: number;
  /** Added plus deleted lines of those files. */
  readonly lines: number;
  /** Files of the asset store and the change's new validation scripts, counted apart. */
  readonly exemptFiles: number;
  readonly exemptLines: number;
}

export interface GeneBlastRadius extends BlastRadius {
  /** The stricter of the base's and the head's limit. */
  readonly maxFiles: number;
  readonly severity: BlastSeverity;
  /** The severity in the reference engine's words. */
  readonly message: string;
}

/** One changed or applied gene, judged without running anything. */
export interface AuditedGene {
  readonly change: AssetChangeKind;
  readonly asset: Asset;
  readonly commands: readonly AuditedCommand[];
  /** About the gene itself; those about a command are in {@link commands}. */
  readonly findings: readonly Finding[];
  readonly blastRadius: GeneBlastRadius;
  /** To the same gene at the base. */
  readonly differences: readonly GeneDifference[];
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

/** The judgement about a whole change, before anything has run. */
export interface Audit {
  readonly genes: readonly AuditedGene[];
  readonly capsules: readonly AuditedCapsule[];
  readonly blastRadius: BlastRadius;
  /** Every name that the change touches, those with the most lines first. */
  readonly files: readonly CountedFile[];
  /** About the change as a whole, its paths and its asset files. */
  readonly findings: readonly Finding[];
  /** `sha256:` over the digests of all Plans, sorted; what an approval is bound to. */
  readonly plansDigest: string;
}
