import * as z from 'zod';
import type { Json, JsonObject } from '../../assets/asset.ts';
import type { AssetLimits } from '../../assets/asset-limits.ts';
import { readAssetFile } from '../../assets/file.ts';
import { GateError } from '../../ground/error.ts';
import { groupBy } from '../../ground/group-by.ts';
import { TOOL } from '../../ground/tool.ts';
import { reportDigest } from '../../report/json.ts';
import { type NamedBytes, strictJson } from '../strict-json.ts';

/** ValidationReports that were passed as evidence, unchanged and not yet trusted. */
export interface ReadEvidence {
  /** By their `gene_asset_id`. */
  readonly reports: ReadonlyMap<Json | undefined, readonly JsonObject[]>;
  readonly gateReport?: GateReportReading;
}

/** What a GateReport says, not yet trusted. */
export interface GateReportReading {
  /** For the provenance check: GitHub stores only the digest of a whole GateReport. */
  readonly digest: string;
  readonly headSha: string;
  /** Why its results prove nothing, as clauses. */
  readonly objections: readonly string[];
  readonly policyDigest: string | undefined;
  /** The ids of the genes that it has and that did not pass. */
  readonly refused: ReadonlySet<string>;
}

/** The objection to results that a runner of the change itself reported. */
export const UNTRUSTED = 'a runner that the pull request controls reported its results';

/** The fields that are read from a GateReport of any version of the gate. */
const gateReportSchema = z.looseObject({
  type: z.literal('GateReport'),
  tool: z.looseObject({ name: z.string() }).optional(),
  verdict: z.string().optional(),
  policy: z.looseObject({ digest: z.string(), enforce: z.string().optional() }).nullish(),
  genes: z.array(z.looseObject({ id: z.string(), verdict: z.string() })).default([]),
  head_sha: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),
  isolation: z.looseObject({ untrusted: z.boolean().optional() }).optional(),
  validation_reports: z.array(z.looseObject({ type: z.literal('ValidationReport') })),
});

/**
 * Reads evidence: a GateReport with its ValidationReports, or only ValidationReports (one, a list,
 * JSONL, a `report` message).
 *
 * @throws GateError `input_invalid` if it contains no ValidationReport, or what other readers could read
 *   differently
 */
export function readEvidence({ name, bytes }: NamedBytes, limits: AssetLimits): ReadEvidence {
  const read = strictJson({ name, bytes }, limits);
  if ('problem' in read) throw unusable(name, read.problem);
  const value = read.values[0];
  const gateReport = gateReportSchema.safeParse(value);
  if (gateReport.success && read.values.length === 1) {
    return {
      reports: byGene(gateReport.data.validation_reports as JsonObject[]),
      gateReport: readingOf(gateReport.data, reportDigest(value)),
    };
  }
  const reports = readAssetFile(name, bytes, limits).assets.flatMap(({ value }) =>
    value.type === 'ValidationReport' ? [value] : [],
  );
  if (reports.length === 0) throw unusable(name, 'it contains no ValidationReport');
  return { reports: byGene(reports) };
}

function byGene(reports: readonly JsonObject[]): ReadEvidence['reports'] {
  return groupBy(reports, ({ gene_asset_id: gene }) => gene);
}

function readingOf(
  { head_sha, isolation, tool, verdict, policy, genes }: z.infer<typeof gateReportSchema>,
  digest: string,
): GateReportReading {
  const isOfThisGate = tool?.name === TOOL.name && verdict !== undefined && verdict !== 'error';
  return {
    digest,
    headSha: head_sha,
    objections: [
      ...(isOfThisGate ? [] : ['it is not a report of this gate']),
      ...(policy?.enforce === 'report' ? ['its policy only reports, and fails nothing'] : []),
      ...(isolation?.untrusted ? [UNTRUSTED] : []),
    ],
    policyDigest: policy?.digest,
    refused: new Set(
      genes.flatMap((gene) => (gene.verdict === 'pass' || gene.verdict === 'warn' ? [] : gene.id)),
    ),
  };
}

function unusable(name: string, why: string): GateError {
  return new GateError(
    'input_invalid',
    `${name} is not valid evidence: ${why}.`,
    'Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.',
  );
}
