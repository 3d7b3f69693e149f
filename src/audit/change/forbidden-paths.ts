import type { Policy } from '../../policy/policy.ts';
import { isSpellingOf } from '../../repo/folder-spelling.ts';
import { normalise } from '../../repo/paths.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { someTouches } from './some-touches.ts';
import { atFile, type TouchedPath } from './touched-paths.ts';

/** Checks the paths that no change may touch, with or without a gene. */
export const forbiddenPaths = defineChangeCheck({
  name: 'forbidden-paths',
  find: ({ touched, touchesOf, policy }) => forbiddenPathFindings(touched, touchesOf, policy),
});

/** Forbidden to every change at any depth: their files run without a review. */
const ALWAYS_FORBIDDEN = ['.git', 'node_modules'] as const;

/**
 * Returns the always-forbidden directory that a path is in, if any, in every spelling of its name
 * that a file system takes for it.
 *
 * @returns `.git` or `node_modules`
 */
export function alwaysForbidden(path: string): string | undefined {
  const segments = (normalise(path) ?? path).split('/');
  return ALWAYS_FORBIDDEN.find((name) => segments.some((segment) => isSpellingOf(segment, name)));
}

/** Finds changes to always-forbidden paths, then changes to paths that the policy forbids. */
export function forbiddenPathFindings(
  touched: readonly TouchedPath[],
  touchesOf: (entry: string) => readonly TouchedPath[],
  policy: Policy,
): Finding[] {
  const always = ALWAYS_FORBIDDEN.flatMap((directory) =>
    someTouches(touched.flatMap((touch) => touchOf(touch, directory))).map((touch) =>
      finding('forbidden-path-always', { directory, ...touch }, atFile(touch.path)),
    ),
  );
  const byPolicy = policy.blast_radius.forbidden_paths.flatMap((entry) =>
    someTouches(touchesOf(entry)).map((touch) =>
      finding('forbidden-path-policy', { entry, ...touch }, atFile(touch.path)),
    ),
  );
  return [...always, ...byPolicy];
}

/** Returns a path that is in an always-forbidden directory, by itself or where it leads. */
function touchOf({ path, via }: TouchedPath, directory: string): TouchedPath[] {
  const own = alwaysForbidden(path);
  if ((own ?? alwaysForbidden(via)) !== directory) return [];
  return [{ path, via: own === undefined ? via : '' }];
}
