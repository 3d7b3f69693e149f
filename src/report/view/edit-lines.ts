import type { Edit } from '../../model/edit.ts';
import { terminalLines } from '../escape.ts';

/** A line of a diff, with its sign. */
export type DiffLine = `-${string}` | `+${string}`;

/** New files with more lines are shown by `gene-gate fix`. */
const MOST_FILE_LINES = 20;

/**
 * Returns an edit as the lines of a diff: the entry of the list and what replaces it, as JSON, so that
 * they can be copied; then the new files.
 *
 * @returns an empty list without an edit, and for a suggestion that its sentence tells: nothing makes that
 *   edit, so it must not look like one
 */
export function editLines(edit: Edit | undefined): readonly DiffLine[] {
  if (edit === undefined) return [];
  const { old, new: commands, files = [], fix } = edit;
  if (!fix && files.length === 0) return [];
  return [
    removed(JSON.stringify(old)),
    ...commands.map((each) => added(`${JSON.stringify(each)}`)),
    ...files.flatMap(({ path, text }) => newFile(path, text)),
  ];
}

function newFile(path: string, text: string): DiffLine[] {
  const lines = terminalLines(text.replace(/\n$/, ''));
  if (lines.length > MOST_FILE_LINES) return [added(`(${path}: ${lines.length} lines)`)];
  return [added(`(${path})`), ...lines.map(added)];
}

function removed(text: string): DiffLine {
  return `- ${text}`;
}

function added(text: string): DiffLine {
  return `+ ${text}`;
}
