import { inventoryOf, withUnchanged } from '../agent-files/inventory.ts';
import { judgeAgentFiles } from '../agent-files/judge.ts';
import type { Asset, AssetChange, AssetChanges, AssetFile, AssetProblem } from '../assets/asset.ts';
import { ambiguousFiles } from '../assets/file-problems.ts';
import { isAuditLog } from '../assets/log/audit-log.ts';
import { seedRelease } from '../assets/seeds.ts';
import type { UnprovenMerge } from '../event/event.ts';
import type { AuditClock } from '../ground/signals.ts';
import { Judge } from '../judge/judge.ts';
import type { Platform } from '../model/run.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import type { Tree } from '../repo/tree.ts';
import { measureChange, namesOf } from './change/blast-radius.ts';
import { countedChange, exemptPaths, withLinesOfCode } from './change/counted-files.ts';
import { touchedPaths, touchesOf } from './change/touched-paths.ts';
import { appliedIds } from './claims/references.ts';
import { launchedFiles, markUnreadable, readGeneChange } from './gene/read-gene.ts';
import type { AuditSubject, ChangeSubject, CorrectorOf, ReadGeneChange } from './subject.ts';

export interface ChangeRequest {
  readonly change: Change;
  readonly assets: AssetChanges;
  readonly baseTree: Tree;
  readonly tree: Tree;
  readonly policy: LoadedPolicy;
  readonly platform: Platform;
  readonly isPush?: boolean;
  readonly unprovenMerge?: UnprovenMerge;
  /** Also lists unchanged agent files. */
  readonly all?: boolean;
  /** Default: a new one. */
  readonly clock?: AuditClock;
}

/** Assets that are compared with no others. */
const UNRELATED: AssetChanges = { changes: [], problems: [], files: [], present: [], unread: [] };

/** The commands of its genes are not judged yet. */
export function subjectOfAssets(
  { assets, problems }: Pick<AssetFile, 'assets' | 'problems'>,
  judge: Judge,
  correctorOf: CorrectorOf,
  related = UNRELATED,
): AuditSubject {
  const { policy, tree } = judge.terms;
  return {
    policy,
    clock: judge.clock,
    tree,
    problems,
    correctorOf,
    genes: assets.filter(isGene).map((asset) => ({ asset })),
    claims: assets.filter((asset) => !isGene(asset)),
    assets: related,
  };
}

/** Judges the commands of a change's genes, and computes the common data of the checks. */
export async function readChangeSubject(request: ChangeRequest): Promise<ChangeSubject> {
  const { assets, baseTree, tree, policy: loadedPolicy, platform } = request;
  const { policy, source } = loadedPolicy;
  const changedNames = new Set(request.change.files.flatMap(namesOf));
  const judge = Judge.by({
    policy,
    tree,
    base: baseTree,
    changed: changedNames,
    platform,
    ...(request.clock && { clock: request.clock }),
  });
  const shipped = shippedAssets(assets.changes);
  // A Capsule shipped by the engine is about the engine's past, not this change.
  const applied = appliedIds(assets.changes.filter(({ asset }) => !shipped.has(asset)));
  const correctorOf = correctorIn(assets.problems);
  const trees = { tree, baseTree };
  const read = await judge.clock.all(
    assets.changes.filter(({ asset }) => isGene(asset)),
    (each) => readGeneChange(each, applied, judge, correctorOf),
  );
  const genes = await markUnreadable(read, changedNames, trees);
  const launched = new Set(genes.flatMap(({ commands }) => commands.flatMap(launchedFiles)));
  const changedFiles = await judgeAgentFiles(
    { ...trees, changed: changedNames },
    policy,
    judge.clock,
  );
  const agentFiles = request.all
    ? withUnchanged(changedFiles, await inventoryOf(tree, policy, judge.clock))
    : changedFiles;
  const change = await withLinesOfCode(request.change, launched, trees);
  const exempt = exemptPaths(change, policy, genes, tree);
  const touched = touchedPaths(change, tree);
  const radius = measureChange(change, exempt);
  return {
    policy,
    judge,
    clock: judge.clock,
    loadedPolicy,
    isPush: request.isPush ?? false,
    unprovenMerge: request.unprovenMerge,
    policyPath: source === 'file' ? undefined : POLICY_PATH,
    tree,
    baseTree,
    change,
    agentFiles,
    assets,
    problems: assets.problems,
    correctorOf,
    genes,
    seeds: unchangedSeeds(shipped, genes, changedNames),
    claims: assets.changes.filter(isClaim).map(({ asset }) => asset),
    changedNames,
    touched,
    touchesOf: touchesOf(touched, baseTree),
    exempt,
    radius,
    counted: countedChange(change, radius),
  };
}

/** Returns the added or unchanged assets that equal a release of the engine, with the release. */
function shippedAssets(changes: readonly AssetChange[]): ReadonlyMap<Asset, string> {
  return new Map(
    changes.flatMap(({ kind, asset, before }) => {
      const isNew = kind === 'added' && !before;
      const isOld = kind === 'applied' || kind === 'unchanged';
      const release = isNew || isOld ? seedRelease(asset) : undefined;
      return release === undefined ? [] : [[asset, release]];
    }),
  );
}

/** Excludes genes that the change applies, and genes with a command whose target it touches. */
function unchangedSeeds(
  shipped: ReadonlyMap<Asset, string>,
  genes: readonly ReadGeneChange[],
  changedNames: ReadonlySet<string>,
): ReadonlyMap<Asset, string> {
  const others = genes.filter(
    ({ isOnlyAdded, binds, commands }) =>
      (binds && !isOnlyAdded) ||
      commands.flatMap(launchedFiles).some((path) => changedNames.has(path)),
  );
  const used = new Set(others.map(({ asset }) => asset));
  return new Map([...shipped].filter(([asset]) => !used.has(asset)));
}

/** Returns who can correct the assets of a repository. `fix` cannot in an ambiguous file or a log. */
export function correctorIn(problems: readonly AssetProblem[]): CorrectorOf {
  const ambiguous = ambiguousFiles(problems);
  return ({ path }) => (ambiguous.has(path) || isAuditLog(path) ? 'hand' : 'fix');
}

export function isGene({ type }: Asset): boolean {
  return type === 'Gene';
}

export function isClaim({ kind, asset }: AssetChange): boolean {
  return !isGene(asset) && (kind === 'added' || kind === 'modified');
}
