import type { Policy } from '../../policy/policy.ts';
import type { Change, FileChange } from '../../repo/change.ts';
import { resolveInTree } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { isWithinAnywhere, SYMLINK, type TouchedPath } from './touched-paths.ts';

/** Forbidden to every change at any depth, declared or not: they are run without being looked at. */
const ALWAYS_FORBIDDEN = ['.git', 'node_modules'] as const;

const SUBMODULE = '160000';

/**
 * The directory that forbids a path to every change, if one does.
 *
 * @returns `.git` or `node_modules`
 */
export function alwaysForbidden(path: string): string | undefined {
  return ALWAYS_FORBIDDEN.find((directory) => isWithinAnywhere(path, directory));
}

/** What no change may touch, whether it has a gene in it or not. */
export function forbiddenPathFindings(
  touched: readonly TouchedPath[],
  touchesOf: (entry: string) => readonly TouchedPath[],
  policy: Policy,
): Finding[] {
  const always = touched.flatMap(({ path, via }) => {
    const directory = alwaysForbidden(path) ?? alwaysForbidden(via);
    if (directory === undefined) return [];
    const led = isWithinAnywhere(path, directory) ? '' : via;
    return [finding('forbidden-path-always', { path, directory, via: led }, atFile(path))];
  });
  const byPolicy = policy.blast_radius.forbidden_paths.flatMap((entry) =>
    touchesOf(entry).map(({ path, via }) =>
      finding('forbidden-path-policy', { path, entry, via }, atFile(path)),
    ),
  );
  return [...always, ...byPolicy];
}

/** What a change with a gene may not bring along, because it cannot be counted or audited. */
export function unauditableFindings(change: Change, tree: Tree): Finding[] {
  return change.files.flatMap((file) => {
    if (file.newMode === SUBMODULE) {
      return [finding('submodule-changed', { path: file.path }, atFile(file.path))];
    }
    return file.newMode === SYMLINK ? symlinkFindings(file, tree) : [];
  });
}

/** The beginning of a changed file, as the place of a finding about its name. */
export function atFile(path: string) {
  return { location: { path, line: 1, column: 1 } };
}

function symlinkFindings({ path }: FileChange, tree: Tree): Finding[] {
  const { kind } = resolveInTree(tree, path);
  if (kind !== 'outside' && kind !== 'loop') return [];
  const target = tree.readlink(path) ?? '';
  return [finding('symlink-leaves-tree', { path, target }, atFile(path))];
}
