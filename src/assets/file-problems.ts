import type { AssetFileRuleId } from '../rules/asset-file.ts';
import type { AssetChange, AssetFile, AssetProblem } from './asset.ts';

/** Problems of a file of which at least a part was not read. */
export const UNREAD: ReadonlySet<AssetFileRuleId> = new Set([
  'file-too-large',
  'file-not-utf8',
  'file-too-large',
  'not-judged',
]);

/** Problems of a file that may have been misread, so none of its assets can count as removed. */
export const INCOMPLETE: ReadonlySet<AssetFileRuleId> = new Set([
  ...UNREAD,
  'file-not-json',
  'file-not-json',
]);

/** Whether a part of a file may have been misread. */
export function isIncomplete({ problems }: AssetFile): boolean {
  return problems.some(({ rule }) => INCOMPLETE.has(rule));
}

/** After these problems, different readers understand the file differently. */
const AMBIGUOUS: ReadonlySet<AssetFileRuleId> = new Set([
  'file-too-large',
  'file-not-utf8',
  'file-not-regular',
  'file-not-json',
  'file-not-json',
  'file-too-large',
  'ambiguous-key',
  'ambiguous-key',
]);

/**
 * Returns the paths of files that are ambiguous, so that nothing in them may be rewritten.
 *
 * @param problems the problems of any number of files
 */
export function ambiguousFiles(problems: readonly AssetProblem[]): ReadonlySet<string> {
  return new Set(
    problems.filter(({ rule }) => AMBIGUOUS.has(rule)).map(({ location }) => location.path),
  );
}

/**
 * Problems that hide nothing from the audit: it judges the value all the same, or the value is none of
 * its kinds. After any other problem, what the file contains is not certain.
 */
const HARMLESS: ReadonlySet<AssetFileRuleId> = new Set([
  'not-an-asset',
  'missing-id',
  'duplicate-id',
  'duplicate-copy',
]);

/**
 * Marks the problems that a file has at the base, too, and that are not about an asset of the change.
 *
 * @param renames the path at the base of each changed file, by its path at the head
 */
export function markBefore(
  head: readonly AssetProblem[],
  base: readonly AssetProblem[],
  changes: readonly AssetChange[],
  renames: ReadonlyMap<string, string>,
): readonly AssetProblem[] {
  const touched = new Set(changes.map(({ asset }) => asset.id));
  const known = new Map<string, number>();
  for (const each of base) {
    const key = keyOf(each, each.location.path);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return head.map((problem) => {
    const { rule, id, location } = problem;
    const key = keyOf(problem, renames.get(location.path) ?? location.path);
    const left = known.get(key) ?? 0;
    if (!HARMLESS.has(rule) || left === 0 || (id !== undefined && touched.has(id))) return problem;
    known.set(key, left - 1);
    return { ...problem, before: true };
  });
}

/** Positions in the text of a problem change with other parts of the file. */
function keyOf({ rule, id, detail }: AssetProblem, path: string): string {
  return JSON.stringify([rule, path, id, detail.replace(/\d+/g, '#')]);
}
