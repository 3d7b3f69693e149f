import { basename, dirname } from 'node:path/posix';
import { assetPathTest } from '../../../assets/globs.ts';
import { POLICY_PATH } from '../../../policy/load.ts';
import type { Policy } from '../../../policy/policy.ts';
import { COPIES, type SharedPolicy } from '../../../policy/shared-policy.ts';
import * as names from '../../../programs/file-names.ts';
import { isWithin, resolveInTree } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import type { Read } from './reads.ts';
import { GATE } from './words.ts';
import { WORKFLOWS } from './workflow.ts';

/** Two states of a repository. */
export interface GateStates {
  /** The path of the policy; undefined if the policy is not a file of the repository. */
  readonly policyPath: string | undefined;
  readonly policy: Pick<Policy, 'assets'>;
  readonly baseTree: Tree;
  readonly tree: Tree;
  /** What the policy of the first state extends. */
  readonly shared?: SharedPolicy | undefined;
}

/** The effects on a file, by its path. */
export type FileEffects = readonly (readonly [path: string, effects: readonly string[]])[];

/**
 * Finds the changed files that the jobs of the gate name, that they install from, or that can run before it.
 *
 * @param compared the files that are compared by their content
 */
export async function changedReads(
  reads: readonly Read[],
  compared: ReadonlySet<string>,
  { baseTree, tree, policy }: GateStates,
): Promise<FileEffects> {
  const isAsset = assetPathTest(policy);
  const isCompared = (path: string) =>
    compared.has(path) ||
    dirname(path) === WORKFLOWS ||
    path === POLICY_PATH ||
    path.startsWith(COPIES);
  const why = (path: string) =>
    isCompared(path) || isAsset(path) ? undefined : reasonFor(path, reads);
  const entries = [...baseTree.files(), ...tree.files()];
  const links = entries.filter(({ path, kind }) => kind === 'symlink' && why(path) !== undefined);
  const places = links.flatMap(({ path }) => [baseTree, tree].map((each) => targetOf(each, path)));
  const found = new Map<string, string>();
  for (const { path } of entries) {
    const [was, is] = [baseTree.stat(path), tree.stat(path)];
    const isSame = was?.oid !== undefined && was.oid === is?.oid && was.kind === is.kind;
    if (isSame && was.kind !== 'symlink') continue;
    const isLinked = places.some((place) => place !== undefined && isWithin(path, place));
    const reason =
      why(path) ?? (isLinked ? "a symlink that stands in the gate's job leads to it" : undefined);
    if (reason !== undefined) found.set(path, reason);
  }
  const edits = [...found].map(async ([path, reason]): Promise<FileEffects[number]> => {
    const [was, is] = await Promise.all([baseTree, tree].map((each) => contentOf(each, path)));
    const effect = was === undefined ? 'is added' : is === undefined ? 'is removed' : 'changes';
    return [path, was === is ? [] : [`the file ${effect}, and ${reason}`]];
  });
  return Promise.all(edits);
}

/** Why the gate depends on a file; undefined if nothing of this is known. */
function reasonFor(path: string, reads: readonly Read[]): string | undefined {
  const name = basename(path);
  const early = reads.filter(({ late }) => late !== undefined);
  const isPackage = names.isPackageFile(name) || names.isLockfile(name) || isWithin(path, '.yarn');
  if (isPackage && early.some(({ runsPackages }) => runsPackages))
    return 'a package manager reads it before the gate, or to start it';
  if (names.isDocument(path) || names.isLockfile(name)) return undefined;
  if (GATE.test(name)) return 'its name is that of the gate';
  if (reads.some(({ folder }) => folder && isWithin(path, folder)))
    return "it belongs to a local action of the gate's job";
  if (reads.some(({ words, starts }) => words.name(path, starts)))
    return "it stands in the gate's job, or in one that this needs";
  const isCode = names.isRunnable(path) || names.toolThatFinds(path) !== undefined;
  return isCode && early.some(({ runsCode }) => runsCode)
    ? 'can run before the gate, which a job of its own avoids'
    : undefined;
}

function targetOf(tree: Tree, link: string): string | undefined {
  const found = resolveInTree(tree, link);
  return found.kind === 'inside' || found.kind === 'missing' ? found.path : undefined;
}

/** A symlink is where it leads, a submodule its commit. */
async function contentOf(tree: Tree, path: string): Promise<string | undefined> {
  const { kind, oid } = tree.stat(path) ?? {};
  if (kind === undefined) return undefined;
  if (isRegular(kind)) return `${kind} ${(await tree.read(path)).toString('latin1')}`;
  return `${kind} ${tree.readlink(path) ?? oid} ${targetOf(tree, path)}`;
}
