import { COMMAND, HOW_TO_GET_IT } from '../../ground/tool.ts';
import { AGENT_TASK_FILE } from '../agent/task-of-report.ts';
import { isPlain, rawBlock, terminal } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { count } from '../view/words.ts';
import { linked, names } from './prose.ts';

/** A longer diff is read in its file. */
const MOST = { lines: 40, characters: 4_000 } as const;

/**
 * Returns everything that `gene-gate fix` changes, once: the command, and the diff for `git apply`, which has the
 * new content hashes and new files, too.
 */
export function fixSection({ fix, base_sha }: GateReport): string[] {
  if (fix === undefined || fix.edits.length === 0) return [];
  const files = fix.edits.flatMap(({ files: added = [] }) => added.map(({ path }) => path));
  const what = `${count(fix.edits.length, 'edit')}, accepted and not run, content hashes included`;
  const adds = files.length > 0 ? `, and new files: ${names(files)}` : '';
  const diff = diffOf(fix.patch);
  return [
    '#### Fix',
    '',
    `${what}${adds}. Run this in the repository (${linked('how to get it', HOW_TO_GET_IT)}):`,
    '',
    ...rawBlock([fixCommand(base_sha)], 'sh'),
    '',
    diff
      ? 'Or save this as a file, and apply it with `git apply`:'
      : `Or apply the \`patch\` of \`${AGENT_TASK_FILE}\` with \`git apply\`.`,
    '',
    ...(diff ? [...rawBlock(diff, 'diff'), ''] : []),
  ];
}

/** Returns the command that makes the edits of a report. */
function fixCommand(base: string | null): string {
  return [COMMAND, 'fix', ...(base === null ? [] : [`--base ${terminal(base)}`]), '--write'].join(
    ' ',
  );
}

/** @returns undefined if the diff is too long, or has characters that do not show and so cannot be copied */
function diffOf(patch: string | null): string[] | undefined {
  const lines = patch?.replace(/\n$/, '').split('\n') ?? [];
  const isShort = lines.length <= MOST.lines && (patch ?? '').length <= MOST.characters;
  return lines.length > 0 && isShort && lines.every(isPlain) ? lines : undefined;
}
