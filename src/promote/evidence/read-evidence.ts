import * as z from 'zod';
import type { Json, JsonObject } from '../../assets/asset.ts';
import { readAssetFile } from '../../assets/file.ts';
import { readJson } from '../../assets/json.ts';
import type { AssetLimits } from '../../assets/limits.ts';
import { Problems } from '../../assets/problems.ts';
import { Source } from '../../assets/source.ts';
import { decodeUtf8 } from '../../assets/utf8.ts';
import { GateError } from '../../ground/error.ts';
import { TOOL } from '../../ground/tool.ts';
import { resultOf } from '../../ground/turns.ts';
import { expand } from '../../report/compact/compact.ts';
import { reportDigest } from '../../report/json.ts';

/** ValidationReports that were passed as evidence, unchanged and not yet trusted. */
export interface ReadEvidence {
  readonly reports: readonly JsonObject[];
  readonly gateReport?: GateReportReading;
}

/** What a GateReport says, not yet trusted. */
export interface GateReportReading {
  /** For the provenance check: GitHub stores only the digest of a whole GateReport. */
  readonly digest: string;
  readonly headSha: string;
  /** Whether a runner that the change controls reported the results. */
  readonly untrusted: boolean;
  /** Whether it names this tool, and says that the gate decided. */
  readonly isOfThisGate: boolean;
  /** Whether the policy let findings fail the gate, instead of only reporting them. */
  readonly isEnforced: boolean;
  readonly policyDigest: string | undefined;
  /** Returns the verdict about a gene; undefined if the report does not have one. */
  verdictOf(gene: string): string | undefined;
}

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
 * @param name the name of the source, for messages
 * @throws GateError `input_invalid` if it contains no ValidationReport
 */
export function readEvidence(name: string, bytes: Buffer, limits: AssetLimits): ReadEvidence {
  const values = readStrictly(name, bytes, limits);
  const value = resultOf(expand(values[0]));
  const gateReport = gateReportSchema.safeParse(value);
  if (gateReport.success && values.length === 1) {
    return {
      reports: gateReport.data.validation_reports as JsonObject[],
      gateReport: readingOf(gateReport.data, reportDigest(value)),
    };
  }
  const { assets } = readAssetFile(name, bytes, limits);
  const reports = assets
    .map(({ value }) => value)
    .filter(({ type }) => type === 'ValidationReport');
  if (reports.length > 0) return { reports };
  throw unusable(name, 'it contains no ValidationReport');
}

function readingOf(
  { head_sha, isolation, tool, verdict, policy, genes }: z.infer<typeof gateReportSchema>,
  digest: string,
): GateReportReading {
  // Of two entries with the same id, the last one is in the map: one that did not pass must win.
  const verdicts = new Map(genes.map((gene) => [gene.id, gene.verdict]));
  for (const gene of genes) {
    if (gene.verdict !== 'pass' && gene.verdict !== 'warn') verdicts.set(gene.id, gene.verdict);
  }
  return {
    digest,
    headSha: head_sha,
    untrusted: isolation?.untrusted ?? false,
    isOfThisGate: tool?.name === TOOL.name && verdict !== undefined && verdict !== 'error',
    isEnforced: policy?.enforce !== 'report',
    policyDigest: policy?.digest,
    verdictOf: (gene) => verdicts.get(gene),
  };
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
    'Pass the `gate-report.json` of the gate, or a file from its directory `validation-reports`.',
  );
}
