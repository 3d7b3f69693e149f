import { resolve } from 'node:path';
import { openInput } from '../ground/open-input.ts';
import { readDurations } from '../shard/durations.ts';
import type { Durations } from '../shard/partition.ts';
import { core } from './core.ts';
import { readInputs } from './inputs.ts';
import type { Environment } from './job.ts';

/**
 * Reads the report that the input `durations` names, by which genes are assigned to shards.
 *
 * @returns no durations without the input
 * @throws GateError for an invalid input or report
 */
export async function durationsInput(env: Environment): Promise<Durations> {
  const { durations } = readInputs(core.getInput);
  if (durations === undefined) return new Map();
  return readDurations(resolve(env.GITHUB_WORKSPACE ?? '.', durations), openInput);
}
