import { asGateError } from '../gate.ts';
import { publish, startCheck } from '../publish/publisher.ts';
import { buildErrorReport } from '../report/build.ts';
import { renderCheckText } from '../report/markdown/check-text.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { checkTitle } from '../report/view/headline.ts';
import { core } from './core.ts';
import { failUndecided } from './fail.ts';
import type { Job } from './job.ts';

/** Returns the pages of GitHub that the report links. */
function pagesOf({ detailsUrl, repositoryUrl }: Job['context']) {
  return {
    ...(detailsUrl !== undefined && { detailsUrl }),
    ...(repositoryUrl !== undefined && { repositoryUrl }),
  };
}

/**
 * Decides and publishes the result: check run, comment, summary, outputs and exit code. If the gate
 * cannot decide, the step fails; a failure to publish does not fail the step unless publishing is its
 * only purpose.
 */
export async function publishReport({ context, decide, reportsOnly }: Job): Promise<void> {
  const startedAt = new Date();
  const started = await startCheck(context);
  const report = await decide().catch((error) =>
    buildErrorReport(asGateError(error), { startedAt }, new Date()),
  );
  const title = checkTitle(report);
  const { conclusion, channels } = await publish(context, started, {
    report,
    title,
    markdown: (maxCharacters) => renderMarkdown(report, { ...pagesOf(context), maxCharacters }),
    text: (maxCharacters) => renderCheckText(report, { ...pagesOf(context), maxCharacters }),
  });
  const isWell = reportsOnly
    ? channels.check.status === 'reached'
    : conclusion === 'success' || conclusion === 'neutral';
  if (isWell) core.info(title);
  else if (report.error) failUndecided(report.error);
  else core.setFailed(title);
}
