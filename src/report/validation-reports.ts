import { hash } from 'node:crypto';
import { computeAssetId, SCHEMA_VERSION } from '@evomap/gep-sdk';
import type { AuditedGene } from '../audit/audited.ts';
import { contentHash } from '../audit/claims/content-hash.ts';
import { TOOL } from '../ground/tool.ts';
import type { Captured, Outcome } from '../model/outcome.ts';
import type { Proof } from '../model/proof.ts';
import type { RunningNode, RunResult } from '../run/run.ts';
import type { JudgedGene } from '../verdict/gene.ts';
import { redactOutcome } from './redact-outcome.ts';
import type { ValidationReport } from './validation-report.ts';

/** What all ValidationReports of one run share. */
export interface RunContext {
  readonly nodeOf: RunResult['nodeOf'];
  readonly policyDigest: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/**
 * Redacts every Outcome of a gene.
 * @param secrets exact values that must not be stored
 */
export function redactGene<Gene extends AuditedGene>(
  gene: JudgedGene<Gene>,
  secrets: readonly string[],
): JudgedGene<Gene> {
  const outcomes = gene.outcomes.map((outcome) => redactOutcome(outcome, secrets));
  return { ...gene, outcomes };
}

/**
 * Builds a ValidationReport for each gene that was selected to run, null for the others. Their ids are unique
 * within a run: `vr_<ms>`, counting up.
 * @param genes with redacted output
 */
export function validationReportsOf(
  genes: readonly JudgedGene[],
  run: RunContext,
): (ValidationReport | null)[] {
  let next = run.startedAt.getTime();
  return genes.map((gene) => (gene.ran ? buildValidationReport(gene, `vr_${next++}`, run) : null));
}

/** Builds the protocol's report about one gene. Without commands, `overall_ok` is false. */
function buildValidationReport(
  { gene, outcomes, proofs }: JudgedGene,
  id: string,
  { nodeOf, policyDigest, finishedAt }: RunContext,
): ValidationReport {
  const commands = outcomes.map((outcome, index) => {
    const proof = proofs?.[index];
    return {
      command: gene.commands[index]?.command ?? '',
      ok: outcome.status === 'passed',
      stdout: shortenStream(outcome.stdout, STREAM_CHARACTERS),
      stderr: complaint(outcome),
      status: outcome.status,
      exit_code: outcome.exit_code,
      signal: outcome.signal,
      duration_ms: outcome.duration_ms,
      ...(proof && { proof: reportedProof(proof) }),
    };
  });
  const startedAt = outcomes[0]?.started_at ?? finishedAt.toISOString();
  return sealed({
    ...commonFields({ commands, startedAt, finishedAt: endOf(outcomes, finishedAt) }),
    id,
    gene_id: gene.asset.id,
    gene_asset_id: contentHash(gene.asset.value),
    policy_digest: policyDigest,
    ...fingerprint(nodeOf(gene)),
    commands,
  });
}

/** Returns when the last of several Outcomes ended. */
function endOf(outcomes: readonly Outcome[], otherwise: Date): string {
  const ends = outcomes.map(({ started_at, duration_ms }) => Date.parse(started_at) + duration_ms);
  const last = ends.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...ends);
  return new Date(Math.min(last, otherwise.getTime())).toISOString();
}

function reportedProof({ outcome, files }: Proof) {
  return { outcome, files };
}

/** Returns the error stream followed by the reason: the protocol has no other field for it. */
function complaint({ stderr, reason, status }: Outcome): string {
  if (status === 'passed' || reason === undefined) return shortenStream(stderr, STREAM_CHARACTERS);
  const words = reason.slice(0, HEAD_CHARACTERS);
  const printed = shortenStream(stderr, STREAM_CHARACTERS - words.length - 1);
  return printed === '' ? words : `${printed}\n${words}`;
}

/** The results of some commands. */
interface RunFields {
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly stderr: string;
    readonly duration_ms: number;
  }[];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string;
}

/** Returns the fields that every ValidationReport has: the results of its commands in both shapes. */
export function commonFields({ commands, startedAt, finishedAt }: RunFields) {
  return {
    type: 'ValidationReport' as const,
    schema_version: SCHEMA_VERSION as string,
    results: commands.map(({ command, ok, duration_ms, stderr }) => ({
      cmd: command,
      ok,
      duration_ms,
      ...(ok ? {} : { err: stderr }),
    })),
    overall_ok: commands.length > 0 && commands.every(({ ok }) => ok),
    duration_ms: Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)),
    started_at: startedAt,
    finished_at: finishedAt,
    created_at: finishedAt,
  };
}

/** Adds the content hash to a report. */
export function sealed<Report extends object>(report: Report): Report & { asset_id: string } {
  const id = computeAssetId(report);
  if (id === null)
    throw new TypeError('computeAssetId returns null only for a value that is not an object');
  return { ...report, asset_id: id };
}

/** The protocol's limit for each stream, in UTF-16 units (reference engine 1.29.8). */
const STREAM_CHARACTERS = 4000;
/** The part of it for the beginning; the end is more informative about a failure. */
const HEAD_CHARACTERS = 1000;

/** Shortens a stream to `limit` UTF-16 units: its beginning, a note, its end. */
function shortenStream({ head, tail, bytes, truncated }: Captured, limit: number): string {
  const whole = head + tail;
  if (!truncated && whole.length <= limit) return whole;
  const note = `\n[cut: the beginning and the end of ${bytes} bytes]\n`;
  const first = truncated ? head : whole;
  const last = truncated ? tail : whole;
  return (
    first.slice(0, HEAD_CHARACTERS).replace(/[\ud800-\udbff]$/, '') +
    note +
    last.slice(-(limit - HEAD_CHARACTERS - note.length)).replace(/^[\udc00-\udfff]/, '')
  );
}

/** Shortens a text like a stream of a report. */
export function shortenText(text: string): string {
  const stream = { head: text, tail: '', bytes: Buffer.byteLength(text), truncated: false };
  return shortenStream(stream, STREAM_CHARACTERS);
}

type Fingerprint = Pick<ValidationReport, 'env_fingerprint' | 'env_fingerprint_key'>;

/**
 * Returns the protocol's fingerprint of the Node that ran the commands, with this tool as the client, and its
 * key: the first 16 hexadecimal digits of the SHA-256 of device_id, node_version, platform, arch, hostname,
 * client and client_version, joined by `|` (reference engine 1.29.8). The device id and the host name are
 * private and left empty.
 */
export function fingerprint({ version, platform, arch }: RunningNode): Fingerprint {
  const key = ['', version, platform, arch, '', TOOL.name, TOOL.version].join('|');
  return {
    env_fingerprint: {
      node_version: version,
      platform,
      arch,
      client: TOOL.name,
      client_version: TOOL.version,
    },
    env_fingerprint_key: hash('sha256', key).slice(0, 16),
  };
}
