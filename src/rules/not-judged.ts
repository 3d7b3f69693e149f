import { endsAudit, GateError } from '../ground/error.ts';
import { type Finding, type FindingPlace, finding } from './finding.ts';

/** Limit of the part of a message that describes an exception. */
const LONGEST_REASON = 500;

/**
 * Converts an exception into an error of the part that was being judged, so that it neither becomes
 * a pass nor ends the judgement of the other parts.
 *
 * @param what the part, for example ``the command `npm test` ``
 * @throws the exception itself if the audit was interrupted or takes too long, because then nothing is judged
 */
export function notJudged(what: string, error: unknown, place: FindingPlace = {}): Finding {
  return finding('not-judged', { detail: whyNotJudged(what, error) }, place);
}

/** Like {@link notJudged}, but returns only the detail of the finding. */
export function whyNotJudged(what: string, error: unknown): string {
  if (endsAudit(error)) throw error;
  return `${what}: ${reasonOf(error).slice(0, LONGEST_REASON).replace(/\.$/, '')}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof GateError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
