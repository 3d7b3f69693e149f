import type { JudgedEdit } from '../../model/edit.ts';
import type { Finding } from '../../rules/finding.ts';
import { identityOf } from '../../rules/identity.ts';

/** Returns whether edits resolve a finding; the edit of a command resolves all that is wrong with it. */
export function fixedBy(edits: readonly JudgedEdit[]): (found: Finding) => boolean {
  const findings = new Set(edits.map(({ finding }) => finding.replace(/:\d+$/, '')));
  const commands = new Set(edits.map(({ path, old }) => JSON.stringify([path, old])));
  return (found) => {
    const { subject, location } = found;
    return (
      commands.has(JSON.stringify([location?.path, subject?.command])) ||
      findings.has(identityOf(found))
    );
  };
}
