import type { FileChange } from '../../repo/change.ts';
import { resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile, SYMLINK } from './touched-paths.ts';

const SUBMODULE = '160000';
/** Defines the submodules, with repositories and directories. */
const SUBMODULES_FILE = '.gitmodules';

/**
 * Finds parts of a change with a gene that cannot be counted or audited: submodules, changes of their
 * definitions, and symlinks that leave the audited tree or never resolve.
 */
export function unauditableFiles({ genes, change, tree }: ChangeSubject): Finding[] {
  if (!genes.some(({ binds }) => binds)) return [];
  const [submodule, ...submodules] = change.files.filter(isSubmodule).map(({ path }) => path);
  const [link, ...links] = change.files
    .filter(({ path, newMode }) => newMode === SYMLINK && leaves(path, tree))
    .map(({ path }) => path);
  return [
    ...(submodule === undefined
      ? []
      : [
          finding('submodule-changed', { path: submodule, ...some(submodules) }, atFile(submodule)),
        ]),
    ...(link === undefined
      ? []
      : [
          finding(
            'symlink-leaves-tree',
            { path: link, target: tree.readlink(link) ?? '', ...some(links) },
            atFile(link),
          ),
        ]),
  ];
}

function isSubmodule({ path, newMode, status }: FileChange): boolean {
  return newMode === SUBMODULE || (path === SUBMODULES_FILE && status !== 'deleted');
}

function leaves(path: string, tree: Tree): boolean {
  const { kind } = resolveInTree(tree, path);
  return kind === 'outside' || kind === 'loop';
}

const MOST_NAMED = 9;

function some(paths: readonly string[]) {
  const more = paths.length - MOST_NAMED;
  return {
    ...(paths.length > 0 && { likewise: paths.slice(0, MOST_NAMED) }),
    ...(more > 0 && { more }),
  };
}

/** Reports that the head was audited instead of the checked-out merge commit. */
export function unprovenMerge({ unprovenMerge: merge }: ChangeSubject) {
  return merge ? [finding('merge-not-proven', { merge: merge.commit, reason: merge.reason })] : [];
}
