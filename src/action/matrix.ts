import { resolve } from 'node:path';
import * as core from '@actions/core';
import { asGateError, GateError } from '../ground/error.ts';
import { openInput } from '../ground/open-input.ts';
import { logFailures } from '../publish/log.ts';
import { outputsOf, setOutputs } from '../publish/outputs.ts';
import { conclusionOf } from '../publish/required-check.ts';
import { publishFiles, resultPaths } from '../publish/result-files.ts';
import { buildErrorReport } from '../report/build.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { count, VERDICT_WORDS } from '../report/view/words.ts';
import { mergedRuns } from '../shard/merged-runs.ts';
import { ownVerdict } from '../shard/own-verdict.ts';
import { planShards } from '../shard/plan.ts';
import { findParts, readParts } from '../shard/read-parts.ts';
import { shardName } from '../shard/shard.ts';
import { exitCodeOf } from '../verdict/verdict.ts';
import { eventJob, judgeEvent } from './gate-job.ts';
import { readInputs } from './inputs.ts';
import { publishContext } from './publish-context.ts';
import {
  durationsInput,
  type Environment,
  eventPayload,
  failUndecided,
  type Job,
  type Step,
} from './step.ts';

/** `mode: plan`: assigns genes to matrix jobs, in the outputs `matrix` and `shards`. Publishes nothing. */
export async function planShardsStep(step: Step): Promise<void> {
  const event = await eventPayload(step.env);
  // Nothing is judged; `mode: report` publishes the check of other pull requests of the head.
  if ('action' in event && event.action === 'closed') {
    core.setOutput('matrix', JSON.stringify({ shard: [] }));
    core.setOutput('shards', '[]');
    return;
  }
  const { github } = publishContext(step, event);
  const report = await judgeEvent(event, github, { run: false }, step);
  const { error } = report;
  if (error) {
    failUndecided(error);
    return;
  }
  const { matrix, shards } = planShards(
    report,
    readInputs(core.getInput).shards,
    await durationsInput(step.env),
  );
  core.setOutput('matrix', JSON.stringify(matrix));
  // The change controls the length of ids, and outputs must stay short.
  const sizes = shards.map(({ shard, genes, commands }) => ({
    shard,
    genes: genes.length,
    commands,
  }));
  core.setOutput('shards', JSON.stringify(sizes));
  core.info(`${count(shards.length, 'shard')}: ${JSON.stringify(sizes)}`);
}

/**
 * `mode: run`: runs the genes of one shard and writes a part for `mode: report`, even if one fails or the gate
 * cannot decide. Publishes nothing.
 */
export async function runShard(step: Step): Promise<void> {
  const startedAt = new Date();
  const { shard } = readInputs(core.getInput);
  if (shard === undefined) {
    throw new GateError(
      'input_invalid',
      '`mode: run` requires the input `shard`',
      'Set it to the shard of the matrix, such as 2/8.',
    );
  }
  const event = await eventPayload(step.env).catch(asGateError);
  const { github, outputDirectory } = publishContext(step, event);
  const judged = durationsInput(step.env).then((durations) =>
    judgeEvent(event, github, { run: true, shard, durations }, step),
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

/** `mode: report`: audits the change again, and takes only results of commands from the matrix jobs. */
export function reportJob(step: Step): Promise<Job | undefined> {
  return eventJob(step, () => {
    const folder = partsFolder(step.env);
    return {
      run: false,
      takeRuns: async (whole, waiting) =>
        mergedRuns(
          await readParts(await findParts(folder), openInput),
          whole,
          waiting,
          await durationsInput(step.env),
        ),
    };
  });
}

function partsFolder(env: Environment): string {
  const { parts } = readInputs(core.getInput);
  if (parts !== undefined) return resolve(env.GITHUB_WORKSPACE ?? '.', parts);
  throw new GateError(
    'input_invalid',
    '`mode: report` requires the input `parts`',
    'Set it to the directory into which actions/download-artifact downloads the parts.',
  );
}
