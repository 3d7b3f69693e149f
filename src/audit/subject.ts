import type { JudgedAgentFile } from '../agent-files/judge.ts';
import type { Asset, AssetChange, AssetChanges, AssetProblem } from '../assets/asset.ts';
import type { Store } from '../assets/store.ts';
import type { ValidationField } from '../assets/validation.ts';
import type { UnprovenMerge } from '../event/event.ts';
import type { AuditClock } from '../ground/signals.ts';
import type { Judge } from '../judge/judge.ts';
import type { BlastRadius, Exemption } from '../model/blast-radius.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import type { Tree } from '../repo/tree.ts';
import type { AuditedCommand } from './audited.ts';
import type { countedChange } from './change/counted-files.ts';
import type { TouchedPath } from './change/touched-paths.ts';

/** Its limits are not judged yet. */
export interface ReadGene {
  readonly asset: Asset;
  readonly store: Store;
  readonly change?: AssetChange;
  /** True if the change adds, modifies, removes, or applies it. */
  readonly binds: boolean;
  /** Set if the change only adds it. It may describe this very change, so its limits only warn. */
  readonly isOnlyAdded?: boolean;
  readonly validation: ValidationField;
  /** Empty for a removed gene. */
  readonly commands: readonly AuditedCommand[];
}

export interface ReadGeneChange extends ReadGene {
  readonly change: AssetChange;
}

/** The input of the checks: assets with judged commands. */
export interface AuditSubject {
  readonly policy: Policy;
  /** Shared by all parts of the audit. */
  readonly clock: AuditClock;
  /** Undefined if nothing may run. */
  readonly tree: Tree | undefined;
  readonly problems: readonly AssetProblem[];
  readonly correctorOf: CorrectorOf;
  /** The genes. In a change their commands are judged, because its size depends on what they run. */
  readonly genes: readonly Pick<ReadGene, 'asset' | 'change'>[];
  /** Other assets with claims to check. */
  readonly claims: readonly Asset[];
  /** Compared with existing ones; empty if no others are known. */
  readonly assets: AssetChanges;
}

/** A change of a repository, with the common data of the checks. */
export interface ChangeSubject extends AuditSubject {
  readonly judge: Judge;
  readonly tree: Tree;
  readonly baseTree: Tree;
  readonly loadedPolicy: LoadedPolicy;
  /** Undefined if the change could not edit it. */
  readonly policyPath: string | undefined;
  readonly isPush: boolean;
  readonly unprovenMerge: UnprovenMerge | undefined;
  readonly change: Change;
  readonly agentFiles: readonly JudgedAgentFile[];
  readonly genes: readonly ReadGeneChange[];
  /** Unchanged copies of the reference engine's assets that the change adds, and neither applies nor touches. */
  readonly seeds: ReadonlyMap<Asset, string>;
  /** All touched paths; a rename touches two. */
  readonly changedNames: ReadonlySet<string>;
  /** With symlinks followed. */
  readonly touched: readonly TouchedPath[];
  readonly touchesOf: (entry: string) => readonly TouchedPath[];
  /** Counted separately, with the reason. */
  readonly exempt: ReadonlyMap<string, Exemption>;
  readonly radius: BlastRadius;
  /** In each way of counting that a claim may use. */
  readonly counted: ReturnType<typeof countedChange>;
}

export function isChange(subject: AuditSubject): subject is ChangeSubject {
  return 'change' in subject;
}

/** `gene-gate fix`, a person (`hand`), or only the author of a candidate from someone else. */
export type Corrector = 'fix' | 'hand' | 'author';

export type CorrectorOf = (asset: Asset) => Corrector;
