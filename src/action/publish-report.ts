import * as core from '@actions/core';
import { asGateError } from '../ground/error.ts';
import type { Publication } from '../publish/context.ts';
import { publish, startCheck } from '../publish/publisher.ts';
import { buildErrorReport } from '../report/build.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderCheckText } from '../report/markdown/check-text.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { reportTitle } from '../report/view/headline.ts';
import type { Job } from './step.ts';
import { failUndecided } from './step.ts';

function publicationOf(
  report: GateReport,
  { detailsUrl, repositoryUrl }: Job['context'],
): Publication {
  const pages = {
    ...(detailsUrl !== undefined && { detailsUrl }),
    ...(repositoryUrl !== undefined && { repositoryUrl }),
  };
  return {
    report,
    title: reportTitle(report),
    markdown: (maxCharacters, place) =>
      renderMarkdown(report, { ...pages, ...place, maxCharacters }),
    text: (maxCharacters) => renderCheckText(report, { ...pages, maxCharacters }),
  };
}

/**
 * Decides and publishes the result: check run, comment, summary, outputs and exit code. The step fails if the
 * gate cannot decide. It fails for publishing only if that is its sole purpose; the verdict, or a later run's
 * claim, then does not fail it.
 */
export async function publishReport(job: Job | undefined): Promise<void> {
  if (job === undefined) return;
  const { context, decide, reportsOnly, afterwards } = job;
  const startedAt = new Date();
  const started = await startCheck(context);
  const report = await decide().catch((error) =>
    buildErrorReport(asGateError(error), { startedAt }, new Date()),
  );
  const publication = publicationOf(report, context);
  const { title } = publication;
  const { conclusion, channels } = await publish(context, started, publication);
  await afterwards?.();
  if (report.error) {
    failUndecided(report.error);
    return;
  }
  if (!reportsOnly) {
    if (conclusion === 'success' || conclusion === 'neutral') core.info(title);
    else core.setFailed(title);
    return;
  }
  const { check } = channels;
  if (check.status === 'failed') {
    core.setFailed(`Decided, but not published: ${check.reason}. The result: ${title}`);
  } else {
    core.info(check.status === 'reached' ? title : `${title} (not published: ${check.reason})`);
  }
}
