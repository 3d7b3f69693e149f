import type { Asset } from '../assets/asset.ts';
import type { AssetLimits } from '../assets/limits.ts';
import type { LoggedEvent } from '../audit/claims/proven-streak.ts';
import { GateError } from '../error.ts';
import { describe } from '../rules/finding.ts';
import { type CandidateSource, readCandidates } from './candidates.ts';

/**
 * Reads the log from which successes are counted, in every format that candidates can have.
 *
 * @returns its EvolutionEvents, in order
 * @throws GateError `input_invalid` if a part of it cannot be read, because it could record a failure
 */
export async function readEventLog(
  source: CandidateSource,
  limits: AssetLimits,
): Promise<readonly LoggedEvent[]> {
  const { candidates, findings } = await readCandidates(source, limits);
  const [problem] = [...findings, ...candidates.flatMap((candidate) => candidate.findings)].filter(
    ({ severity }) => severity === 'error',
  );
  if (problem === undefined) return eventsOf(candidates.map(({ asset }) => asset));
  const { message, remedy } = describe(problem);
  throw new GateError(
    'input_invalid',
    `The event log cannot be read. ${problem.location?.path}, line ${problem.location?.line}: ${message}`,
    remedy,
  );
}

/** Returns the EvolutionEvents among assets. */
export function eventsOf(assets: readonly Asset[]): LoggedEvent[] {
  return assets
    .filter(({ type }) => type === 'EvolutionEvent')
    .map(({ value, path }) => ({ value, log: path }));
}
