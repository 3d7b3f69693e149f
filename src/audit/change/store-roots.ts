import { posix } from 'node:path';
import { packagesAbove, type Store, storeOf } from '../../assets/store.ts';
import { INVALID, readPackageJson } from '../../command/resolve/package-json.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile } from './touched-paths.ts';

/** Finds stores whose root the change moves, or whose root is missing or ambiguous. */
export async function storeRoots(subject: ChangeSubject): Promise<Finding[]> {
  const { genes, tree } = subject;
  const used = genes.flatMap(({ asset, store, change }) =>
    change.kind === 'removed' ? [] : [[store.path, { store, file: asset.path }] as const],
  );
  // Before the first await: an exception here would leave the promises below unhandled.
  const moved = movedRoots(subject);
  const unclear = [...new Map(used).values()].map((each) => rootFindings(each, tree));
  return [...moved, ...(await Promise.all(unclear)).flat()];
}

/** Checks every store, because the next change is judged with the new root. */
function movedRoots({ assets, policy, tree, baseTree }: ChangeSubject): readonly Finding[] {
  const moved = new Map<string, Finding>();
  for (const file of assets.files) {
    const { path, root } = storeOf(file, { policy, tree: baseTree });
    const next = storeOf(file, { policy, tree }).root;
    if (baseTree.stat(path) === undefined || root === next || moved.has(path)) continue;
    const args = { store: shown(path), root: shown(root), others: [shown(next)] };
    const place = { ...atFile(file), severity: 'warning' } as const;
    moved.set(path, finding('store-root-unclear', { ...args, because: 'moves' }, place));
  }
  return [...moved.values()];
}

async function rootFindings(
  { store: { path, root, named }, file }: { readonly store: Store; readonly file: string },
  tree: Tree,
): Promise<Finding[]> {
  const args = { store: shown(path), root: shown(root) };
  if (tree.stat(root)?.kind !== 'directory') {
    return [finding('store-root-missing', { ...args, named: named === true }, atFile(file))];
  }
  if ((await readPackageJson(tree, root)) === INVALID) {
    const manifest = posix.join(root, 'package.json');
    const place = { ...atFile(file), severity: 'warning', layer: 'change' } as const;
    return [finding('package-json-invalid', { path: manifest }, place)];
  }
  const others = packagesAbove(tree, path).filter((each) => each !== root);
  if (named === true || others.length === 0) return [];
  const unclear = { ...args, others: others.map(shown), because: 'manifest' } as const;
  return [finding('store-root-unclear', unclear, atFile(file))];
}

function shown(directory: string): string {
  return directory === '' ? '.' : directory;
}
