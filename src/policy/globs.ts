import picomatch from 'picomatch';

/** How `assets.include` is matched against the path from the root, which may contain line breaks. */
export const ASSET_GLOBS = { dot: true, nonegate: true, flags: 's' } as const;

/** How protected paths are matched: a file system that ignores case finds them under other names. */
export const PROTECTED_GLOBS = { ...ASSET_GLOBS, nocase: true, flags: 'is' } as const;

/**
 * Returns a test whether a glob matches a whole path.
 *
 * @param known what picomatch makes of some globs with these options; it is loaded only for others
 */
export function globTest(
  glob: string,
  options: typeof ASSET_GLOBS | typeof PROTECTED_GLOBS,
  known: ReadonlyMap<string, RegExp>,
): (path: string) => boolean {
  const expression = known.get(glob);
  return expression === undefined ? picomatch(glob, options) : (path) => expression.test(path);
}
