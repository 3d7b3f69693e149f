import type { Asset, AssetChange, AssetChanges, AssetProblem } from '../assets/asset.ts';
import type { ValidationField } from '../assets/validation.ts';
import type { BlastRadius, Exemption } from '../model/blast-radius.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import type { Tree } from '../repo/tree.ts';
import type { AuditedCommand } from './audited.ts';
import type { TouchedPath } from './change/touched-paths.ts';

/** A gene whose commands have been judged; its limits have not. */
export interface ReadGene {
  readonly asset: Asset;
  /** What a change does to it; absent for a gene that is judged as it stands. */
  readonly change?: AssetChange;
  /** Whether its limits bind a change: one that adds, modifies or applies it. */
  readonly binds: boolean;
  readonly validation: ValidationField;
  /** None of a removed gene. */
  readonly commands: readonly AuditedCommand[];
}

/** A gene of a change. */
export interface ReadGeneChange extends ReadGene {
  readonly change: AssetChange;
}

/** What the checks of the audit are asked about: assets as they stand, their commands judged. */
export interface AuditSubject {
  readonly policy: Policy;
  /** What the commands would run in; undefined: nothing may run. */
  readonly tree: Tree | undefined;
  /** What is wrong with the files of the assets. */
  readonly problems: readonly AssetProblem[];
  readonly genes: readonly ReadGene[];
  /** The other assets that say something that is to be checked. */
  readonly claims: readonly Asset[];
}

/** A change of a repository, with what several checks need to know of it. */
export interface ChangeSubject extends AuditSubject {
  /** The audited side. */
  readonly tree: Tree;
  /** The left side of the change. */
  readonly baseTree: Tree;
  readonly loadedPolicy: LoadedPolicy;
  /** Where the policy was read from, if it is a file that the change could have edited. */
  readonly policyPath: string | undefined;
  readonly change: Change;
  readonly assets: AssetChanges;
  readonly genes: readonly ReadGeneChange[];
  /** Both names of a rename. */
  readonly changedNames: ReadonlySet<string>;
  /** The same names, symlinks followed. */
  readonly touched: readonly TouchedPath[];
  /** The names that touch a forbidden path. */
  readonly touchesOf: (entry: string) => readonly TouchedPath[];
  /** The names that are counted apart, and why. */
  readonly exempt: ReadonlyMap<string, Exemption>;
  /** As the policy counts. */
  readonly radius: BlastRadius;
}

/** Whether a subject is a change, and not assets as they stand. */
export function isChange(subject: AuditSubject): subject is ChangeSubject {
  return 'change' in subject;
}
