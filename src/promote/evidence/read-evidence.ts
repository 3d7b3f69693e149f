import * as z from 'zod';
import type { Json, JsonObject } from '../../assets/asset.ts';
import { readAssetFile } from '../../assets/file.ts';
import { readJson } from '../../assets/json.ts';
import type { AssetLimits } from '../../assets/limits.ts';
import { Problems } from '../../assets/problems.ts';
import { Source } from '../../assets/source.ts';
import { decodeUtf8 } from '../../assets/utf8.ts';
import { GateError } from '../../error.ts';
import { reportDigest } from '../../report/json.ts';

/** ValidationReports that were passed as evidence, unchanged and not yet trusted. */
export interface Evidence {
  readonly reports: readonly JsonObject[];
  /** For the provenance check: GitHub stores only the digest of a whole GateReport. */
  readonly gateReport?: {
    readonly digest: string;
    readonly headSha: string;
    /** Whether a runner that the change controls reported the results. */
    readonly untrusted: boolean;
  };
}

/** The fields that are read from a GateReport of any version of the gate. */
const gateReportSchema = z.looseObject({
  type: z.literal('GateReport'),
  head_sha: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
  isolation: z.looseObject({ untrusted: z.boolean().optional() }).optional(),
  validation_reports: z.array(z.looseObject({ type: z.literal('ValidationReport') })),
});

/**
 * Reads evidence: a GateReport with its ValidationReports, or only ValidationReports (one, a list,
 * JSONL, a `report` message).
 *
 * @param name the name of the source, for messages
 * @throws GateError `input_invalid` if it contains no ValidationReport
 */
export function readEvidence(name: string, bytes: Buffer, limits: AssetLimits): Evidence {
  const values = readStrictly(name, bytes, limits);
  const gateReport = gateReportSchema.safeParse(values[0]);
  if (gateReport.success && values.length === 1) {
    const { head_sha: headSha, isolation, validation_reports } = gateReport.data;
    const untrusted = isolation?.untrusted ?? false;
    const reports = validation_reports as JsonObject[];
    return { reports, gateReport: { digest: reportDigest(values[0]), headSha, untrusted } };
  }
  const { assets } = readAssetFile(name, bytes, limits);
  const reports = assets
    .map(({ value }) => value)
    .filter(({ type }) => type === 'ValidationReport');
  if (reports.length > 0) return { reports };
  throw unusable(name, 'it contains no ValidationReport');
}

/** Rejects what other readers could read differently. */
function readStrictly(name: string, bytes: Buffer, limits: AssetLimits): readonly Json[] {
  const { text, complete } = decodeUtf8(bytes);
  if (!complete || bytes.length > limits.maxBytes)
    throw unusable(name, 'it is not UTF-8 text or is too large');
  const problems = new Problems(new Source(name, text));
  const values = readJson(text, limits, problems).map(({ value }) => value);
  const [problem] = problems.found;
  if (problem === undefined) return values;
  throw unusable(name, `line ${problem.location.line}: ${problem.detail}`);
}

function unusable(name: string, why: string): GateError {
  return new GateError(
    'input_invalid',
    `${name} is not valid evidence: ${why}.`,
    'Pass the `gate-report.json` of the gate, or a file from its folder `validation-reports`.',
  );
}
