import type { AssetChange } from '../../assets/asset.ts';
import { assetPathTest } from '../../assets/globs.ts';
import type { Reading } from '../../command/reading.ts';
import type { CountedFile, Exemption, HiddenReason } from '../../model/blast-radius.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Change, FileChange } from '../../repo/change.ts';
import type { Tree } from '../../repo/tree.ts';
import { linesOf, namesOf } from './blast-radius.ts';
import { isCountedByReference } from './counting.ts';

/** A gene of the change, with the readings of its commands. */
interface GeneCommands {
  readonly change: AssetChange;
  readonly commands: readonly { readonly reading: Reading }[];
}

/**
 * Returns the names that are counted separately, and why: the asset store's own files, a few
 * scripts that the change adds for each of its genes, and with `counting: reference` what that engine does not count.
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
    change.files
      .filter((file) => file.status === 'added' && linesOf(file) <= MOST_LINES)
      .map(({ path }) => path),
  );
  const scripts = genes
    .filter(({ change: { kind } }) => kind === 'added' || kind === 'modified')
    .flatMap((gene) => newScripts(gene, added));
  return new Map<string, Exemption>([
    ...scripts.map((path) => [path, 'validation_script'] as const),
    ...names.filter(assetPathTest(policy)).map((path) => [path, 'asset_store'] as const),
  ]);
}

/** More new scripts of one gene, or longer ones, are a change of the repository like others. */
const MOST_SCRIPTS = 5;
const MOST_LINES = 1000;

/** The added files that the commands of a gene name, other than by a pattern. */
function newScripts({ commands }: GeneCommands, added: ReadonlySet<string>): readonly string[] {
  const named = commands.flatMap(({ reading: { command, targets } }) =>
    targets.flatMap(({ kind, via, name, path }) =>
      kind === 'file' && via === undefined && path && added.has(path) && command.includes(name)
        ? [path]
        : [],
    ),
  );
  const scripts = new Set(named);
  return scripts.size > MOST_SCRIPTS ? [] : [...scripts];
}

/** Lists every name that a change touches and whether it counts, those with the most lines first. */
export function countedFiles(
  change: Change,
  exempt: ReadonlyMap<string, Exemption>,
  tree: Tree,
): CountedFile[] {
  return change.files
    .flatMap((file) => namesOf(file).map((path) => countedFile(file, path, exempt.get(path), tree)))
    .sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
}

/** The lines of a rename, and the attributes that hide them, belong to its new name. */
function countedFile(
  file: FileChange,
  path: string,
  exempt: Exemption | undefined,
  tree: Tree,
): CountedFile {
  const isNew = path === file.path;
  const lines = isNew ? linesOf(file) : 0;
  const veil = isNew ? hiddenReasonOf(file, tree) : undefined;
  return { path, ...(exempt && { exempt }), lines, ...(veil && { veil }) };
}

/** More bytes per line in a new file than anyone writes by hand, as in minified code. */
const LONG_LINE = 1000;

function hiddenReasonOf(
  { binary, status, path, added }: FileChange,
  tree: Tree,
): HiddenReason | undefined {
  if (binary) return 'binary';
  const { size = 0 } = status === 'added' ? (tree.stat(path) ?? {}) : {};
  return size > LONG_LINE * Math.max(1, added) ? 'long_lines' : undefined;
}
