import type { Tree } from '../../repo/tree.ts';
import { isLocked } from './lockfile.ts';
import { INVALID, readPackageJson } from './package-json.ts';

/** Why neither a review nor the lockfile covers code under node_modules. */
export type DependencyFault = 'undeclared' | 'unlocked' | 'committed' | 'elsewhere';

/** The package that a path under node_modules belongs to: `node_modules/@a/b/c.js` is `@a/b`. */
export function packageOf(path: string): string | undefined {
  return /^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(path)?.[1];
}

/**
 * Whether a package is a direct dependency of the root's package.json that the lockfile knows.
 *
 * @returns undefined if it is, else why not
 */
export async function dependencyFault(
  tree: Tree,
  name: string,
): Promise<DependencyFault | undefined> {
  const manifest = await readPackageJson(tree, '');
  if (manifest === undefined || manifest === INVALID) return 'undeclared';
  if (!manifest.dependencies.has(name)) return 'undeclared';
  return (await isLocked(tree, name)) ? undefined : 'unlocked';
}
