import { reportDigest } from '../report/digest.ts';
import type { Annotations } from './annotations.ts';
import { PASSING_FAILURES } from './backoff.ts';
import { checkOutput } from './check-output.ts';
import {
  appendAnnotations,
  type CheckIdentity,
  type CheckRun,
  checkOperation,
  completeCheck,
  createCheck,
  findUnfinished,
} from './check-run.ts';
import { CONCLUSIONS } from './conclusion.ts';
import type { ChannelResult, GitHubTarget, Publication } from './context.ts';
import { explainFailure, readFailure } from './failure.ts';
import { GITHUB_LIMITS, shorten } from './limits.ts';

/** The check run to complete, or why there is none; `hopeless`: asking again gives the same. */
export type StartedCheck =
  | { readonly run: CheckRun }
  | { readonly reason: string; readonly hopeless: boolean };

/** Creates the check run, or says why not; never throws. */
export async function beginCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
): Promise<StartedCheck> {
  return await orReason(target, () => createCheck(target, identity));
}

/** For a start that failed: it may have created the check run all the same. */
async function resumeCheck(target: GitHubTarget, identity: CheckIdentity): Promise<StartedCheck> {
  return await orReason(
    target,
    async () => (await findUnfinished(target, identity)) ?? (await createCheck(target, identity)),
  );
}

async function orReason(target: GitHubTarget, act: () => Promise<CheckRun>): Promise<StartedCheck> {
  try {
    return { run: await act() };
  } catch (error) {
    const hopeless = !PASSING_FAILURES.has(readFailure(error).kind);
    return { reason: explainFailure(error, checkOperation(target)), hopeless };
  }
}

/** Completes the check run with everything there is to say; never throws. */
export async function publishCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  started: StartedCheck,
  publication: Publication,
  { annotations, notes }: Annotations,
): Promise<ChannelResult> {
  const settled = 'run' in started || started.hopeless;
  const check = settled ? started : await resumeCheck(target, identity);
  if ('reason' in check) return { status: 'failed', reason: check.reason };

  const { run } = check;
  const missing = await appendAnnotations(target, run, annotations);
  const completion = {
    conclusion: CONCLUSIONS[publication.report.verdict],
    externalId: reportDigest(publication.report),
    output: checkOutput(publication, [...notes, ...missing]),
  };
  const reached = (further: readonly string[]) => ({
    status: 'reached' as const,
    ...(run.url !== null && { where: run.url }),
    notes: [...missing, ...further],
  });
  try {
    await completeCheck(target, run, completion);
    return reached([]);
  } catch (error) {
    const reason = explainFailure(error, checkOperation(target));
    if (readFailure(error).kind !== 'invalid') return { status: 'failed', reason };
    return await completePlainly(reason);
  }

  /** GitHub refuses the content: the conclusion matters more than the page. */
  async function completePlainly(reason: string): Promise<ChannelResult> {
    const output = {
      title: shorten(publication.title.replace(/[^\x20-\x7e]/g, '?'), GITHUB_LIMITS.checkTitle),
      summary: `The details are in the step summary and the result files: ${reason}.`,
    };
    try {
      await completeCheck(target, run, { ...completion, output });
      return reached([reason]);
    } catch (error) {
      return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
    }
  }
}
