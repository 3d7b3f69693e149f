import type { Edit, Proposal } from '../../model/edit.ts';
import { AGENT_TASK_FILE } from '../agent/task-of-report.ts';
import { isPlain } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import type { Row, RowList } from './row.ts';
import { count, named } from './words.ts';

/** A longer diff is read in its file. */
const MOST = { lines: 40, characters: 4_000 } as const;

/**
 * Returns everything that `gene-gate fix` changes, once: the command to paste, and the diff for `git apply` with the
 * new content hashes and new files, unless it is too long, or has characters that do not show and so cannot be
 * copied. Without an edit no command is shown: it would change nothing.
 */
export function fixList({ fix, base_sha }: Pick<GateReport, 'fix' | 'base_sha'>): RowList {
  const section = { id: 'fix', title: 'Fix', label: 'fix', noun: 'fix' };
  if (fix === undefined || fix.edits.length === 0) return { ...section, rows: [] };
  const base = base_sha === null || fix.all ? '' : ` --base ${base_sha.slice(0, 12)}`;
  const command = {
    title: 'Run this in the repository',
    language: 'sh' as const,
    lines: [`gene-gate fix${base} --write`],
  };
  const lines = fix.patch?.replace(/\n$/, '').split('\n') ?? [];
  const isShown =
    lines.length > 0 &&
    lines.length <= MOST.lines &&
    (fix.patch ?? '').length <= MOST.characters &&
    lines.every(isPlain);
  const diff = 'Or save this as a file, and apply it with `git apply`';
  const row = {
    tone: 'good' as const,
    words: `${effectOf(fix)}; the gate accepts the result, and no command has run yet.`,
    notes: isShown
      ? []
      : [{ text: `The \`patch\` of \`${AGENT_TASK_FILE}\` is its diff for \`git apply\`.` }],
    blocks: [command, ...(isShown ? [{ title: diff, language: 'diff' as const, lines }] : [])],
  };
  return { ...section, rows: [row] };
}

const REPEATED = /; `[^`]* --write` does this(?: \(accepted; not run\))?\.$/;

/** Returns entries whose notes do not repeat the command of {@link fixList}, for a page that has both. */
export function withoutFixCommand(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({
    ...row,
    notes: row.notes.map((note) => ({ ...note, text: note.text.replace(REPEATED, '.') })),
    ...(row.rows && { rows: withoutFixCommand(row.rows) }),
  }));
}

/** Says what the edits write: ``Writes 1 command with new content hashes, and `ci/check.mjs` ``. */
function effectOf({ edits }: Proposal): string {
  const hashes = edits.filter(({ pointer }) => pointer.endsWith('/asset_id')).length;
  const commands = edits.length - hashes;
  const files = edits.flatMap(({ files: added = [] }) => added.map(({ path }) => path));
  const parts = [
    ...(commands > 0 ? [`${count(commands, 'command')} with new content hashes`] : []),
    ...(hashes > 0 && commands === 0 ? [count(hashes, 'new `asset_id`')] : []),
    ...(files.length > 0 ? [`the new files ${named(files)}`] : []),
  ];
  return `Writes ${parts.join(', and ')}`;
}

const MOST_FILE_LINES = 20;

/** Returns the scripts that an edit by hand needs, a long one without lines; {@link fixList} has the others. */
export function newFiles(edit: Edit | undefined) {
  if (edit === undefined || edit.fix) return [];
  return (edit.files ?? []).map(({ path, text }) => {
    const all = text.replace(/\n$/, '').split('\n');
    return { path, lines: all.length > MOST_FILE_LINES ? undefined : all, length: all.length };
  });
}
