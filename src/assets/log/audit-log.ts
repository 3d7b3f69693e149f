import { isWithinAnywhere } from '../../repo/anywhere.ts';
import { mayBeSpelled } from '../../repo/folder-spelling.ts';

/** Where engines write their audit log, in any directory of the repository. */
const AUDIT_LOGS = ['assets/gep/events.jsonl', '.evolver/gep/events.jsonl'] as const;

/**
 * The size up to which two versions of a log are compared; GitHub accepts no file above 100 MB. How
 * much of a log is parsed is a matter of the policy.
 */
export const MAX_LOG_BYTES = 128 * 1024 * 1024;

/** Whether a file is an audit log, whose existing records must not change. */
export function isAuditLog(path: string): boolean {
  return (
    mayBeSpelled(path, 'events.jsonl') && AUDIT_LOGS.some((log) => isWithinAnywhere(path, log))
  );
}
