import type { Asset, AssetChangeKind } from '../assets/asset.ts';
import type { Reading } from '../command/reading.ts';
import type { Finding, Location } from '../finding/finding.ts';
import type { ProfileName } from '../policy/policy.ts';
import type { Plan } from './plan.ts';

/** `warn` runs, with a remark; `block` never runs. */
export type CommandVerdict = 'allow' | 'warn' | 'block';

/** What one profile says about a command. */
export interface ProfileAnswer {
  readonly verdict: CommandVerdict;
  /** The first reason in words, where the verdict is `block`. */
  readonly reason?: string;
}

/** One validation command, judged without running it. */
export interface AuditedCommand {
  readonly command: string;
  readonly location?: Location;
  readonly reading: Reading;
  readonly findings: readonly Finding[];
  readonly verdict: CommandVerdict;
  /** What every profile says; the policy's own profile is the one behind `verdict`. */
  readonly profiles: Readonly<Record<ProfileName, ProfileAnswer>>;
  /**
   * Absent if any command of the gene is blocked, if its list of commands is not understood, or if
   * the change brings along what cannot be audited.
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
}

/** One changed or applied gene, judged without running anything. */
export interface AuditedGene {
  readonly change: AssetChangeKind;
  readonly asset: Asset;
  readonly commands: readonly AuditedCommand[];
  /** About the gene itself; those about a command are in {@link commands}. */
  readonly findings: readonly Finding[];
  readonly blastRadius: GeneBlastRadius;
}

/** The judgement about a whole change, before anything has run. */
export interface Audit {
  readonly genes: readonly AuditedGene[];
  readonly blastRadius: BlastRadius;
  /** About the change as a whole, its paths and its asset files. */
  readonly findings: readonly Finding[];
  /** `sha256:` over the digests of all Plans, sorted; what an approval is bound to. */
  readonly plansDigest: string;
}
