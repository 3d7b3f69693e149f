import { foldCase, isWithin, normalise } from './paths.ts';

/**
 * Whether a path is, or is in, a directory with this name at any depth. Ignores case, because `.GIT`
 * is `.git` in a checkout on a case-insensitive file system.
 */
export function isWithinAnywhere(path: string, directory: string): boolean {
  const normal = normalise(path);
  if (normal !== undefined) return `/${foldCase(normal)}/`.includes(`/${foldCase(directory)}/`);
  const segments = path.split('/');
  return segments.some((_, start) =>
    isWithin(segments.slice(start).join('/'), directory, { ignoreCase: true }),
  );
}
