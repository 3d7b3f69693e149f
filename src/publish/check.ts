import { GITHUB_LIMITS } from '../github/api-limits.ts';
import { PASSING_FAILURES } from '../github/backoff.ts';
import { appendAnnotations } from '../github/check-annotations.ts';
import { completedExternalId, shortPolicy } from '../github/check-binding.ts';
import {
  type CheckIdentity,
  type CheckOutput,
  type CheckRun,
  checkOperation,
  completeCheck,
  findUnfinished,
  supersedeCheck,
} from '../github/check-run.ts';
import { explainFailure, readFailure } from '../github/failure.ts';
import { obtainCheck, type SettledCheck, settleCheck } from '../github/one-check.ts';
import type { GitHubTarget } from '../github/target.ts';
import { terminal } from '../report/escape.ts';
import { reportDigest } from '../report/json.ts';
import { clip } from '../report/view/words.ts';
import type { Annotations } from './annotations.ts';
import type { ChannelResult, Publication } from './context.ts';
import { withNotes } from './notes.ts';
import { conclusionOf } from './required-check.ts';

/** The check run to complete, or why it is missing; `permanent`: retrying would not help. */
export type StartedCheck =
  | { readonly run: CheckRun }
  | { readonly reason: string; readonly permanent: boolean };

const OF_QUEUE =
  'the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request';

/** Sets the check run to in progress, or returns the reason of a failure; never throws. */
export async function beginCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
): Promise<StartedCheck> {
  try {
    const run = await obtainCheck(target, identity);
    return run ? { run } : { reason: OF_QUEUE, permanent: true };
  } catch (error) {
    const permanent = !PASSING_FAILURES.has(readFailure(error).kind);
    return { reason: explainFailure(error, checkOperation(target)), permanent };
  }
}

/** What a check run shows. */
export interface CheckContent {
  readonly publication: Publication;
  readonly annotations: Annotations;
}

/** Completes the check run with the report; never throws. */
export async function publishCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  begun: StartedCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  // A failed start may still have created the check run; beginCheck finds and takes it over.
  const started = 'run' in begun || begun.permanent ? begun : await beginCheck(target, identity);
  if ('reason' in started) return { status: 'failed', reason: started.reason };
  try {
    const settled = await settleCheck(
      target,
      identity,
      started.run,
      content.annotations.annotations,
    );
    if (settled === undefined) {
      // Both runs may have created a check run at the same moment; the older one is superseded.
      await supersede(target, identity, await findUnfinished(target, identity));
      return {
        status: 'skipped',
        reason: 'a later run of the gate on this commit, or the merge queue, has the check run',
      };
    }
    return await complete(target, identity, settled, content);
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
}

async function complete(
  target: GitHubTarget,
  identity: CheckIdentity,
  { run, missing, superseded }: SettledCheck,
  { publication, annotations }: CheckContent,
): Promise<ChannelResult> {
  const bound = { ...publication, title: titleOf(publication, identity) };
  const lost = await appendAnnotations(target, run, missing);
  const completion = {
    conclusion: publication.conclusion ?? conclusionOf(publication.report),
    externalId: externalIdOf(publication, identity),
    output: checkOutput(bound, [...annotations.notes, ...lost]),
  };
  const plain = await withPlainFallback(completion.output);
  const left = await supersede(target, identity, superseded);
  return {
    status: 'reached',
    ...(run.url !== null && { where: run.url }),
    notes: [...lost, ...plain, ...left],
  };

  /** If GitHub rejects the content, the conclusion is still published. */
  async function withPlainFallback(output: typeof completion.output): Promise<string[]> {
    try {
      await completeCheck(target, run, { ...completion, output });
      return [];
    } catch (error) {
      if (readFailure(error).kind !== 'invalid') throw error;
      const reason = explainFailure(error, checkOperation(target));
      const title = bound.title.replace(/[^\x20-\x7e]/g, '?');
      await completeCheck(target, run, {
        ...completion,
        output: {
          title: clip(title, GITHUB_LIMITS.checkTitle),
          summary: `The step summary and the result files have the details: ${reason}.`,
        },
      });
      return [reason];
    }
  }
}

function externalIdOf({ report }: Publication, { binding }: CheckIdentity): string {
  const digest = reportDigest(report);
  return binding ? completedExternalId(digest, report.policy?.digest, binding) : digest;
}

/** Adds what the result is bound to: GitHub shows the end of the title only on the page of the check run. */
function titleOf({ title, report }: Publication, { binding }: CheckIdentity): string {
  if (binding === undefined) return title;
  const policy = shortPolicy(report.policy?.digest);
  return `${title} · ${binding.event} into ${terminal(binding.base)}, policy ${policy}`;
}

/** @returns notes for the reader about check runs that could not be superseded */
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
      const doing = 'rename an older check run of the same name';
      notes.push(explainFailure(error, { ...checkOperation(target), doing }));
    }
  }
  return notes;
}

/** @param notes notes for the reader about the publication itself */
export function checkOutput(publication: Publication, notes: readonly string[]): CheckOutput {
  const text = publication.text(GITHUB_LIMITS.checkText);
  return {
    title: clip(publication.title, GITHUB_LIMITS.checkTitle),
    summary: withNotes(publication, notes, GITHUB_LIMITS.checkSummary),
    ...(text !== undefined && { text: clip(text, GITHUB_LIMITS.checkText) }),
  };
}
