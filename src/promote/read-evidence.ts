import * as z from 'zod';
import type { Json, JsonObject } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import type { AssetLimits } from '../assets/source.ts';
import { GateError } from '../ground/error.ts';
import { groupBy } from '../ground/group-by.ts';
import { reportDigest } from '../report/json.ts';
import { type NamedBytes, strictJson } from './strict-json.ts';

/** The fields of a GateReport that its evidence depends on, not yet trusted. */
const gateReportSchema = z.looseObject({
  type: z.literal('GateReport'),
  head_sha: z.string(),
  tool: z.looseObject({ name: z.string() }).optional(),
  verdict: z.string().optional(),
  policy: z.looseObject({ digest: z.string(), enforce: z.string().optional() }).nullish(),
  isolation: z.looseObject({ untrusted: z.boolean().optional() }).optional(),
  error: z.unknown().optional(),
  genes: z
    .array(
      z.looseObject({
        ...{ id: z.string(), asset_id: z.string().nullish(), verdict: z.string() },
        commands: z
          .array(
            z.looseObject({
              verdict: z.string().optional(),
              outcome: z.looseObject({ status: z.string() }).nullish(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
  findings: z
    .array(
      z.looseObject({
        severity: z.string(),
        suppressed: z.unknown().optional(),
        subject: z.looseObject({ type: z.string(), id: z.string() }).nullish(),
      }),
    )
    .default([]),
  validation_reports: z.array(z.looseObject({ type: z.literal('ValidationReport') })),
});

export type ReadGateReport = z.infer<typeof gateReportSchema>;

/** Unchanged and not yet trusted. */
export interface ReadEvidence {
  /** By their `gene_asset_id`. */
  readonly reports: ReadonlyMap<Json | undefined, readonly JsonObject[]>;
  /** The GateReport that contains them, with its digest. */
  readonly gate?: { readonly report: ReadGateReport; readonly digest: string };
}

/**
 * Reads evidence: a GateReport with its ValidationReports, or only ValidationReports (one, a list,
 * JSONL, a `report` message). Content that other readers could read differently is an error.
 */
export function readEvidence({ name, bytes }: NamedBytes, limits: AssetLimits): ReadEvidence {
  const read = strictJson({ name, bytes }, limits);
  if ('problem' in read) throw unusable(name, read.problem);
  const [value, ...more] = read.values;
  const { data } = gateReportSchema.safeParse(value);
  if (data && more.length === 0) {
    const gate = { report: data, digest: reportDigest(value) };
    return { reports: groupBy(data.validation_reports as JsonObject[], byGene), gate };
  }
  const { assets } = readAssetFile(name, bytes, limits);
  const reports = assets.filter(({ type }) => type === 'ValidationReport');
  if (reports.length === 0) throw unusable(name, 'it contains no ValidationReport');
  return {
    reports: groupBy(
      reports.map(({ value }) => value),
      byGene,
    ),
  };
}

const byGene = ({ gene_asset_id: gene }: JsonObject) => gene;

function unusable(name: string, why: string): GateError {
  const hint =
    'Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.';
  return new GateError('input_invalid', `${name} is not valid evidence: ${why}.`, hint);
}
