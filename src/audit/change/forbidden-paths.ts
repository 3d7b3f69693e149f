import type { Policy } from '../../policy/policy.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { atFile, isWithinAnywhere, type TouchedPath } from './touched-paths.ts';

/** What no change may touch, whether it has a gene in it or not. */
export const forbiddenPaths = defineChangeCheck({
  name: 'forbidden-paths',
  find: ({ touched, touchesOf, policy }) => forbiddenPathFindings(touched, touchesOf, policy),
});

/** Forbidden to every change at any depth, declared or not: they are run without being looked at. */
const ALWAYS_FORBIDDEN = ['.git', 'node_modules'] as const;

/**
 * The directory that forbids a path to every change, if one does.
 *
 * @returns `.git` or `node_modules`
 */
export function alwaysForbidden(path: string): string | undefined {
  return ALWAYS_FORBIDDEN.find((directory) => isWithinAnywhere(path, directory));
}

/** Finds what touches an always-forbidden path, then what touches one that the policy forbids. */
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
