/** The reasons why the gate cannot decide. Each code is stable: it appears in JSON output. */
export type GateErrorCode =
  | 'usage'
  | 'not_a_repository'
  | 'git_failed'
  | 'ref_not_found'
  | 'ref_ambiguous'
  | 'no_merge_base'
  | 'shallow_clone'
  | 'checkout_differs'
  | 'change_incomplete'
  | 'change-too-large'
  | 'event_unsupported'
  | 'event_invalid'
  | 'pull_request_not_found'
  | 'artifact_invalid'
  | 'parts_invalid'
  | 'policy_invalid'
  | 'policy_conflict'
  | 'policy_unavailable'
  | 'input_invalid'
  | 'file_unreadable'
  | 'prepare_failed'
  | 'program_not_found'
  | 'containment_unavailable'
  | 'github_unavailable'
  | 'interrupted'
  | 'audit_too_long'
  | 'internal';

/**
 * A failure that the user can act on: what happened (`message`) and what to do about it (`hint`).
 * The edges print both, without a stack trace, and exit with code 2.
 */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly code: GateErrorCode;
  readonly hint: string;

  constructor(code: GateErrorCode, message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
}

/** Whether an error ends the whole audit, not only the judgement of one part. */
export function endsAudit(error: unknown): boolean {
  return (
    error instanceof GateError && (error.code === 'interrupted' || error.code === 'audit_too_long')
  );
}

/** The error if the gate was interrupted before it had a result. */
export function interrupted(during: string): GateError {
  return new GateError(
    'interrupted',
    `The gate was interrupted ${during} and made no decision.`,
    'Run the gate again.',
  );
}

/** Joins a message and its hint on one line; not every message ends with a full stop. */
export function inSentences({ message, hint }: Pick<GateError, 'message' | 'hint'>): string {
  const why = message.replace(/\s+/g, ' ').trim();
  return `${why}${/[.!?:]$/.test(why) ? '' : '.'} ${hint.replace(/\s+/g, ' ')}`;
}
