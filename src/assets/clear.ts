import type { AssetFileRuleId } from '../rules/asset-file.ts';
import type { AssetProblem } from './asset.ts';

/** After these problems, different readers understand the file differently. */
const AMBIGUOUS: ReadonlySet<AssetFileRuleId> = new Set([
  'file-too-large',
  'file-not-utf8',
  'file-not-regular',
  'file-not-json',
  'json-too-deep',
  'too-many',
  'duplicate-key',
  'forbidden-key',
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
