import type { Asset, JsonObject } from '../assets/asset.ts';
import type { AssetLimits } from '../assets/limits.ts';
import { GateError } from '../error.ts';
import { describe } from '../rules/finding.ts';
import { type CandidateSource, readCandidates } from './candidates.ts';

/**
 * Reads the log by which successes are counted, from whatever candidates may come from.
 *
 * @returns its EvolutionEvents, in order
 * @throws GateError `input_invalid` if a part of it cannot be understood: a failure could stand there
 */
export async function readEventLog(
  source: CandidateSource,
  limits: AssetLimits,
): Promise<readonly JsonObject[]> {
  const { candidates, findings } = await readCandidates(source, limits);
  const [problem] = [...findings, ...candidates.flatMap((candidate) => candidate.findings)].filter(
    ({ severity }) => severity === 'error',
  );
  if (problem === undefined) return eventsOf(candidates.map(({ asset }) => asset));
  const { message, remedy } = describe(problem);
  throw new GateError(
    'input_invalid',
    `The events cannot be counted. ${problem.location?.path}, line ${problem.location?.line}: ${message}`,
    remedy,
  );
}

/** The EvolutionEvents among assets, as they stand. */
export function eventsOf(assets: readonly Asset[]): JsonObject[] {
  return assets.filter(({ type }) => type === 'EvolutionEvent').map(({ value }) => value);
}
