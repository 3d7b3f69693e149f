import { COMMAND } from '../../ground/tool.ts';
import type { Edit } from '../../model/edit.ts';
import { AGENT_TASK_FILE } from '../agent/task-of-report.ts';
import { isPlain } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import type { RowList } from './row.ts';
import { count, named } from './words.ts';

/** A longer diff is read in its file. */
const MOST = { lines: 40, characters: 4_000 } as const;

/**
 * Returns everything that `gene-gate fix` changes, once: the command to paste, and the diff for `git apply` with the
 * new content hashes and new files, unless it is too long, or has characters that do not show and so cannot be
 * copied.
 */
export function fixList({ fix, base_sha }: Pick<GateReport, 'fix' | 'base_sha'>): RowList {
  const section = { id: 'fix', title: 'Fix', label: 'fix', noun: 'fix' };
  if (fix === undefined || fix.edits.length === 0) return { ...section, rows: [] };
  const files = fix.edits.flatMap(({ files: added = [] }) => added.map(({ path }) => path));
  const adds = files.length > 0 ? `, and new files: ${named(files)}` : '';
  const base = base_sha === null ? '' : ` --base ${base_sha.slice(0, 12)}`;
  const lines = fix.patch?.replace(/\n$/, '').split('\n') ?? [];
  const isShown =
    lines.length > 0 &&
    lines.length <= MOST.lines &&
    (fix.patch ?? '').length <= MOST.characters &&
    lines.every(isPlain);
  const diff = 'Or save this as a file, and apply it with `git apply`';
  return {
    ...section,
    rows: [
      {
        tone: 'good',
        words: `${count(fix.edits.length, 'edit')}, accepted and not run, content hashes included${adds}.`,
        notes: isShown
          ? []
          : [{ text: `The \`patch\` of \`${AGENT_TASK_FILE}\` is its diff for \`git apply\`.` }],
        blocks: [
          {
            title: 'Run this in the repository',
            language: 'sh',
            lines: [`${COMMAND} fix${base} --write`],
          },
          ...(isShown ? [{ title: diff, language: 'diff' as const, lines }] : []),
        ],
      },
    ],
  };
}

/** A new file that a person writes by hand. */
interface NewFile {
  readonly path: string;
  /** Undefined if there are too many; the report has them. */
  readonly lines: readonly string[] | undefined;
  readonly length: number;
}

const MOST_FILE_LINES = 20;

/** Returns the scripts that an edit by hand needs; {@link fixList} has the others. */
export function newFiles(edit: Edit | undefined): readonly NewFile[] {
  if (edit === undefined || edit.fix) return [];
  return (edit.files ?? []).map(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n');
    return {
      path,
      lines: lines.length > MOST_FILE_LINES ? undefined : lines,
      length: lines.length,
    };
  });
}
