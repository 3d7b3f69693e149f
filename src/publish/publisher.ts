import { appendFile, stat } from 'node:fs/promises';
import { GITHUB_LIMITS } from '../github/api-limits.ts';
import type { GitHubTarget } from '../github/client.ts';
import { readFailure } from '../github/failure.ts';
import { attempt } from '../ground/attempt.ts';
import { reportDigest } from '../report/json.ts';
import { annotationsOf } from './annotations.ts';
import { beginCheck, checkContent, type StartedCheck } from './check.ts';
import { publishComment } from './comment.ts';
import {
  type ChannelResult,
  type Publication,
  type PublicationResult,
  type PublishContext,
  type PublishedPart,
  skipped,
  withNotes,
} from './context.ts';
import { logAnnotations, logChannels, logFailures } from './log.ts';
import { outputsOf, setOutputs } from './outputs.ts';
import { remember, startedState } from './post.ts';
import { conclusionOf } from './required-check.ts';
import { publishFiles, resultPaths } from './result-files.ts';
import { publishAmongOthers } from './several.ts';
import { publishSuggestions } from './suggestions.ts';

/**
 * Creates the check run on the head, in progress, before the audit, so that the pull request shows a
 * pending decision. Never throws.
 */
export async function startCheck(context: PublishContext): Promise<StartedCheck> {
  const { github } = context;
  if ('unavailable' in github) return { reason: github.unavailable, permanent: true };
  remember(context, 'started-check', startedState(context, github));
  return await beginCheck(github, context);
}

/**
 * Publishes a report: files, check run, comment, step summary, outputs and log. A channel's failure is
 * reported in the following ones. Never throws, and never changes the verdict.
 */
export async function publish(
  context: PublishContext,
  started: StartedCheck,
  rendered: Publication,
): Promise<PublicationResult> {
  const { github, core, outputDirectory } = context;
  const publication = withRenderFallback(rendered);
  const { report } = publication;
  const conclusion = conclusionOf(report);
  const annotations = annotationsOf(report);

  const files = await publishFiles(outputDirectory, publication);
  const { check, comment, suggestions } =
    'unavailable' in github ? withoutGitHub(github.unavailable) : await publishToGitHub(github);
  const summary = await publishStepSummary(
    context.stepSummaryPath,
    publication,
    summaryPart(check, comment),
    problemNotes(files, check, comment),
  );

  const channels = { files, check, comment, suggestions, summary };
  await logFailures(core, report);
  if (check.status !== 'reached') logAnnotations(core, annotations.annotations);
  if (check.status === 'failed' && report.verdict !== 'error') {
    remember(context, 'decided');
  }
  logChannels(core, channels);
  const paths = files.status === 'reached' ? resultPaths(outputDirectory) : undefined;
  setOutputs(core, outputsOf(report, conclusion, paths, channels));
  return { conclusion, digest: reportDigest(report), channels };

  async function publishToGitHub(target: GitHubTarget) {
    const content = checkContent(publication, annotations);
    const check = await publishAmongOthers(target, context, started, content);
    if (check.status === 'skipped') return { check, comment: check, suggestions: check };
    if (check.status === 'reached') remember(context, 'started-check', '');
    if (check.status === 'reached' && check.unseen) remember(context, 'others-unseen');
    const { name, comment: mode, suggestions: enabled } = context;
    const notes = problemNotes(files, check);
    const place = commentPart(check);
    const comment = await publishComment(target, { mode, name, place }, publication, notes);
    const settings = { enabled, name };
    const suggestions = await publishSuggestions(target, settings, report, comment);
    return { check, comment, suggestions };
  }
}

/** The check run has the detail, the comment the first screen, or all without a check run. */
function commentPart(check: ChannelResult): PublishedPart {
  if (check.status !== 'reached') return { part: 'whole' };
  return { part: 'screen', ...(check.where !== undefined && { detailUrl: check.where }) };
}

/** The step summary has the parts missing from the check run and the comment. */
function summaryPart(check: ChannelResult, comment: ChannelResult): PublishedPart {
  if (check.status !== 'reached' && comment.status !== 'reached') return { part: 'whole' };
  const place = check.status === 'reached' ? commentPart(check) : {};
  return { ...place, part: comment.status === 'failed' ? 'screen' : 'table' };
}

function withoutGitHub(reason: string): Record<'check' | 'comment' | 'suggestions', ChannelResult> {
  const result = skipped(reason);
  return { check: result, comment: result, suggestions: result };
}

/** An unrenderable page does not prevent the result. */
function withRenderFallback(publication: Publication): Publication {
  const { report } = publication;
  return {
    ...publication,
    markdown(maxCharacters, place) {
      try {
        return publication.markdown(maxCharacters, place);
      } catch {
        return `The result is **${report.verdict}**. The page could not be rendered; see the result files.`;
      }
    },
    text: (maxCharacters) => attempt(() => publication.text(maxCharacters)),
  };
}

/** Notes about each channel that failed or was published only in part. */
function problemNotes(...results: readonly ChannelResult[]): string[] {
  return results.flatMap((result) => {
    if (result.status === 'skipped') return [];
    if (result.status === 'reached') return [...(result.notes ?? [])];
    return [`${result.reason.charAt(0).toUpperCase()}${result.reason.slice(1)}.`];
  });
}

/** One UTF-16 unit has at most three bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;
/** A shorter page would be useless. */
const LEAST_CHARACTERS = 1024;

/** Never throws. */
export async function publishStepSummary(
  path: string | undefined,
  publication: Publication,
  place: PublishedPart,
  notes: readonly string[],
): Promise<ChannelResult> {
  if (path === undefined) return skipped('the runner does not set GITHUB_STEP_SUMMARY');
  try {
    const { size } = await stat(path);
    const room = Math.floor((GITHUB_LIMITS.stepSummaryBytes - size - 1) / BYTES_PER_CHARACTER);
    if (room < LEAST_CHARACTERS) {
      return {
        status: 'failed',
        reason: 'could not write the step summary: earlier output has used up its size limit',
      };
    }
    const page = (max: number) => publication.markdown(max, place);
    await appendFile(path, `${withNotes(page, notes, room)}\n`);
    return { status: 'reached' };
  } catch (error) {
    return {
      status: 'failed',
      reason: `could not write the step summary: ${readFailure(error).said}`,
    };
  }
}
