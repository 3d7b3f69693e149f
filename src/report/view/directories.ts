import type { TouchedDirectory } from '../../model/blast-radius.ts';
import { terminal } from '../escape.ts';
import { clipColumns, padRight, textWidth } from './columns.ts';
import { count } from './words.ts';

const MOST_DIRECTORIES = 6;

/** The directories that make most of the change, largest first. */
export function largestDirectories(
  directories: readonly TouchedDirectory[],
): readonly TouchedDirectory[] {
  return directories
    .toSorted((a, b) => b.files - a.files || b.lines - a.lines)
    .slice(0, MOST_DIRECTORIES);
}

/** The same in aligned lines of at most `columns`. */
export function directoryLines(
  directories: readonly TouchedDirectory[],
  columns: number,
): string[] {
  const shown = largestDirectories(directories);
  const figures = shown.map(
    ({ files, lines }) => [count(files, 'file'), count(lines, 'line')] as const,
  );
  const filesWidth = Math.max(0, ...figures.map(([files]) => files.length));
  const linesWidth = Math.max(0, ...figures.map(([, lines]) => lines.length));
  const room = columns - filesWidth - linesWidth - 4;
  const paths = shown.map(({ path }) => clipColumns(terminal(path === '' ? '.' : path), room));
  const pathWidth = Math.max(0, ...paths.map(textWidth));
  return figures.map(
    ([files, lineCount], index) =>
      `${padRight(paths[index] ?? '', pathWidth)}  ${files.padStart(filesWidth)}  ${lineCount.padStart(linesWidth)}`,
  );
}
