import { isAuditLog } from '../../assets/log/audit-log.ts';
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
export function fixList(report: Pick<GateReport, 'fix' | 'base_sha' | 'findings'>): RowList {
  const { fix, base_sha } = report;
  const section = { id: 'fix', title: 'Fix', label: 'fix', noun: 'fix' };
  const base = base_sha === null ? '' : ` --base ${base_sha.slice(0, 12)}`;
  const command = {
    title: 'Run this in the repository',
    language: 'sh' as const,
    lines: [`${COMMAND} fix${base} --write`],
  };
  if (fix === undefined || fix.edits.length === 0) {
    const words = 'If you edit an asset by hand, write its new content hash with `gene-gate fix`.';
    const row = { tone: 'quiet' as const, words, notes: [], blocks: [command] };
    return { ...section, rows: isEditedByHand(report) ? [row] : [] };
  }
  const files = fix.edits.flatMap(({ files: added = [] }) => added.map(({ path }) => path));
  const adds = files.length > 0 ? `, and new files: ${named(files)}` : '';
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
        words: `${count(fix.edits.length, 'edit')} that the gate accepts, with new content hashes${adds}; no command has run yet.`,
        notes: isShown
          ? []
          : [{ text: `The \`patch\` of \`${AGENT_TASK_FILE}\` is its diff for \`git apply\`.` }],
        blocks: [command, ...(isShown ? [{ title: diff, language: 'diff' as const, lines }] : [])],
      },
    ],
  };
}

/** Layers whose remedies edit the asset itself; a change and a run are mended elsewhere. */
const ELSEWHERE: ReadonlySet<unknown> = new Set(['change', 'run', 'promotion']);

/**
 * Whether the report asks for an edit of an asset by hand: with the old content hash, the next run would only find
 * another error.
 */
function isEditedByHand({ findings }: Pick<GateReport, 'findings'>): boolean {
  const hasNoHash = new Set(
    findings.flatMap(({ rule, subject }) => (rule === 'content-hash-missing' ? subject?.id : [])),
  );
  return findings.some(
    ({ layer, rule, severity, suppressed, subject, location }) =>
      severity !== 'notice' &&
      !suppressed &&
      subject !== undefined &&
      !hasNoHash.has(subject.id) &&
      location !== undefined &&
      !isAuditLog(location.path) &&
      (!ELSEWHERE.has(layer) || rule === 'passes-when-broken'),
  );
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
