import type { FileChange } from '../../repo/change.ts';
import { resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile, SYMLINK } from './touched-paths.ts';

const SUBMODULE = '160000';
/** Names the submodules, their repositories and their directories. */
const SUBMODULES_FILE = '.gitmodules';

/**
 * Finds what cannot be counted or audited in a change with a gene: submodules, changes to their
 * definitions, and symlinks that leave the audited tree or never resolve.
 */
export function unauditableFiles({ genes, change, tree }: ChangeSubject): Finding[] {
  if (!genes.some(({ binds }) => binds)) return [];
  return change.files.flatMap((file) => {
    const isDefinition = file.path === SUBMODULES_FILE && file.status !== 'deleted';
    if (file.newMode === SUBMODULE || isDefinition) {
      return [finding('submodule-changed', { path: file.path }, atFile(file.path))];
    }
    return file.newMode === SYMLINK ? symlinkFindings(file, tree) : [];
  });
}

function symlinkFindings({ path }: FileChange, tree: Tree): Finding[] {
  const { kind } = resolveInTree(tree, path);
  if (kind !== 'outside' && kind !== 'loop') return [];
  const target = tree.readlink(path) ?? '';
  return [finding('symlink-leaves-tree', { path, target }, atFile(path))];
}

/** Reports that the head was audited, not the merge commit that is checked out. */
export function unprovenMerge({ unprovenMerge: merge }: ChangeSubject) {
  return merge ? [finding('merge-not-proven', { merge: merge.commit, reason: merge.reason })] : [];
}
