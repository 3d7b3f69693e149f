import type { AssetChange } from '../assets/asset.ts';
import { assetPathTest } from '../assets/globs.ts';
import type { Reading } from '../command/reading.ts';
import type { Policy } from '../policy/policy.ts';
import type { Change, FileChange } from '../repo/change.ts';
import type { Tree } from '../repo/tree.ts';
import { linesOf, namesOf } from './blast-radius.ts';
import { isCountedByReference } from './counting.ts';

/** Why a changed file does not count towards a limit. */
export const EXEMPTIONS = ['asset_store', 'validation_script', 'reference'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

/** What keeps the lines of a file from the eye of a reviewer, or from a count of lines. */
export const HIDDEN_REASONS = ['binary', 'long_lines', 'generated', 'no_diff'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** One name that a change touches; a renamed file has two. */
export interface CountedFile {
  readonly path: string;
  /** Added plus deleted lines; those of a rename belong to its new name. */
  readonly lines: number;
  /** Why it does not count; undefined if it does. */
  readonly exempt: Exemption | undefined;
  readonly hiddenReason: HiddenReason | undefined;
}

/** A gene of the change, with what its commands mean. */
interface GeneCommands {
  readonly change: AssetChange;
  readonly commands: readonly { readonly reading: Reading }[];
}

/**
 * The names that are counted apart, and why: the asset store's own files, and the scripts that the
 * change adds for its genes to run; with `counting: reference`, what the reference engine does not count.
 */
export function exemptPaths(
  change: Change,
  policy: Policy,
  genes: readonly GeneCommands[],
): ReadonlyMap<string, Exemption> {
  const names = change.files.flatMap(namesOf);
  if (policy.blast_radius.counting === 'reference') {
    return new Map(
      names.filter((name) => !isCountedByReference(name)).map((name) => [name, 'reference']),
    );
  }
  const added = new Set(
    change.files.filter(({ status }) => status === 'added').map(({ path }) => path),
  );
  const scripts = genes
    .filter(({ change: { kind } }) => kind === 'added' || kind === 'modified')
    .flatMap(({ commands }) => commands.flatMap(({ reading }) => reading.targets))
    .flatMap(({ kind, via, path }) =>
      kind === 'file' && via === undefined && path !== undefined ? [path] : [],
    );
  return new Map<string, Exemption>([
    ...scripts
      .filter((path) => added.has(path))
      .map((path) => [path, 'validation_script'] as const),
    ...names.filter(assetPathTest(policy)).map((path) => [path, 'asset_store'] as const),
  ]);
}

/** Says of every name that a change touches whether it counts, those with the most lines first. */
export function countedFiles(
  change: Change,
  exempt: ReadonlyMap<string, Exemption>,
  tree: Tree,
): CountedFile[] {
  return change.files
    .flatMap((file) =>
      namesOf(file).map((path) => ({
        path,
        lines: path === file.path ? linesOf(file) : 0,
        exempt: exempt.get(path),
        hiddenReason: path === file.path ? hiddenReasonOf(file, tree) : undefined,
      })),
    )
    .sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
}

/** In a new file, more bytes a line than anybody writes by hand; such as minified code has. */
const LONG_LINE = 1000;

function hiddenReasonOf(
  { binary, status, path, added }: FileChange,
  tree: Tree,
): HiddenReason | undefined {
  if (binary) return 'binary';
  const { size = 0 } = status === 'added' ? (tree.stat(path) ?? {}) : {};
  return size > LONG_LINE * Math.max(1, added) ? 'long_lines' : undefined;
}
