import { resolve } from 'node:path';
import { GateError } from '../ground/error.ts';
import { openInput } from '../ground/open-input.ts';
import { mergedRuns } from '../shard/merged-runs.ts';
import { findParts, readParts } from '../shard/read-parts.ts';
import { core } from './core.ts';
import { durationsInput } from './durations.ts';
import { eventJob } from './gate-job.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment, Job } from './job.ts';

/**
 * `mode: report`: judges the change of the event with the results of a matrix of jobs. The audit runs
 * again; only the results of commands are taken from the parts.
 */
export function reportJob(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<Job | undefined> {
  return eventJob(publishing, env, signal, () => {
    const folder = partsFolder(env);
    return {
      run: false,
      takeRuns: async (whole, waiting) =>
        mergedRuns(
          await readParts(await findParts(folder), openInput),
          whole,
          waiting,
          await durationsInput(env),
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
