import type { Policy } from '../../policy/policy.ts';
import { isWithinAnywhere } from '../../repo/anywhere.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { atFile, type TouchedPath } from './touched-paths.ts';

/** Checks the paths that no change may touch, with or without a gene. */
export const forbiddenPaths = defineChangeCheck({
  name: 'forbidden-paths',
  find: ({ touched, touchesOf, policy }) => forbiddenPathFindings(touched, touchesOf, policy),
});

/** Forbidden to every change at any depth: their files run without a review. */
const ALWAYS_FORBIDDEN = ['.git', 'node_modules'] as const;

/**
 * Returns the always-forbidden directory that a path is in, if any.
 *
 * @returns `.git` or `node_modules`
 */
export function alwaysForbidden(path: string): string | undefined {
  return ALWAYS_FORBIDDEN.find((directory) => isWithinAnywhere(path, directory));
}

/** Finds changes to always-forbidden paths, then changes to paths that the policy forbids. */
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
