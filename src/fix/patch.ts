import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatch, structuredPatch } from 'diff';
import { terminal } from '../report/escape.ts';
import type { Fix } from './fix.ts';

/** The files of a fix, and its new scripts. */
type Changes = Pick<Fix, 'files' | 'scripts'>;

/** A limit, because the time of a diff grows with the square of the changed lines. */
const MAX_CHANGED_LINES = 2_000;

/**
 * Returns a fix as one unified diff for `git apply`: new scripts first, then asset files.
 * Characters that are unsafe to print are shown as `<U+202E>`; a diff with such a line cannot be applied.
 */
export function patchText(fix: Changes): string {
  return filesOf(fix)
    .map(({ path, patch }) => show(path, patch))
    .join('');
}

/** The changed lines of all files of a diff that a report contains. */
const MAX_REPORTED_LINES = 10_000;

/** Returns the same diff with every character as it is; null if it has too many lines. */
export function patchOf(fix: Changes): string | null {
  const patches = filesOf(fix).map(({ patch }) => patch);
  const lines = patches.flatMap((patch) => patch?.hunks.flatMap((hunk) => hunk.lines) ?? []);
  const changed = lines.filter((line) => /^[+-]/.test(line)).length;
  if (changed > MAX_REPORTED_LINES || patches.includes(undefined)) return null;
  return patches.map((patch) => (patch ? formatPatch(patch, FILE_HEADERS_ONLY) : '')).join('');
}

/** Returns the diff of each new or changed file; undefined if there is too much to compare. */
function filesOf({ files, scripts }: Changes) {
  const created = [...scripts].map(([path, text]) => {
    const patch = diff('/dev/null', `b/${path}`, '', text);
    return { path, patch: patch && { ...patch, isCreate: true } };
  });
  const changed = files
    .filter(({ before, after }) => before !== after)
    .map(({ path, before, after }) => ({
      path,
      patch: diff(`a/${path}`, `b/${path}`, before, after),
    }));
  return [...created, ...changed];
}

/** @returns undefined if the texts differ too much */
function diff(
  from: string,
  to: string,
  before: string,
  after: string,
): StructuredPatch | undefined {
  const options = { context: 3, maxEditLength: 2 * MAX_CHANGED_LINES };
  const patch = structuredPatch(from, to, before, after, undefined, undefined, options);
  return patch && { ...patch, isGit: true };
}

function show(path: string, patch: StructuredPatch | undefined): string {
  if (patch === undefined) {
    return `# ${terminal(path)}: diff not shown, more than ${MAX_CHANGED_LINES} changed lines\n`;
  }
  return formatPatch(patch, FILE_HEADERS_ONLY).split('\n').map(showLine).join('\n');
}

/** Escapes a line, except for tabs and a final carriage return, which files may contain. */
function showLine(line: string): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  return text.split('\t').map(terminal).join('\t') + end;
}
