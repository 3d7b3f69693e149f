import { PASSING_FAILURES } from '../github/backoff.ts';
import { appendAnnotations } from '../github/check-annotations.ts';
import {
  type CheckIdentity,
  type CheckRun,
  checkOperation,
  completeCheck,
  findUnfinished,
  supersedeCheck,
} from '../github/check-run.ts';
import { explainFailure, readFailure } from '../github/failure.ts';
import { GITHUB_LIMITS, shorten } from '../github/limits.ts';
import { obtainCheck, type SettledCheck, settleCheck } from '../github/one-check.ts';
import type { GitHubTarget } from '../github/target.ts';
import { reportDigest } from '../report/json.ts';
import type { Annotations } from './annotations.ts';
import { checkOutput } from './check-output.ts';
import { CONCLUSIONS } from './conclusion.ts';
import type { ChannelResult, Publication } from './context.ts';

/** The check run to complete, or why there is none; `permanent`: asking again gives the same. */
export type StartedCheck =
  | { readonly run: CheckRun }
  | { readonly reason: string; readonly permanent: boolean };

/** Puts the check run in progress, or says why not; never throws. */
export async function beginCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
): Promise<StartedCheck> {
  try {
    return { run: await obtainCheck(target, identity) };
  } catch (error) {
    const permanent = !PASSING_FAILURES.has(readFailure(error).kind);
    return { reason: explainFailure(error, checkOperation(target)), permanent: permanent };
  }
}

/** Completes the check run with everything there is to say; never throws. */
export async function publishCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  begun: StartedCheck,
  publication: Publication,
  annotations: Annotations,
): Promise<ChannelResult> {
  // A start that failed may have created the check run all the same; it is found and taken up.
  const started = 'run' in begun || begun.permanent ? begun : await beginCheck(target, identity);
  if ('reason' in started) return { status: 'failed', reason: started.reason };
  try {
    const settled = await settleCheck(target, identity, started.run, annotations.annotations);
    if (settled === undefined) {
      // Both may have created one at the same moment; then ours is the older one, and in the way.
      await supersede(target, identity, await findUnfinished(target, identity));
      return {
        status: 'skipped',
        reason: 'a later run of the gate on this commit has taken over the check run',
      };
    }
    return await complete(target, identity, settled, publication, annotations.notes);
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
}

async function complete(
  target: GitHubTarget,
  identity: CheckIdentity,
  { run, missing, superseded }: SettledCheck,
  publication: Publication,
  notes: readonly string[],
): Promise<ChannelResult> {
  const lost = await appendAnnotations(target, run, missing);
  const completion = {
    conclusion: CONCLUSIONS[publication.report.verdict],
    externalId: reportDigest(publication.report),
    output: checkOutput(publication, [...notes, ...lost]),
  };
  const plain = await withPlainFallback(completion.output);
  const left = await supersede(target, identity, superseded);
  return {
    status: 'reached',
    ...(run.url !== null && { where: run.url }),
    notes: [...lost, ...plain, ...left],
  };

  /** If GitHub refuses the content, the conclusion matters more than the page. */
  async function withPlainFallback(output: typeof completion.output): Promise<string[]> {
    try {
      await completeCheck(target, run, { ...completion, output });
      return [];
    } catch (error) {
      if (readFailure(error).kind !== 'invalid') throw error;
      const reason = explainFailure(error, checkOperation(target));
      const title = publication.title.replace(/[^\x20-\x7e]/g, '?');
      await completeCheck(target, run, {
        ...completion,
        output: {
          title: shorten(title, GITHUB_LIMITS.checkTitle),
          summary: `The details are in the step summary and the result files: ${reason}.`,
        },
      });
      return [reason];
    }
  }
}

/** @returns what the reader must know about check runs that are still in the way */
async function supersede(
  target: GitHubTarget,
  identity: CheckIdentity,
  checks: readonly CheckRun[],
): Promise<string[]> {
  const notes: string[] = [];
  for (const check of checks) {
    try {
      await supersedeCheck(target, identity, check);
    } catch (error) {
      const doing = 'put away an older check run of the same name';
      notes.push(explainFailure(error, { ...checkOperation(target), doing }));
    }
  }
  return notes;
}
