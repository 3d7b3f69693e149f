import { assetFileRules } from '../rules/asset-file.ts';
import type { Rule } from '../rules/rule.ts';
import type { AssetChange, AssetFile, AssetProblem } from './asset.ts';

/** How much of a file is known after a problem; undefined if it is not about the content. */
function contentAfter({ rule }: AssetProblem): Rule['content'] {
  const found: Rule = assetFileRules[rule];
  return found.content;
}

/** True if a part of the file was not read. */
export function isUnread(problem: AssetProblem): boolean {
  return contentAfter(problem) === 'unread';
}

/** True if a part of the file may have been misread, so none of its assets can count as removed. */
export function hidesContent(problem: AssetProblem): boolean {
  return isUnread(problem) || contentAfter(problem) === 'misread';
}

export function isIncomplete({ problems }: AssetFile): boolean {
  return problems.some(hidesContent);
}

function isAmbiguous(problem: AssetProblem): boolean {
  return hidesContent(problem) || contentAfter(problem) === 'ambiguous';
}

/** Returns the ambiguous files, in which nothing may be rewritten. */
export function ambiguousFiles(problems: readonly AssetProblem[]): ReadonlySet<string> {
  return new Set(problems.filter(isAmbiguous).map(({ location }) => location.path));
}

/** Marks problems that the base has too, and that are not about an asset of the change. */
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
    const { id, location } = problem;
    const key = keyOf(problem, renames.get(location.path) ?? location.path);
    const left = known.get(key) ?? 0;
    const isKnown = contentAfter(problem) === 'known';
    if (!isKnown || left === 0 || (id !== undefined && touched.has(id))) return problem;
    known.set(key, left - 1);
    return { ...problem, before: true };
  });
}

/** Positions in the text of a problem change with other parts of the file. */
function keyOf({ rule, id, detail }: AssetProblem, path: string): string {
  return JSON.stringify([rule, path, id, detail.replace(/\d+/g, '#')]);
}
