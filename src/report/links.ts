import { HOME } from '../ground/tool.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type HeadOf, headPlace } from './view/head-place.ts';

/**
 * Returns the page of a rule, as SARIF's `helpUri` and the comment link it; undefined for a rule that is
 * not in the catalogue, for example of a merged report of another version.
 */
export function rulePage(rule: string): string | undefined {
  return ruleOf(rule) && `${HOME}/blob/main/docs/rules/${rule}.md`;
}

/**
 * Returns a permanent link to a line of a file at the head. If another commit was audited, it leads to
 * the same line at the head, or only to the file if the head has no such line.
 *
 * @param repository address of the repository's page
 * @returns undefined if the head does not have the file, or for a name that no address can spell
 */
export function permalink(
  report: HeadOf,
  repository: string,
  at: { readonly path: string; readonly line: number },
): string | undefined {
  const place = headPlace(report, at);
  if (place === undefined || report.head_sha === null || /\p{Cs}/u.test(place.path))
    return undefined;
  const file = place.path.split('/').map(encodeURIComponent).join('/');
  const anchor = place.line === undefined ? '' : `#L${place.line}`;
  return `${repository}/blob/${report.head_sha}/${file}${anchor}`;
}
