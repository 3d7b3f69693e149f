import * as z from 'zod';
import type { Json, JsonObject } from '../assets/asset.ts';
import type { AssetLimits } from '../assets/asset-limits.ts';
import { readAssetFile } from '../assets/file.ts';
import { GateError } from '../ground/error.ts';
import { groupBy } from '../ground/group-by.ts';
import { TOOL } from '../ground/tool.ts';
import { reportDigest } from '../report/json.ts';
import { type NamedBytes, strictJson } from './strict-json.ts';

/** ValidationReports that were passed as evidence, unchanged and not yet trusted. */
export interface ReadEvidence {
  /** By their `gene_asset_id`. */
  readonly reports: ReadonlyMap<Json | undefined, readonly JsonObject[]>;
  /** The GateReport that contains them, if any. */
  readonly gateReport?: GateReportReading;
}

/** What a GateReport says, not yet trusted. */
export interface GateReportReading {
  readonly digest: string;
  /** Why its results prove nothing, as clauses. */
  readonly objections: readonly string[];
  readonly policyDigest: string | undefined;
  /** What it says about each gene, by id. */
  readonly genes: ReadonlyMap<string, readonly GeneEntry[]>;
}

/** What a GateReport says about a gene. */
export interface GeneEntry {
  readonly id: string;
  readonly assetId: string | null | undefined;
  readonly passed: boolean;
  /** How the entry, or a finding about the gene, contradicts that it passed, as a clause. */
  readonly contradiction: string | undefined;
}

const command = z.looseObject({
  verdict: z.string().optional(),
  outcome: z.looseObject({ status: z.string() }).nullish(),
});

/** The fields of a GateReport on which its evidence depends. */
const gateReportSchema = z.looseObject({
  type: z.literal('GateReport'),
  tool: z.looseObject({ name: z.string() }).optional(),
  verdict: z.string().optional(),
  policy: z.looseObject({ digest: z.string(), enforce: z.string().optional() }).nullish(),
  error: z.unknown().optional(),
  genes: z
    .array(
      z.looseObject({
        id: z.string(),
        asset_id: z.string().nullish(),
        verdict: z.string(),
        commands: z.array(command).default([]),
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
  isolation: z.looseObject({ untrusted: z.boolean().optional() }).optional(),
  head_sha: z.string(),
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
  const [value, ...more] = read.values;
  const { data } = gateReportSchema.safeParse(value);
  if (data && more.length === 0) {
    return {
      reports: byGene(data.validation_reports as JsonObject[]),
      gateReport: readingOf(data, reportDigest(value)),
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

function readingOf(data: z.infer<typeof gateReportSchema>, digest: string): GateReportReading {
  const { isolation, tool, verdict, policy, error, genes, findings } = data;
  const isOfThisGate = tool?.name === TOOL.name && verdict !== undefined && verdict !== 'error';
  const refuted = new Set(
    findings
      .filter(({ severity, suppressed }) => severity === 'error' && !suppressed)
      .flatMap(({ subject }) => (subject?.type === 'Gene' ? [subject.id] : [])),
  );
  const entries = genes.map(({ id, asset_id, verdict, commands }): GeneEntry => {
    const hasRun =
      commands.length > 0 &&
      commands.every((each) => each.verdict !== 'block' && each.outcome?.status === 'passed');
    const ranWords = hasRun ? undefined : 'not all commands of the gene have passed in it';
    return {
      id,
      assetId: asset_id,
      passed: verdict === 'pass' || verdict === 'warn',
      contradiction: refuted.has(id) ? 'it has an error about the gene' : ranWords,
    };
  });
  return {
    digest,
    objections: [
      ...(isOfThisGate ? [] : ['it is not a report of this gate']),
      ...(policy?.enforce === 'report' ? ['its policy only reports, and fails nothing'] : []),
      ...(isolation?.untrusted
        ? ['a runner that the pull request controls reported its results']
        : []),
      ...(error === undefined || error === null ? [] : ['it has an error']),
    ],
    policyDigest: policy?.digest,
    genes: groupBy(entries, ({ id }) => id),
  };
}

function unusable(name: string, why: string): GateError {
  return new GateError(
    'input_invalid',
    `${name} is not valid evidence: ${why}.`,
    'Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.',
  );
}
