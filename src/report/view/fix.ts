import { COMMAND } from '../../ground/tool.ts';
import type { Edit } from '../../model/edit.ts';
import { isPlain } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { clip, count, inCode } from './words.ts';

/** A longer diff is read in its file. */
const MOST = { lines: 40, characters: 4_000, files: 3 } as const;

/** Everything that `gene-gate fix` changes, as every format shows it. */
export interface ShownFix {
  /** A part of a sentence, with names between backticks. */
  readonly what: string;
  /** The command that makes the edits. */
  readonly command: string;
  /**
   * The diff for `git apply`, with the new content hashes and new files; undefined if it is too long, or has
   * characters that do not show and so cannot be copied.
   */
  readonly diff: readonly string[] | undefined;
}

/** @returns undefined if nothing is to be fixed */
export function fixOf({
  fix,
  base_sha,
}: Pick<GateReport, 'fix' | 'base_sha'>): ShownFix | undefined {
  if (fix === undefined || fix.edits.length === 0) return undefined;
  const files = fix.edits.flatMap(({ files: added = [] }) => added.map(({ path }) => path));
  const named = files.slice(0, MOST.files).map((path) => inCode(clip(path, 100)));
  const more = files.length > MOST.files ? ` and ${files.length - MOST.files} more` : '';
  const adds = files.length > 0 ? `, and new files: ${named.join(', ')}${more}` : '';
  const base = base_sha === null ? '' : ` --base ${base_sha.slice(0, 12)}`;
  const lines = fix.patch?.replace(/\n$/, '').split('\n') ?? [];
  const isShown =
    lines.length > 0 &&
    lines.length <= MOST.lines &&
    (fix.patch ?? '').length <= MOST.characters &&
    lines.every(isPlain);
  return {
    what: `${count(fix.edits.length, 'edit')}, accepted and not run, content hashes included${adds}`,
    command: `${COMMAND} fix${base} --write`,
    diff: isShown ? lines : undefined,
  };
}

/** A new file that a person writes by hand. */
export interface NewFile {
  readonly path: string;
  /** Undefined if there are too many; the report has them. */
  readonly lines: readonly string[] | undefined;
  readonly length: number;
}

const MOST_FILE_LINES = 20;

/** Returns the scripts that an edit by hand needs; {@link fixOf} has the others. */
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
