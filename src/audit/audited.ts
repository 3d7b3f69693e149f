import type { JudgedAgentFile } from '../agent-files/judge.ts';
import type { Asset } from '../assets/asset.ts';
import type { Store } from '../assets/store.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { AssetChangeKind, GeneDifference } from '../model/asset.ts';
import type { BlastRadius, CountedFile, GeneBlastRadius } from '../model/blast-radius.ts';
import type { Eligibility } from '../model/evidence.ts';
import type { Location } from '../model/finding.ts';
import type { Finding } from '../rules/finding.ts';
import type { Plan } from './plan.ts';

export interface AuditedCommand extends CommandJudgement {
  readonly command: string;
  readonly location: Location;
  /**
   * Absent if a command of the gene is blocked or names a missing tool, if the list of commands is malformed, or
   * if the change contains files that cannot be audited.
   */
  readonly plan?: Plan;
}

export interface AuditedGene {
  readonly asset: Asset;
  readonly store: Store;
  readonly change?: AssetChangeKind;
  readonly commands: readonly AuditedCommand[];
  /** Set for an unchanged seed without its engine. Its blocked commands then fail nothing. */
  readonly isIdle?: true;
  /** Without those about {@link commands}. */
  readonly findings: readonly Finding[];
  readonly blastRadius: GeneBlastRadius;
  readonly differences: readonly GeneDifference[];
}

export interface AuditedGeneChange extends AuditedGene {
  readonly change: AssetChangeKind;
}

/** A Capsule that the change adds, modifies, or removes. */
export interface AuditedCapsule {
  readonly change: AssetChangeKind;
  readonly asset: Asset;
  /** True if other agents would receive it; null for a removed Capsule. */
  readonly eligible: boolean | null;
  /** Like {@link eligible}, with `unproven` and `refuted` distinguished. */
  readonly eligibility: Eligibility | null;
  /** Why it is not eligible; no findings about the change, because a repository may keep any Capsule. */
  readonly reasons: readonly Finding[];
}

/** The result of auditing assets. `Gene` is the part of each gene to keep. */
export interface Audit<Gene = AuditedGene> {
  readonly genes: readonly Gene[];
  /** Findings about the subject as a whole, its paths, and its asset files. */
  readonly findings: readonly Finding[];
  readonly plansDigest: string;
}

export interface ChangeAudit extends Audit<AuditedGeneChange> {
  readonly capsules: readonly AuditedCapsule[];
  /** Unchanged seeds of the reference engine. Their findings are shown as one notice. */
  readonly seeds: readonly Asset[];
  readonly agentFiles: readonly JudgedAgentFile[];
  readonly blastRadius: BlastRadius;
  /** Most lines first. */
  readonly files: readonly CountedFile[];
}

export function isOfChange(audit: Audit): audit is ChangeAudit {
  return 'files' in audit;
}
