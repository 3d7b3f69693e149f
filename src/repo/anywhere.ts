import { isWithin, normalise } from './paths.ts';

/**
 * Whether a path is, or is in, a directory with this name at any depth. Ignores case, because `.GIT`
 * is `.git` in a checkout on a case-insensitive file system.
 */
export function isWithinAnywhere(path: string, directory: string): boolean {
  const segments = (normalise(path) ?? path).split('/');
  return segments.some((_, start) =>
    isWithin(segments.slice(start).join('/'), directory, { ignoreCase: true }),
  );
}
