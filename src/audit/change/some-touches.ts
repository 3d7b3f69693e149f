import type { TouchedPath } from './touched-paths.ts';

/**
 * The paths that are reported for one forbidden path. Otherwise a committed dependency directory would have
 * a finding for each of its files, and for each gene that forbids it.
 */
const MOST_PATHS = 20;

/** A touched path to report; the last one says how many further ones there are. */
type ReportedTouch = TouchedPath & { readonly more?: number };

/** Returns the first paths of those that a change touches under one forbidden path. */
export function someTouches(touches: readonly TouchedPath[]): readonly ReportedTouch[] {
  const more = touches.length - MOST_PATHS;
  return touches
    .slice(0, MOST_PATHS)
    .map((touch, index) => (more > 0 && index === MOST_PATHS - 1 ? { ...touch, more } : touch));
}
