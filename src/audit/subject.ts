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
import type { CountedChange } from './change/counted-files.ts';
import type { TouchedPath } from './change/touched-paths.ts';

/** A gene whose commands are judged, but whose limits are not. */
export interface ReadGene {
  readonly asset: Asset;
  readonly store: Store;
  readonly change?: AssetChange;
  /** Whether its limits bind the change, because the change adds, modifies, removes, or applies it. */
  readonly binds: boolean;
  /** Set if the change only adds it: it may be the change that the gene describes, so its limits warn. */
  readonly isOnlyAdded?: boolean;
  readonly validation: ValidationField;
  /** Empty for a removed gene. */
  readonly commands: readonly AuditedCommand[];
}

/** A gene of a change. */
export interface ReadGeneChange extends ReadGene {
  readonly change: AssetChange;
}

/** The input of the checks: assets with judged commands. */
export interface AuditSubject {
  readonly policy: Policy;
  /** The time of the audit, which its parts take in turn. */
  readonly clock: AuditClock;
  /** The tree that commands would run in; undefined if nothing may run. */
  readonly tree: Tree | undefined;
  readonly problems: readonly AssetProblem[];
  readonly correctorOf: CorrectorOf;
  /** Those of a change are read, because its size depends on what they run. */
  readonly genes: readonly Pick<ReadGene, 'asset' | 'change'>[];
  /** The other assets whose claims are checked. */
  readonly claims: readonly Asset[];
  /** The assets in relation to those that exist; empty if nothing else is known. */
  readonly assets: AssetChanges;
}

/** A change of a repository, with the data that several checks need. */
export interface ChangeSubject extends AuditSubject {
  readonly judge: Judge;
  readonly tree: Tree;
  readonly baseTree: Tree;
  readonly loadedPolicy: LoadedPolicy;
  /** The path of the policy, if it is a file that the change could edit. */
  readonly policyPath: string | undefined;
  readonly isPush: boolean;
  readonly unprovenMerge: UnprovenMerge | undefined;
  readonly change: Change;
  readonly agentFiles: readonly JudgedAgentFile[];
  readonly genes: readonly ReadGeneChange[];
  /** What the change adds as a release of the reference engine ships it, and neither applies nor touches. */
  readonly seeds: ReadonlyMap<Asset, string>;
  /** All touched paths; a rename touches both of its paths. */
  readonly changedNames: ReadonlySet<string>;
  /** The same paths with symlinks followed. */
  readonly touched: readonly TouchedPath[];
  readonly touchesOf: (entry: string) => readonly TouchedPath[];
  /** The paths that are counted separately, and why. */
  readonly exempt: ReadonlyMap<string, Exemption>;
  readonly radius: BlastRadius;
  /** Its size by each way of counting that a claim can use. */
  readonly counted: CountedChange;
}

/** Whether a subject is a change, not assets without a change. */
export function isChange(subject: AuditSubject): subject is ChangeSubject {
  return 'change' in subject;
}

/**
 * Who can correct an asset: `gene-gate fix`, only a person (`hand`), or only its author, because the
 * asset is a candidate that was received from someone else.
 */
export type Corrector = 'fix' | 'hand' | 'author';

export type CorrectorOf = (asset: Asset) => Corrector;
