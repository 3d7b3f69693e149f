import { explainFailure } from '../github/failure.ts';
import { refTip } from '../github/refs.ts';
import type { GitHubTarget } from '../github/target.ts';
import type { EventPayload } from './payload.ts';

/** What GitHub itself says about refs, which nothing in the clone can change. */
export interface KnownRefs {
  /** The tip of the branch that the change targets. */
  readonly baseTip?: string;
  /** The tip of the default branch, if the change targets another one. */
  readonly defaultTip?: string;
  /** The test merge commit of the pull request. */
  readonly merge?: string;
}

/**
 * Asks GitHub for the refs that a change is judged by. A ref that it does not have is left out.
 *
 * @param github without a token, nothing is known
 * @param warn receives one sentence if GitHub cannot be asked
 */
export async function askForRefs(
  github: GitHubTarget | { readonly unavailable: string },
  payload: EventPayload,
  warn: (sentence: string) => void,
): Promise<KnownRefs> {
  const baseRef = baseRefOf(payload);
  if ('unavailable' in github) return {};
  const isPullRequest = payload.name === 'pull_request';
  const { defaultBranch = payload.baseRef } = payload;
  try {
    const [baseTip, defaultTip, merge] = await Promise.all([
      baseRef === undefined ? undefined : refTip(github, `heads/${baseRef}`),
      defaultBranch === payload.baseRef ? undefined : refTip(github, `heads/${defaultBranch}`),
      isPullRequest ? refTip(github, `pull/${payload.pullRequest.number}/merge`) : undefined,
    ]);
    return {
      ...(baseTip !== undefined && { baseTip }),
      ...(defaultTip !== undefined && { defaultTip }),
      ...(merge !== undefined && { merge }),
    };
  } catch (error) {
    const reason = explainFailure(error, {
      doing: `read the tip of ${payload.baseRef}`,
      permission: 'contents: read',
    });
    warn(`The base was not compared with GitHub's: ${reason}.`);
    return {};
  }
}

/** Undefined if the event itself has the base commit. */
function baseRefOf(payload: EventPayload): string | undefined {
  if (payload.name === 'pull_request') return payload.baseRef;
  return 'branch' in payload.against ? payload.against.branch : undefined;
}
