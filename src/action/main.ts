import * as core from '@actions/core';
import { asGateError } from '../gate.ts';
import { publish, startCheck } from '../publish/publisher.ts';
import { buildErrorReport } from '../report/build.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { reportTitle } from '../report/view/title.ts';
import { decide } from './decide.ts';
import { readPublishingInputs } from './inputs.ts';
import { readPayload } from './payload.ts';
import { publishContext } from './publish-context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The `main:` step: inputs and event → gate → check run, comment, summary, outputs and exit code.
 * Whatever keeps the gate from deciding fails the step; trouble with publishing alone never does.
 *
 * @param env the step's environment
 * @param signal aborted when the job is cancelled
 */
export async function runAction(env: Environment, signal: AbortSignal): Promise<void> {
  const startedAt = new Date();
  try {
    const event = await readPayload(env).catch(asGateError);
    const context = publishContext(readPublishingInputs(core.getInput), env, event);
    const started = await startCheck(context);
    const report = await decide(event, context.github, env, signal).catch((error) =>
      buildErrorReport(asGateError(error), { startedAt }, new Date()),
    );
    const title = reportTitle(report);
    const { conclusion } = await publish(context, started, {
      report,
      title,
      markdown: (maxCharacters) => renderMarkdown(report, { maxCharacters }),
    });
    if (report.error) core.setFailed(`${report.error.message}\n${report.error.hint}`);
    else if (conclusion !== 'success') core.setFailed(title);
    else core.info(title);
  } catch (error) {
    const { message, hint } = asGateError(error);
    core.setFailed(`${message}\n${hint}`);
  }
}
