import type { Asset } from '../assets/asset.ts';
import { groupBy } from '../ground/group-by.ts';
import type { Finding } from '../rules/finding.ts';

/** Whether a rule is about an `asset_id` that the content of its asset does not have. */
function isStale(rule: string): boolean {
  return rule === 'content-hash-mismatch';
}

/**
 * Indexes the findings about one file, so that each edit finds its own without a search of all of them.
 *
 * @param found the findings with their ids, in the order of the report
 * @returns a function that returns the ids of the findings that an edit resolves, in that order: those
 *   that have an edit at its pointer, and those without one about the same command or hash, which
 *   others may have edited too
 */
export function resolvedFindings(
  found: readonly (readonly [finding: Finding, id: string])[],
): (pointer: string, old: string, asset: Asset | undefined) => readonly string[] {
  const entries = found.map(([finding, id], position) => ({ finding, id, position }));
  const atPointer = groupBy(entries, ({ finding: { edit } }) => edit?.pointer);
  const aboutText = groupBy(atPointer.get(undefined) ?? [], ({ finding }) => subjectText(finding));
  return (pointer, old, asset) => {
    const text = pointer.endsWith('/asset_id') ? null : old;
    const able = [
      ...(atPointer.get(pointer) ?? []),
      ...(aboutText.get(textKey(asset, text)) ?? []),
    ];
    return able.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  };
}

function subjectText({ rule, subject }: Finding): string {
  return textKey(subject, isStale(rule) ? null : subject?.command);
}

/** @param text the command; null for the hash of the asset */
function textKey(
  subject: Pick<Finding['subject'] & {}, 'type' | 'id'> | undefined,
  text: string | null | undefined,
): string {
  return JSON.stringify([subject?.type, subject?.id, text === undefined ? '' : { text }]);
}
