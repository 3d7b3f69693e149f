import type { CountedFile } from '../../model/blast-radius.ts';
import type { Tree } from '../../repo/tree.ts';

/** The number of files that a report lists; the others have fewer lines. */
const MOST_FILES = 100;

/**
 * Marks files whose diff GitHub hides: `linguist-generated`, and `-diff` or `binary`. A change can
 * add these attributes together with the file that they hide, so they are read from the audited
 * tree. The marks are shown and do not change any number.
 *
 * @param files the touched files, those with the most lines first
 */
export async function markHiddenFiles(
  files: readonly CountedFile[],
  tree: Pick<Tree, 'attributes'>,
): Promise<CountedFile[]> {
  const paths = files.slice(0, MOST_FILES).map(({ path }) => path);
  const attributeOf = await tree.attributes?.(paths, ['linguist-generated', 'diff']);
  if (attributeOf === undefined) return [...files];
  return files.map((file, index) => {
    if (index >= MOST_FILES || file.veil !== undefined) return file;
    if (/^(?:set|true)$/.test(attributeOf(file.path, 'linguist-generated'))) {
      return { ...file, veil: 'generated' };
    }
    return attributeOf(file.path, 'diff') === 'unset' ? { ...file, veil: 'no_diff' } : file;
  });
}
