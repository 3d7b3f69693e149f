import { isSpellingOf, mayBeSpelled } from '../../repo/folder-spelling.ts';
import { normalise } from '../../repo/paths.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile, someTouches, type TouchedPath } from './touched-paths.ts';

/** Forbidden to every change at any depth: their files run without a review. */
const ALWAYS_FORBIDDEN = ['.git', 'node_modules'] as const;

/**
 * Returns the always-forbidden directory that a path is in, if any, in every spelling of its name
 * that a file system takes for it.
 *
 * @returns `.git` or `node_modules`
 */
export function alwaysForbidden(path: string): string | undefined {
  const names = ALWAYS_FORBIDDEN.filter((name) => mayBeSpelled(path, name));
  if (names.length === 0) return undefined;
  const segments = (normalise(path) ?? path).split('/');
  return names.find((name) => segments.some((segment) => isSpellingOf(segment, name)));
}

/**
 * Finds changes to always-forbidden paths, then changes to paths that the policy forbids, with or
 * without a gene.
 */
export function forbiddenPaths({ touched, touchesOf, policy }: ChangeSubject): Finding[] {
  const inside = touched.flatMap(forbiddenTouch);
  const always = ALWAYS_FORBIDDEN.flatMap((directory) =>
    someTouches(
      inside.flatMap(({ touch, ...found }) => (found.directory === directory ? touch : [])),
    ).map((touch) =>
      finding(
        'forbidden-path',
        { entry: directory, by: 'nothing may touch', ...touch },
        atFile(touch.path),
      ),
    ),
  );
  const byPolicy = policy.blast_radius.forbidden_paths.flatMap((entry) =>
    someTouches(touchesOf(entry)).map((touch) =>
      finding('forbidden-path', { entry, by: 'the policy forbids', ...touch }, atFile(touch.path)),
    ),
  );
  return [...always, ...byPolicy];
}

/** Returns a path that is in an always-forbidden directory, by itself or where it leads. */
function forbiddenTouch({ path, via }: TouchedPath) {
  const own = alwaysForbidden(path);
  const directory = own ?? alwaysForbidden(via);
  if (directory === undefined) return [];
  return [{ directory, touch: { path, via: own === undefined ? via : '' } }];
}
