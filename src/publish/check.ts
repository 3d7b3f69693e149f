import { GITHUB_LIMITS } from '../github/api-limits.ts';
import { appendAnnotations } from '../github/check-annotations.ts';
import { claimOf, resultId, shortPolicy } from '../github/check-owner.ts';
import {
  type CheckIdentity,
  type CheckOutput,
  type CheckRun,
  type Conclusion,
  checkOperation,
  completeCheck,
  findUnfinished,
  isStillClaimed,
  supersedeCheck,
} from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import { PASSING_FAILURES } from '../github/client.ts';
import { explainFailure, readFailure } from '../github/failure.ts';
import {
  obtainCheck,
  type SettledCheck,
  type SettledIdentity,
  settleCheck,
} from '../github/one-check.ts';
import { markdownCode } from '../report/escape.ts';
import { reportDigest } from '../report/json.ts';
import { clip } from '../report/view/words.ts';
import type { Annotations } from './annotations.ts';
import type { ChannelResult, Publication } from './context.ts';
import { withNotes } from './context.ts';
import { carriedOutputs } from './outputs.ts';
import { conclusionOf } from './required-check.ts';

/**
 * The check run to complete, or why it is missing. `permanent`: retrying would not help. `lost`: a later run
 * publishes the result.
 */
export type StartedCheck =
  | { readonly run: CheckRun }
  | { readonly reason: string; readonly permanent: boolean; readonly lost?: true };

const OF_QUEUE =
  'the check run of this commit belongs to the merge queue, which has not passed; push another commit to the pull request';

const OF_LATER_RUN =
  'a later run of the gate on this commit, or the merge queue, has the check run';

/**
 * Claims the check run and sets it to in progress, or returns the reason of a failure. Never throws.
 * @param shared the run's claim under another name
 */
export async function beginCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  shared?: StartedCheck,
): Promise<StartedCheck> {
  try {
    const claim = shared && 'run' in shared ? claimOf(shared.run) : undefined;
    const run = await obtainCheck(target, identity, claim);
    if (run === 'later run') return { reason: OF_LATER_RUN, permanent: true, lost: true };
    return run === 'merge queue' ? { reason: OF_QUEUE, permanent: true } : { run };
  } catch (error) {
    const permanent = !PASSING_FAILURES.has(readFailure(error).kind);
    return { reason: explainFailure(error, checkOperation(target)), permanent };
  }
}

export interface CheckContent extends Annotations {
  readonly conclusion: Conclusion;
  readonly title: string;
  readonly digest: string;
  readonly policy: string | undefined;
  /** @param maxCharacters limit of the result in UTF-16 units */
  readonly page: (maxCharacters: number) => string;
  readonly text?: (maxCharacters: number) => string | undefined;
}

export function checkContent(publication: Publication, annotations: Annotations): CheckContent {
  const { report, title, text } = publication;
  const carried = carriedOutputs(report);
  return {
    ...annotations,
    conclusion: conclusionOf(report),
    title,
    digest: reportDigest(report),
    policy: report.policy?.digest,
    page: (maxCharacters) =>
      publication.markdown(maxCharacters - carried.length, { part: 'detail' }) + carried,
    text,
  };
}

/** Completes the check run with the report. Never throws. */
export async function publishCheck(
  target: GitHubTarget,
  identity: SettledIdentity,
  begun: StartedCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  // A failed start may still have created the check run; beginCheck finds and claims it.
  const started = 'run' in begun || begun.permanent ? begun : await beginCheck(target, identity);
  if ('reason' in started) {
    return { status: started.lost ? 'skipped' : 'failed', reason: started.reason };
  }
  try {
    const settled = await settleCheck(target, identity, started.run, content.annotations);
    if (settled === undefined) {
      // Both runs may have created a check run at the same moment; the older one is superseded.
      await supersede(target, identity, await findUnfinished(target, identity));
      return { status: 'skipped', reason: OF_LATER_RUN };
    }
    return await complete(target, identity, settled, content);
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
}

async function complete(
  target: GitHubTarget,
  identity: CheckIdentity,
  { run, missing, superseded, twins }: SettledCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  const unwritten = await appendAnnotations(target, run, missing);
  const said = [...unwritten, ...twins.slice(0, MOST_TWINS).map(twinWords)];
  // Writing annotations takes long enough for another run to start.
  if (!(await isStillClaimed(target, run))) return { status: 'skipped', reason: OF_LATER_RUN };
  const completion = {
    conclusion: content.conclusion,
    externalId: resultId(run, content, identity.binding),
    output: checkOutput(content, [...content.notes, ...said, boundTo(content, identity)]),
  };
  const plain = await withPlainFallback(completion.output);
  const left = await supersede(target, identity, superseded);
  return {
    status: 'reached',
    ...(run.url !== null && { where: run.url }),
    notes: [...said, ...plain, ...left],
  };

  /** If GitHub rejects the content, publishes at least the conclusion. */
  async function withPlainFallback(output: typeof completion.output): Promise<string[]> {
    try {
      await completeCheck(target, run, { ...completion, output });
      return [];
    } catch (error) {
      if (readFailure(error).kind !== 'invalid') throw error;
      const reason = explainFailure(error, checkOperation(target));
      const title = content.title.replace(/[^\x20-\x7e]/g, '?');
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

const MOST_TWINS = 3;

/** Reports another check run of the same name, which GitHub shows and matches beside the gate's. */
function twinWords({ url, appSlug = 'unknown', conclusion, completed }: CheckRun): string {
  const state = completed ? conclusion : 'not completed';
  return `Another check run of this commit has the same name, but is not the gate's: it is ${state}, by the app ${appSlug}, ${url ?? 'without a page'}. Its result says nothing about this change, and can satisfy or block a rule that requires the name. A job of that name, also one in a workflow that a fork adds, creates it.`;
}

/** The scope is also in the `external_id`. */
function boundTo({ policy }: CheckContent, { binding: { event, base } }: CheckIdentity): string {
  return `The result is about ${event} into ${markdownCode(base)}, policy ${shortPolicy(policy)}.`;
}

/** @returns notes about check runs that could not be superseded */
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

/** @param notes about the publication itself */
export function checkOutput(
  { title, page, text }: Pick<CheckContent, 'title' | 'page' | 'text'>,
  notes: readonly string[],
): CheckOutput {
  const below = text?.(GITHUB_LIMITS.checkText);
  return {
    title: clip(title, GITHUB_LIMITS.checkTitle),
    summary: withNotes(page, notes, GITHUB_LIMITS.checkSummary),
    ...(below !== undefined && { text: clip(below, GITHUB_LIMITS.checkText) }),
  };
}
