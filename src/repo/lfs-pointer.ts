/** The first line of a Git LFS pointer, which git has in place of the file. */
const FIRST_LINE = 'version https://git-lfs.github.com/spec/';

/** Returns what is wrong with the text of a file that Git LFS stores; undefined for any other text. */
export function lfsObstacle(text: string): string | undefined {
  if (!text.startsWith(FIRST_LINE)) return undefined;
  return 'this is a Git LFS pointer; commit the file itself (git lfs untrack)';
}
