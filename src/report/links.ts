import { ruleOf } from '../rules/catalogue.ts';
import { HOME } from '../tool.ts';
import type { GateReport } from './gate-report.ts';

/**
 * Returns the page of a rule, as SARIF's `helpUri` and the comment link it; undefined for a rule that is
 * not in the catalogue, for example of a merged report of another version.
 */
export function rulePage(rule: string): string | undefined {
  return ruleOf(rule) && `${HOME}/blob/main/docs/rules/${rule}.md`;
}

/**
 * Returns a permanent link to a line of a file at the head. Without a line if the audited commit is
 * another one, because the line may be another there.
 *
 * @param repository address of the repository's page
 */
export function permalink(
  { head_sha, audited_sha }: Pick<GateReport, 'head_sha' | 'audited_sha'>,
  repository: string,
  { path, line }: { readonly path: string; readonly line: number },
): string | undefined {
  // Git has file names that no address can spell.
  if (head_sha === null || /\p{Cs}/u.test(path)) return undefined;
  const file = path.split('/').map(encodeURIComponent).join('/');
  const anchor = audited_sha === head_sha ? `#L${line}` : '';
  return `${repository}/blob/${head_sha}/${file}${anchor}`;
}
