import { asGateError } from '../ground/as-gate-error.ts';
import { GateError } from '../ground/error.ts';
import { logFailures } from '../publish/log.ts';
import { outputsOf, setOutputs } from '../publish/outputs.ts';
import { conclusionOf } from '../publish/required-check.ts';
import { publishFiles, resultPaths } from '../publish/result-files.ts';
import { buildErrorReport } from '../report/build.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { VERDICT_WORDS } from '../report/view/headline.ts';
import { ownVerdict } from '../shard/own-verdict.ts';
import { shardName } from '../shard/shard.ts';
import { exitCodeOf } from '../verdict/verdict.ts';
import { core } from './core.ts';
import { durationsInput } from './durations.ts';
import { failUndecided } from './fail.ts';
import { judgeEvent } from './gate-job.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { eventPayload } from './payload.ts';
import { publishContext } from './publish-context.ts';

/**
 * `mode: run`: runs the genes of one shard and writes a part for `mode: report`. Publishes nothing.
 * The step fails if one of its genes fails or if it cannot decide; it still writes the part.
 *
 * @throws GateError if the input `shard` is invalid, or if the part cannot be written
 */
export async function runShard(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = new Date();
  const { shard } = readInputs(core.getInput);
  if (shard === undefined) {
    throw new GateError(
      'input_invalid',
      '`mode: run` requires the input `shard`',
      'Set it to the shard of the matrix, such as 2/8.',
    );
  }
  const event = await eventPayload(env).catch(asGateError);
  const { github, outputDirectory } = publishContext(publishing, env, event, signal);
  const judged = durationsInput(env).then((durations) =>
    judgeEvent(event, github, { run: true, shard, durations }, env, signal),
  );
  const report = await judged.catch((error) =>
    buildErrorReport(asGateError(error), { startedAt, shard }, new Date()),
  );
  const files = await publishFiles(outputDirectory, {
    report,
    markdown: (maxCharacters) => renderMarkdown(report, { maxCharacters }),
  });
  if (files.status === 'failed') {
    throw new GateError(
      'file_unreadable',
      files.reason,
      'Set `output-directory` to another directory.',
    );
  }
  await logFailures(core, report);
  setOutputs(core, outputsOf(report, conclusionOf(report), resultPaths(outputDirectory)));
  const verdict = ownVerdict(report);
  const words = `part ${shardName(shard)}: ${VERDICT_WORDS[verdict]}`;
  if (exitCodeOf(verdict, report.policy?.enforce) === 0) core.info(words);
  else if (report.error) failUndecided(report.error);
  else core.setFailed(words);
}
