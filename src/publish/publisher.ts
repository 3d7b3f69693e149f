import { readFailure } from '../github/failure.ts';
import type { GitHubTarget } from '../github/target.ts';
import { reportDigest } from '../report/json.ts';
import { annotationsOf } from './annotations.ts';
import { beginCheck, publishCheck, type StartedCheck } from './check.ts';
import { publishComment } from './comment.ts';
import { CONCLUSIONS } from './conclusion.ts';
import type { ChannelResult, Publication, PublicationResult, PublishContext } from './context.ts';
import { publishFiles, resultPaths } from './files.ts';
import { logAnnotations, logChannels } from './log.ts';
import { logFailures } from './log-failures.ts';
import { outputsOf, setOutputs } from './outputs.ts';
import { rememberCheck } from './post.ts';
import { publishStepSummary } from './step-summary.ts';

/**
 * Creates the check run on the proposed commit, in progress, before anything is judged, so that the
 * pull request shows that a decision is coming. Never throws.
 */
export async function startCheck(context: PublishContext): Promise<StartedCheck> {
  const { github } = context;
  if ('unavailable' in github) return { reason: github.unavailable, permanent: true };
  try {
    rememberCheck(context, github);
  } catch (error) {
    context.core.warning(`The post step cannot close the check run: ${readFailure(error).said}`);
  }
  return await beginCheck(github, context);
}

/**
 * Publishes a report: files, check run, comment, step summary, outputs and log. Each channel that
 * GitHub refuses is named, with the reason, in the next one. Never throws, and nothing that happens
 * here changes the verdict.
 *
 * @param started what {@link startCheck} gave
 */
export async function publish(
  context: PublishContext,
  started: StartedCheck,
  rendered: Publication,
): Promise<PublicationResult> {
  const { github, core, outputDirectory } = context;
  const publication = withRenderFallback(rendered);
  const { report } = publication;
  const conclusion = CONCLUSIONS[report.verdict];
  const annotations = annotationsOf(report.findings);

  const files = await publishFiles(outputDirectory, publication);
  const { check, comment } =
    'unavailable' in github ? withoutGitHub(github.unavailable) : await publishToGitHub(github);
  const summary = await publishStepSummary(
    context.stepSummaryPath,
    publication,
    troubles(files, check, comment),
  );

  const channels = { files, check, comment, summary };
  await logFailures(core, report);
  if (check.status !== 'reached') logAnnotations(core, annotations.annotations);
  logChannels(core, channels);
  const paths = files.status === 'reached' ? resultPaths(outputDirectory) : undefined;
  setOutputs(core, outputsOf(report, conclusion, paths));
  return { conclusion, digest: reportDigest(report), channels };

  async function publishToGitHub(target: GitHubTarget) {
    const check = await publishCheck(target, context, started, publication, annotations);
    if (check.status === 'skipped') return { check, comment: check };
    const settings = { mode: context.comment, checkName: context.checkName };
    const notes = troubles(files, check);
    return { check, comment: await publishComment(target, settings, publication, notes) };
  }
}

function withoutGitHub(reason: string): Record<'check' | 'comment', ChannelResult> {
  return { check: { status: 'skipped', reason }, comment: { status: 'skipped', reason } };
}

/** A page that cannot be rendered must not take the result with it. */
function withRenderFallback(publication: Publication): Publication {
  const { report } = publication;
  return {
    ...publication,
    markdown(maxCharacters) {
      try {
        return publication.markdown(maxCharacters);
      } catch {
        return `The result is **${report.verdict}**. Its page could not be rendered; the result files have everything.`;
      }
    },
  };
}

/** One remark for each channel that was not reached, or not quite, though it should have been. */
function troubles(...results: readonly ChannelResult[]): string[] {
  return results.flatMap((result) => {
    if (result.status === 'skipped') return [];
    if (result.status === 'reached') return [...(result.notes ?? [])];
    return [`${result.reason.charAt(0).toUpperCase()}${result.reason.slice(1)}.`];
  });
}
