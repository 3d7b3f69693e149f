import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import type { AssetLimits } from '../assets/source.ts';
import { groupBy } from '../ground/group-by.ts';
import { firstProblem } from '../ground/zod-path.ts';
import { gateReportSchema } from '../report/gate-report.ts';
import { reportDigest } from '../report/json.ts';
import { type NamedBytes, strictJson, unusable } from './strict-json.ts';

/** A GateReport of this version, not yet trusted. Its ValidationReports are judged one by one. */
const evidenceSchema = gateReportSchema.extend({
  validation_reports: z.array(z.looseObject({ type: z.literal('ValidationReport') })),
});

export type ReadGateReport = z.infer<typeof evidenceSchema>;

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
export function readEvidence(file: NamedBytes, limits: AssetLimits): ReadEvidence {
  const [value, ...more] = strictJson(file, EXPECTED, limits);
  if (isJsonObject(value) && value.type === 'GateReport' && more.length === 0) {
    const { data, error } = evidenceSchema.safeParse(value);
    if (error) throw unusable(file, EXPECTED, `as a GateReport, ${firstProblem(error)}`);
    const gate = { report: data, digest: reportDigest(value) };
    return { reports: groupBy(data.validation_reports as JsonObject[], byGene), gate };
  }
  const { assets } = readAssetFile(file.name, file.bytes, limits);
  const reports = assets.flatMap(({ type, value }) => (type === 'ValidationReport' ? [value] : []));
  if (reports.length === 0) throw unusable(file, EXPECTED, 'it contains no ValidationReport');
  return { reports: groupBy(reports, byGene) };
}

const byGene = ({ gene_asset_id: gene }: JsonObject) => gene;

const EXPECTED = {
  what: 'valid evidence',
  hint: 'Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.',
};
