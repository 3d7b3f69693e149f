import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../ground/error.ts';
import { openRepository, type Repository } from './git.ts';
import { readTree } from './object-tree.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** The audited repository, or a checked-out submodule. */
export interface CheckoutPart {
  /** From the root of the checkout; `''` for the audited repository. */
  readonly path: string;
  readonly repository: Repository;
  /** The audited commit or tree, or the commit of the gitlink. */
  readonly commit: string;
  readonly tree: Tree;
  /** The entries of the tree outside of other parts, by path from the root of the checkout. */
  readonly entries: readonly TreeEntry[];
}

/**
 * Reads the trees of a checkout: the audited one, and each checked-out submodule at the commit of its gitlink.
 * Passes them to `use`, then closes the submodules. A submodule that is not checked out is an empty directory.
 * @throws GateError `checkout_differs` for a submodule that is not a repository of its own; `git_failed` if it
 *   lacks the commit
 */
export async function withCheckoutParts<T>(
  repository: Repository,
  audited: string,
  use: (parts: readonly CheckoutPart[]) => Promise<T>,
): Promise<T> {
  const parts: CheckoutPart[] = [];
  const add = async (path: string, of: Repository, commit: string): Promise<void> => {
    const tree = await readTree(of, commit);
    const entries = [...tree.files()].map((entry) => ({ ...entry, path: below(path, entry.path) }));
    parts.push({ path, repository: of, commit, tree, entries });
    for (const { kind, path: folder, oid } of entries) {
      if (kind !== 'submodule' || oid === undefined) continue;
      const submodule = await openSubmodule(join(repository.directory, folder));
      if (submodule) await add(folder, submodule, oid);
    }
  };
  try {
    await add('', repository, audited);
    return await use(parts);
  } finally {
    for (const part of parts.slice(1)) await part.repository.close();
  }
}

function below(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** @returns undefined if the submodule is not checked out */
async function openSubmodule(folder: string): Promise<Repository | undefined> {
  const link = await lstat(join(folder, '.git')).catch(() => undefined);
  if (link === undefined) return undefined;
  const submodule = await openRepository(folder);
  if (submodule.directory === folder) return submodule;
  await submodule.close();
  throw new GateError(
    'checkout_differs',
    `The submodule ${JSON.stringify(folder)} is not a repository of its own`,
    'Run git submodule update --init, or remove the contents of the directory.',
  );
}
