import type { Asset, AssetFile } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import type { AssetLimits } from '../assets/limits.ts';
import { assetProblemFinding } from '../audit/claims/asset-files.ts';
import type { LoggedEvent } from '../audit/claims/proven-streak.ts';
import { GateError } from '../ground/error.ts';
import { describe } from '../rules/finding.ts';
import { type CandidateSource, readAll } from './candidates.ts';

/**
 * Reads the log from which successes are counted: JSON Lines, or a store with `events`. The caller
 * vouches for the log, so it is not read like candidates: a message from another agent, or an archive,
 * is not a log.
 *
 * @returns its assets, in order
 * @throws GateError `input_invalid` if a part of it cannot be read, because it could record a failure
 */
export async function readEventLog(
  source: CandidateSource,
  limits: AssetLimits,
): Promise<readonly Asset[]> {
  const bytes = await readAll(source.open(), source.name, limits);
  const file = readAssetFile(source.name, bytes, limits);
  const [message] = file.messages ?? [];
  if (message !== undefined) {
    throw unusable(
      `${source.name}, line ${message.location.line}: a message between agents is not a log.`,
      'Pass the log of your own repository; use --assets for messages of other agents.',
    );
  }
  const problem = problemOf(file);
  if (problem === undefined) return file.assets;
  const { message: words, remedy } = describe(problem);
  const { path, line } = problem.location ?? { path: source.name, line: 1 };
  throw unusable(`${path}, line ${line}: ${words}`, remedy);
}

/** An id that occurs twice is judged with the successes of each Capsule. */
function problemOf({ problems }: AssetFile) {
  return problems
    .filter(({ rule }) => rule !== 'duplicate-id')
    .map(assetProblemFinding)
    .find(({ severity }) => severity === 'error');
}

function unusable(what: string, hint: string): GateError {
  return new GateError('input_invalid', `The event log cannot be read. ${what}`, hint);
}

/** Returns the EvolutionEvents among assets. */
export function eventsOf(assets: readonly Asset[]): LoggedEvent[] {
  return assets
    .filter(({ type }) => type === 'EvolutionEvent')
    .map(({ value, path }) => ({ value, log: path }));
}
