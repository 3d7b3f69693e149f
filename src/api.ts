import { canonicalize } from '@evomap/gep-sdk';
import type { Asset, Json, JsonObject } from './assets/asset.ts';
import { isAuditLog } from './audit/change/audit-log.ts';
import { gradeFiles, gradeWords } from './audit/change/blast-radius.ts';
import { alwaysForbidden } from './audit/change/forbidden-paths.ts';
import { broadcastFindings } from './audit/claims/broadcast.ts';
import { contentHash as hashOf, matchContentHash } from './audit/claims/content-hash.ts';
import { promotionSchemaFindings } from './audit/claims/schema/findings.ts';
import { readConstraints } from './audit/gene/constraints.ts';
import { Judge } from './judge/judge.ts';
import { ASSET_TYPES, type AssetType } from './model/asset.ts';
import { platformOf } from './model/run.ts';
import { DEFAULT_POLICY } from './policy/policy.ts';
import { isWithin, normalise } from './repo/paths.ts';
import { commonFields, fingerprint, sealed, shortenText } from './report/validation.ts';
import { readValidationReport as readReport } from './report/validation-reading.ts';
import { describe, type Finding } from './rules/finding.ts';
import { errorSignature as signatureOf } from './select/error-signature.ts';
import { matchesSignals } from './select/pattern.ts';
import { TOOL } from './tool.ts';

// The programmatic interface of the package, described in docs/api.md. It judges values in memory: it
// reads no file, runs nothing and asks nobody. Its types name nothing of the inside, so that the
// declarations stand alone.

/** What a rule objects to. The ids of rules are stable, and `docs/rules/<id>.md` explains each. */
export interface Objection {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly remedy: string;
}

export type BlastSeverity =
  | 'within_limit'
  | 'approaching_limit'
  | 'exceeded'
  | 'critical_overrun'
  | 'hard_cap_breach';

/**
 * Grades a change against a gene's limit, in the reference engine's words.
 *
 * @param change.maxFiles the gene's `constraints.max_files`; 20 counts where it is no limit
 * @param caps what no gene can raise
 */
export function blastSeverity(
  change: { readonly files: number; readonly lines: number; readonly maxFiles?: unknown },
  caps: { readonly files: number; readonly lines: number } = {
    files: DEFAULT_POLICY.blast_radius.hard_cap_files,
    lines: DEFAULT_POLICY.blast_radius.hard_cap_lines,
  },
): { severity: BlastSeverity; message: string } {
  const { files, lines, maxFiles } = change;
  const severity = gradeFiles(files, maxFiles, lines, caps);
  return { severity, message: gradeWords(severity, change, maxFiles, caps) };
}

/**
 * Says what forbids a path: `always` (`.git`, `node_modules`, at any depth), `audit_log` (existing
 * bytes of `events.jsonl` stay as they are), or `declared` by the gene.
 *
 * @param forbiddenPaths the gene's `constraints.forbidden_paths`
 */
export function forbiddenPath(
  path: string,
  forbiddenPaths: readonly string[] = [],
): 'always' | 'audit_log' | 'declared' | null {
  if (alwaysForbidden(path) !== undefined) return 'always';
  if (isAuditLog(path)) return 'audit_log';
  const declared = readConstraints({ forbidden_paths: [...forbiddenPaths] }).constraints;
  const place = normalise(path) ?? path;
  return declared.forbiddenPaths.some((entry) => isWithin(place, entry)) ? 'declared' : null;
}

/** The protocol's canonical JSON: keys sorted at every level; `null` for what JSON cannot say. */
export function canonicalJson(value: unknown): string {
  return canonicalize(value);
}

/** The content hash of an asset, `sha256:…`, without its top-level `asset_id`. */
export function contentHash(asset: object): string {
  return hashOf(asset as JsonObject);
}

/**
 * Whether an asset's `asset_id` is the hash of its content.
 *
 * @returns `hub` for a Capsule hashed without `outcome.notes` and `outcome.details`; null for no match
 */
export function verifyContentHash(asset: object): 'content' | 'hub' | null {
  return matchContentHash(assetOf(asset)) ?? null;
}

/**
 * What the protocol's schema has against an asset that is to be promoted: errors, or warnings where
 * the asset declares an older schema. Nothing for what conforms.
 *
 * @throws TypeError if its `type` is none of Gene, Capsule, EvolutionEvent, Mutation, ValidationReport
 */
export function checkSchema(asset: object): Objection[] {
  return promotionSchemaFindings(assetOf(asset)).map(objection);
}

/** What a Capsule must reach; the policy's section `a2a`. */
export interface Thresholds {
  readonly min_score: number;
  readonly max_files: number;
  readonly max_lines: number;
  readonly min_success_streak: number;
}

/**
 * Whether a Capsule may be broadcast to other agents, and if not, why.
 *
 * @param events of the audit log, oldest first; the streak is counted from them and nothing else
 * @param thresholds those that are left out are the policy's defaults: 0.7, 5, 200, 2
 */
export function broadcastEligibility(
  capsule: object,
  events: readonly object[],
  thresholds: Partial<Thresholds> = {},
): { eligible: boolean; reasons: Objection[] } {
  const asset = assetOf({ type: 'Capsule', ...capsule });
  const asked = { ...DEFAULT_POLICY.a2a, ...thresholds };
  const reasons = broadcastFindings(asset, events as readonly JsonObject[], asked).map(objection);
  return { eligible: reasons.length === 0, reasons };
}

/** Whether a pattern of `signals_match` matches any signal: substring, `a|b`, or `/regex/flags`. */
export function signalMatches(pattern: string, signals: readonly string[]): boolean {
  return matchesSignals(pattern, signals);
}

/** `errsig_norm:<8 hex>` of a signal `errsig:<text>`; null for any other signal. */
export function errorSignature(signal: string): string | null {
  return signatureOf(signal) ?? null;
}

/** A ValidationReport of either shape, as far as it can be understood. Nothing in it is proven. */
export interface ReportReading {
  /** Whether it is what the specification (2.5) asks for. */
  readonly valid: boolean;
  readonly shape: 'protocol' | 'results';
  readonly id: string | null;
  readonly geneId: string | null;
  /** Whether all commands passed; false for a report without any. */
  readonly ok: boolean;
  readonly durationMs: number | null;
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly durationMs: number | null;
    readonly error: string | null;
  }[];
  /** Whether `asset_id` is the hash of the content. */
  readonly hashMatches: boolean;
}

/** @returns null for what is no ValidationReport */
export function readValidationReport(value: unknown): ReportReading | null {
  const reading = readReport(value as Json);
  if (reading === undefined) return null;
  const { differences, hash, ...fields } = reading;
  return { valid: differences.length === 0, hashMatches: hash !== null, ...fields };
}

/** What the validation commands of a gene gave, as whoever ran them tells it. */
export interface ValidationRun {
  readonly geneId: string;
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly stdout?: string;
    readonly stderr?: string;
    /** 0 where it is not known. */
    readonly durationMs?: number;
  }[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The protocol's ValidationReport, with the fields of the older shape as well. */
export interface ValidationReport {
  readonly type: 'ValidationReport';
  readonly schema_version: string;
  readonly id: string;
  readonly gene_id: string;
  readonly env_fingerprint: Readonly<Record<string, string>>;
  readonly env_fingerprint_key: string;
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly stdout: string;
    readonly stderr: string;
  }[];
  readonly results: readonly {
    readonly cmd: string;
    readonly ok: boolean;
    readonly duration_ms: number;
    readonly err?: string;
  }[];
  readonly overall_ok: boolean;
  readonly duration_ms: number;
  readonly started_at: string;
  readonly finished_at: string;
  readonly created_at: string;
  readonly asset_id: string;
}

/**
 * The ValidationReport of commands that ran in this process's environment, with its hash. It names no
 * policy, so a promotion does not take it for evidence.
 *
 * @throws RangeError if a time is none
 */
export function validationReport(run: ValidationRun): ValidationReport {
  const ran = run.commands.map(({ command, ok, stdout = '', stderr = '', durationMs = 0 }) => ({
    result: { command, ok, stdout: shortenText(stdout), stderr: shortenText(stderr) },
    duration_ms: durationMs,
  }));
  return sealed({
    ...commonFields({
      commands: ran.map(({ result, duration_ms }) => ({ ...result, duration_ms })),
      startedAt: new Date(run.startedAt).toISOString(),
      finishedAt: new Date(run.finishedAt).toISOString(),
    }),
    id: `vr_${run.finishedAt}`,
    gene_id: run.geneId,
    ...fingerprint({
      nodeVersion: process.version,
      platform: process.platform,
      arch: process.arch,
      client: TOOL.name,
      clientVersion: TOOL.version,
    }),
    commands: ran.map(({ result }) => result),
  });
}

/** Which rules a command is judged by. */
export type Profile = 'evolver' | 'validator' | 'curated' | 'workspace';

/** Judges one validation command by its text alone; whether its script exists is not asked. */
export async function auditCommand(
  command: string,
  profile: Profile = 'evolver',
): Promise<{ verdict: 'allow' | 'warn' | 'block'; findings: Objection[] }> {
  const judge = Judge.by({
    policy: { ...DEFAULT_POLICY, profile },
    tree: undefined,
    changed: new Set(),
    platform: platformOf(process.platform),
  });
  const { verdict, findings } = await judge.command(command);
  return { verdict, findings: findings.map(objection) };
}

/** An asset that stands in no file. */
function assetOf(value: object): Asset {
  const { type, id } = value as JsonObject;
  if (!(ASSET_TYPES as readonly unknown[]).includes(type))
    throw new TypeError(`${JSON.stringify(type)} is no type of asset`);
  return {
    type: type as AssetType,
    id: typeof id === 'string' ? id : '',
    path: '',
    value: value as JsonObject,
    locate: () => ({ path: '', line: 1, column: 1 }),
  };
}

function objection(finding: Finding): Objection {
  return { rule: finding.rule, severity: finding.severity, ...describe(finding) };
}
