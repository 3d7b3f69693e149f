import { GateError } from '../ground/error.ts';
import { resolveInTree } from '../repo/paths.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import type { AssetChange, AssetChanges, AssetFile, AssetProblem } from './asset.ts';
import { compareAssets, inOrder } from './compare.ts';
import { isUnread, markBefore } from './file-problems.ts';
import { allOtherGenes, appliedGenes } from './gene-references.ts';
import { assetPathTest } from './globs.ts';
import { effectiveFiles, only, overrideProblem } from './overrides.ts';
import { readSides, type SidesRequest } from './read-sides.ts';
import { activatedSeeds } from './seeds.ts';
import { validationCommands } from './validation.ts';

export interface CollectRequest extends SidesRequest {
  /** Includes all Genes of the head, and the problems of all asset files; default: only the change's. */
  readonly all?: boolean;
}

/** @throws GateError `change-too-large`, `interrupted`, `audit_too_long` */
export async function collectAssets(request: CollectRequest): Promise<AssetChanges> {
  const { headTree, baseTree, change, policy, all = false } = request;
  const { paths, files, head, untouched, base, strays, isTouched } = await readSides(request);
  const effective = effectiveFiles({ head, base, untouched });
  const { overrides, atHead } = effective;
  const renames = new Map(change.files.map(({ path, oldPath }) => [path, oldPath ?? path]));
  const changes = compareAssets({ ...effective, renames });
  const applied = (all ? allOtherGenes : appliedGenes)(changes, only(files, atHead));
  requireChangeSize([...changes, ...applied], all);
  const indirections = findIndirections(
    headTree,
    [...headTree.files()],
    assetPathTest(policy),
  ).filter(({ path, targetPath }) => all || isTouched(path) || isTouched(targetPath ?? path));
  return {
    changes: inOrder([...changes, ...applied]),
    problems: [
      ...(all
        ? problemsOf(files)
        : markBefore(problemsOf(head), problemsOf(base), changes, renames)),
      ...overrides
        .filter(({ file, by }) => all || isTouched(file.path) || isTouched(by.path))
        .map(overrideProblem),
      ...base.flatMap(unreadAtBase),
      ...(all ? [] : untouched).flatMap((file) => unreadBeside(file, changes)),
      ...indirections.map(({ path, detail }) => notRegular(path, detail)),
      ...strays,
      ...[...headTree.files()]
        .filter((entry) => !indirections.some(({ path }) => path === entry.path))
        .flatMap((entry) => newSubmodule(entry, baseTree, isTouched)),
    ],
    activated: activatedSeeds(effective, [...changes, ...applied]),
    files: paths,
    present: files.flatMap(({ assets }) => assets.filter(atHead)),
    unread: files.flatMap(({ path, unread }) =>
      unread === undefined ? [] : [{ path, detail: unread }],
    ),
  };
}

function problemsOf(files: readonly AssetFile[]): AssetProblem[] {
  return files.flatMap(({ problems }) => problems);
}

/** An incompletely read base file would hide limits and removals of its genes. */
function unreadAtBase({ path, problems }: AssetFile): AssetProblem[] {
  return problems.filter(isUnread).map(({ rule, location, detail }) => ({
    rule: 'not-judged',
    location: { path, line: 1, column: 1 },
    detail:
      rule === 'not-judged'
        ? `${detail} (at the base)`
        : `the file \`${path}\` at the base, line ${location.line}: ${detail}`,
  }));
}

/** An unread file matters to a change with assets: their claims could refer to it. */
function unreadBeside({ problems }: AssetFile, changes: readonly AssetChange[]): AssetProblem[] {
  return problems.flatMap((problem) => {
    if (problem.rule === 'not-judged') return [problem];
    if (!isUnread(problem) || changes.length === 0) return [];
    return [{ ...problem, rule: 'asset-file-unread' as const }];
  });
}

function notRegular(path: string, detail: string): AssetProblem {
  return { rule: 'file-not-regular', location: { path, line: 1, column: 1 }, detail };
}

/** A submodule is one line in git; its stores are in no tree that the gate reads. */
function newSubmodule(
  { path, kind }: TreeEntry,
  baseTree: Tree,
  isTouched: (path: string) => boolean,
): AssetProblem[] {
  if (kind !== 'submodule' || !isTouched(path)) return [];
  const isKnown = baseTree.stat(path)?.kind === 'submodule';
  return [
    {
      rule: 'outside-globs',
      location: { path, line: 1, column: 1 },
      detail: `a submodule that the change ${isKnown ? 'updates' : 'adds'}, whose files the gate cannot read`,
      ...(isKnown && { severity: 'notice' }),
    },
  ];
}

/** Genes and Capsules of one change; the largest known store has some hundred. */
const MOST_ASSETS = 2_000;
const MOST_COMMANDS = 10_000;

/** Events do not count: an engine's log grows. @throws GateError `change-too-large` */
export function requireChangeSize(changes: readonly AssetChange[], all: boolean): void {
  const changed = changes.filter(
    ({ kind, asset }) => CHANGED.has(kind) && asset.type !== 'EvolutionEvent',
  );
  if (changed.length > MOST_ASSETS) {
    throw tooLarge(`has ${changed.length} changed Genes and Capsules`, MOST_ASSETS, false);
  }
  const commands = changes
    .filter(({ kind, asset }) => asset.type === 'Gene' && kind !== 'removed')
    .reduce((sum, { asset }) => sum + commandsOf(asset), 0);
  if (commands > MOST_COMMANDS) {
    throw tooLarge(`has ${commands} commands to judge`, MOST_COMMANDS, all);
  }
}

const CHANGED: ReadonlySet<AssetChange['kind']> = new Set(['added', 'modified', 'removed']);

function commandsOf(gene: AssetChange['asset']): number {
  const field = validationCommands(gene);
  return field.kind === 'list' ? field.entries.length : 0;
}

function tooLarge(what: string, most: number, all: boolean): GateError {
  return new GateError(
    'change-too-large',
    `The change ${what}; the gate takes at most ${most} at once.`,
    all
      ? 'Split the change, or judge only the genes that it touches, without `--all`.'
      : 'Split the change into smaller ones, each with its own check.',
  );
}

/** A symlink or submodule that makes a file appear at an asset path. */
interface Indirection {
  readonly path: string;
  readonly detail: string;
  /** The file that is actually read, if in the tree. */
  readonly targetPath?: string;
}

/**
 * Finds the symlinks and submodules that a reader of assets would follow: at an asset path, to a directory
 * through which a file gets an asset path, and out of the tree in place of a directory of assets.
 */
function findIndirections(
  tree: Tree,
  files: readonly TreeEntry[],
  isAssetPath: (path: string) => boolean,
): Indirection[] {
  return files.flatMap((entry) => {
    const { path, kind } = entry;
    if (kind !== 'symlink' && kind !== 'submodule') return [];
    if (kind === 'symlink') {
      const target = resolveInTree(tree, path);
      if (target.kind === 'inside' && target.entry.kind === 'directory') {
        return aliases(path, target.path, files, isAssetPath);
      }
      if (isAssetPath(path)) {
        const targetPath = target.kind === 'inside' ? { targetPath: target.path } : {};
        return [{ path, detail: `${path} is a symlink`, ...targetPath }];
      }
    }
    const isStore = isAssetPath(path) || isAssetPath(`${path}/genes.json`);
    return isStore ? [{ path, detail: `${path} is a ${kind}` }] : [];
  });
}

function aliases(
  link: string,
  directory: string,
  files: readonly TreeEntry[],
  isAssetPath: (path: string) => boolean,
): Indirection[] {
  const prefix = directory === '' ? '' : `${directory}/`;
  return files
    .filter(({ path }) => path.startsWith(prefix) && !isAssetPath(path))
    .map(({ path }) => ({ targetPath: path, alias: `${link}/${path.slice(prefix.length)}` }))
    .filter(({ alias }) => isAssetPath(alias))
    .map(({ targetPath, alias }) => ({
      path: link,
      detail: `${alias} is reached through the symlink ${link}`,
      targetPath,
    }));
}
