/**
 * Limits what a hostile file can grow to: the characters that are written once for several entries, each time
 * they are used.
 */
const MOST_GROWTH = 512 * 1024 * 1024;

/** Counts characters, and returns whether they are within the limit; those that are not do not count. */
export type Growth = (characters: number) => boolean;

/**
 * Returns a new count for the writer or for the reader of a report. Both count the same, and the writer states
 * in full what is beyond the limit, so that the reader takes all that it wrote.
 *
 * @param most characters
 */
export function growthWithin(most = MOST_GROWTH): Growth {
  let left = most;
  return (characters) => {
    if (characters > left) return false;
    left -= characters;
    return true;
  };
}
