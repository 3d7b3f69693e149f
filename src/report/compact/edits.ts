import { type Entry, isEntry, without } from './entry.ts';

// The edit of a finding does not repeat its file and command, and an edit of the proposed fix does not
// repeat that of its finding.

const SAME = ['path', 'pointer', 'old', 'new', 'files'] as const;

/** Writes the edit of a finding without what its location and subject say. */
export function packEdit(finding: Entry): Entry {
  const { edit, location, subject } = finding;
  if (!isEntry(edit) || !isEntry(location) || !isEntry(subject)) return finding;
  const follows = edit.path === location.path && edit.old === subject.command;
  return follows && edit.old !== undefined
    ? { ...finding, edit: without(edit, ['path', 'old']) }
    : finding;
}

/** Undoes {@link packEdit}. */
export function unpackEdit(finding: Entry): Entry {
  const { edit, location, subject } = finding;
  if (!isEntry(edit) || 'old' in edit || !isEntry(location) || !isEntry(subject)) return finding;
  return { ...finding, edit: { path: location.path, old: subject.command, ...edit } };
}

/** Writes a proposed fix with the number of each finding in place of what its edit says. */
export function packFix(fix: unknown, findings: readonly Entry[]): unknown {
  const numbers = new Map(findings.map(({ id }, index) => [id, index]));
  return withEdits(fix, (edit) => {
    const number = numbers.get(edit.finding);
    const known = number === undefined ? undefined : findings[number]?.edit;
    if (!isEntry(known) || !SAME.every((name) => isEqual(edit[name], known[name]))) return edit;
    return { ...without(edit, SAME), finding: number };
  });
}

/** Undoes {@link packFix}. */
export function unpackFix(fix: unknown, findings: readonly unknown[]): unknown {
  return withEdits(fix, (edit) => {
    const { finding: number, ...rest } = edit;
    const finding = typeof number === 'number' ? findings[number] : undefined;
    if (!isEntry(finding) || !isEntry(finding.edit)) return edit;
    return { ...without(finding.edit, ['fix']), ...rest, finding: finding.id };
  });
}

function withEdits(fix: unknown, convert: (edit: Entry) => unknown): unknown {
  if (!isEntry(fix) || !Array.isArray(fix.edits)) return fix;
  return { ...fix, edits: fix.edits.map((edit) => (isEntry(edit) ? convert(edit) : edit)) };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
