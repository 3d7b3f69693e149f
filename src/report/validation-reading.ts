import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json, type JsonObject } from '../assets/asset.ts';
import { matchContentHash } from '../audit/claims/content-hash.ts';
import { type Difference, schemaDifferences } from '../audit/claims/schema/differences.ts';
import type { AcceptedForm } from '../model/word-lists.ts';

/** The result of one command in a report; missing values are null. */
export interface ReadCommandResult {
  readonly command: string;
  readonly ok: boolean;
  readonly durationMs: number | null;
  readonly error: string | null;
  /** Whether it fails without the change, as the report says. */
  readonly proof: string | null;
}

/** An external ValidationReport of either shape. Its contents are not verified. */
export interface ReadValidationReport {
  /** `protocol`: specification 2.5; `results`: the older one, with `results` and no `overall_ok`. */
  readonly shape: 'protocol' | 'results';
  readonly id: string | null;
  readonly geneId: string | null;
  readonly commands: readonly ReadCommandResult[];
  /** Whether all commands passed; always false without commands. */
  readonly ok: boolean;
  /** Whether it has both lists of results, and they differ. */
  readonly contradictory: boolean;
  readonly durationMs: number | null;
  /** The form of the hash in `asset_id`; null if it does not match the content. */
  readonly hash: AcceptedForm | null;
  /** Differences from the schema of the specification. */
  readonly differences: readonly Difference[];
}

/**
 * Reads a ValidationReport in the shape of the specification or in the older one.
 * @returns undefined for another type of value, or without a list of results
 */
export function readValidationReport(value: Json): ReadValidationReport | undefined {
  if (!isJsonObject(value) || value.type !== 'ValidationReport') return undefined;
  const shape = typeof value.overall_ok === 'boolean' ? 'protocol' : 'results';
  const listed = shape === 'protocol' ? value.commands : value.results;
  if (!Array.isArray(listed)) return undefined;
  const commands = listed.map(commandResult);
  return {
    shape,
    id: stringOrNull(value.id),
    geneId: stringOrNull(value.gene_id),
    commands,
    ok: value.overall_ok !== false && commands.length > 0 && commands.every(({ ok }) => ok),
    contradictory:
      Array.isArray(value.commands) &&
      Array.isArray(value.results) &&
      !isDeepStrictEqual(value.commands.map(resultOf), value.results.map(resultOf)),
    durationMs: numberOrNull(value.duration_ms) ?? between(value),
    hash: matchContentHash({ type: 'ValidationReport', value }) ?? null,
    differences: schemaDifferences('ValidationReport', value),
  };
}

/** Reads one result; an invalid entry counts as a failed command. */
function commandResult(entry: Json): ReadCommandResult {
  const { command, cmd, ok, duration_ms, err, stderr, proof } = isJsonObject(entry) ? entry : {};
  const named = stringOrNull(command) ?? stringOrNull(cmd);
  return {
    command: named ?? '',
    ok: ok === true && named !== null,
    durationMs: numberOrNull(duration_ms),
    error: stringOrNull(err) ?? stringOrNull(stderr),
    proof: isJsonObject(proof ?? null) ? stringOrNull((proof as JsonObject).outcome) : null,
  };
}

function resultOf(entry: Json): unknown {
  const { command, ok } = commandResult(entry);
  return [command, ok];
}

/** Returns the milliseconds from start to end, given as numbers or as ISO 8601. */
function between({ started_at, finished_at }: JsonObject): number | null {
  const [start, end] = [started_at, finished_at].map((time) =>
    typeof time === 'string' ? Date.parse(time) : numberOrNull(time),
  );
  return typeof start === 'number' && typeof end === 'number' && end >= start ? end - start : null;
}

function stringOrNull(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOrNull(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
