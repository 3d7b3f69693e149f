import { isJsonObject, type Json, type JsonObject } from '../assets/asset.ts';
import { type HashForm, matchContentHash } from '../audit/claims/content-hash.ts';
import { type Difference, schemaDifferences } from '../audit/claims/schema/differences.ts';

/** What one command of a report gave; what the report does not say is null. */
export interface ReadCommandResult {
  readonly command: string;
  readonly ok: boolean;
  readonly durationMs: number | null;
  readonly error: string | null;
}

/** A ValidationReport of either shape, as somebody else wrote it. Nothing in it is proven. */
export interface ReadValidationReport {
  /** `protocol`: specification 2.5; `results`: the older one, with `results` and no `overall_ok`. */
  readonly shape: 'protocol' | 'results';
  readonly id: string | null;
  readonly geneId: string | null;
  readonly commands: readonly ReadCommandResult[];
  /** Whether all commands passed; false for a report without any, whatever it says. */
  readonly ok: boolean;
  readonly durationMs: number | null;
  /** Which hash `asset_id` is; null if it is none of the content. */
  readonly hash: HashForm | null;
  /** Where it is not what the specification asks for. */
  readonly differences: readonly Difference[];
}

/**
 * Reads a ValidationReport in the shape of the specification, or in the older one.
 *
 * @returns undefined for what is no report: another type, or no list of results
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
    durationMs: numberOrNull(value.duration_ms) ?? between(value),
    hash: matchContentHash({ type: 'ValidationReport', value }) ?? null,
    differences: schemaDifferences('ValidationReport', value),
  };
}

/** An entry that cannot be understood is a command that failed. */
function commandResult(entry: Json): ReadCommandResult {
  const { command, cmd, ok, duration_ms, err, stderr } = isJsonObject(entry) ? entry : {};
  const named = stringOrNull(command) ?? stringOrNull(cmd);
  return {
    command: named ?? '',
    ok: ok === true && named !== null,
    durationMs: numberOrNull(duration_ms),
    error: stringOrNull(err) ?? stringOrNull(stderr),
  };
}

/** Milliseconds from start to end, where only these are given: as numbers, or as ISO 8601. */
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
