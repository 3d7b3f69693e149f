import { canonicalize } from '@evomap/gep-sdk';
import * as z from 'zod';
import type { Asset, Json, JsonObject } from './assets/asset.ts';
import { isAuditLog } from './assets/log/audit-log.ts';
import { gradeFiles, gradeWords } from './audit/change/blast-radius.ts';
import { alwaysForbidden } from './audit/change/forbidden-paths.ts';
import { broadcastFindings } from './audit/claims/broadcast.ts';
import { contentHash as hashOf, matchContentHash } from './audit/claims/content-hash.ts';
import { promotionSchemaFindings } from './audit/claims/schema/findings.ts';
import { streakCounter } from './audit/claims/success-streak.ts';
import { readConstraints } from './audit/gene/gene-limits.ts';
import { Judge } from './judge/judge.ts';
import type { AssetType } from './model/asset.ts';
import { platformOf } from './model/platform.ts';
import { ASSET_TYPES } from './model/word-lists.ts';
import { DEFAULT_POLICY } from './policy/default.ts';
import { PROFILE_NAMES } from './policy/profile-names.ts';
import { withEdit } from './remedy/edits.ts';
import { isWithin, normalise } from './repo/paths.ts';
import { readValidationReport as readReport } from './report/validation-reading.ts';
import { commonFields, fingerprint, sealed, shortenText } from './report/validation-reports.ts';
import { describe, eligibilityOf, type Finding, finding } from './rules/finding.ts';
import { errorSignature as signatureOf } from './select/error-signature.ts';
import { matchesSignals } from './select/pattern.ts';

// The programmatic interface of the package, described in docs/reports.md#judge-in-your-own-program. It judges values in memory: it
// reads no files, runs nothing and makes no requests. Its types refer to no internal type, so that the
// declarations are self-contained.

/** A finding of a rule. The ids of rules are stable, and `docs/rules/<id>.md` explains each. */
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
 * Grades the size of a change by a gene's limit, with the reference engine's severity and message.
 *
 * @param change.maxFiles the gene's `constraints.max_files`; 20 if it is not a valid limit
 * @param caps the hard caps, which no gene can raise
 * @throws TypeError if a number of files or lines is missing, negative, or not an integer
 */
export function blastSeverity(
  change: { readonly files: number; readonly lines: number; readonly maxFiles?: unknown },
  caps: { readonly files: number; readonly lines: number } = {
    files: DEFAULT_POLICY.blast_radius.hard_cap_files,
    lines: DEFAULT_POLICY.blast_radius.hard_cap_lines,
  },
): { severity: BlastSeverity; message: string } {
  const { files, maxFiles } = checked(sizeSchema, change, 'change');
  checked(sizeSchema, caps, 'caps');
  const severity = gradeFiles(files, maxFiles, change, caps);
  return { severity, message: gradeWords(severity, change, maxFiles, caps) };
}

/**
 * Returns why a path is forbidden: `always` (`.git` and `node_modules`, at any depth), `audit_log`
 * (the append-only `events.jsonl`), or `declared` by the gene; null for an allowed path.
 *
 * @param forbiddenPaths the gene's `constraints.forbidden_paths`
 */
export function forbiddenPath(
  path: string,
  forbiddenPaths: readonly string[] = [],
): 'always' | 'audit_log' | 'declared' | null {
  checked(z.string(), path, 'path');
  checked(z.array(z.string()), forbiddenPaths, 'forbiddenPaths');
  if (alwaysForbidden(path) !== undefined) return 'always';
  if (isAuditLog(path)) return 'audit_log';
  const declared = readConstraints({ forbidden_paths: [...forbiddenPaths] }).constraints;
  const place = normalise(path) ?? path;
  return declared.forbiddenPaths.some((entry) => isWithin(place, entry)) ? 'declared' : null;
}

/**
 * Returns the protocol's canonical JSON: keys sorted at every level; `null` for unsupported values.
 */
export function canonicalJson(value: unknown): string {
  return canonicalize(value);
}

/** Returns the content hash of an asset without its top-level `asset_id`: `sha256:…`. */
export function contentHash(asset: object): string {
  checked(objectSchema, asset, 'asset');
  return hashOf(asset as JsonObject);
}

/**
 * Checks that an asset's `asset_id` is its content hash.
 *
 * @returns `hub` for a Capsule hashed without `outcome.notes` and `outcome.details`, `engine` for an asset
 *   hashed with fields that the reference engine does not write; null if no hash matches
 */
export function verifyContentHash(asset: object): 'content' | 'hub' | 'engine' | null {
  return matchContentHash(assetOf(asset)) ?? null;
}

/**
 * Checks an asset for promotion by the protocol's schema. Differences are errors, or warnings if the
 * asset declares an older schema.
 *
 * @throws TypeError if `type` is not Gene, Capsule, EvolutionEvent, Mutation or ValidationReport
 */
export function checkSchema(asset: object): Objection[] {
  return promotionSchemaFindings(assetOf(asset)).map(objection);
}

/** The thresholds for a Capsule; the policy's section `a2a`. */
export interface Thresholds {
  readonly min_score: number;
  readonly max_files: number;
  readonly max_lines: number;
  readonly min_success_streak: number;
}

/** `unproven` if nothing refutes the Capsule, but the events are not enough. */
export type Eligibility = 'eligible' | 'unproven' | 'refuted';

/**
 * Checks whether a Capsule may be broadcast to other agents. The caller vouches for the log, so fields
 * that its events do not have are not required. A success does not count if its hash is wrong, its
 * parent is not before it, its id is used twice, or it names other genes. An entry that is not an
 * object could be a failure: then the Capsule is unproven.
 *
 * @param events the audit log, oldest first; the success streak is counted only from these events
 * @param thresholds default: the policy's defaults 0.7, 5, 200 and 2
 * @throws TypeError if `capsule` is not a Capsule, `events` is not a list, or a threshold is not a
 *   number
 */
export function broadcastEligibility(
  capsule: object,
  events: readonly object[],
  thresholds: Partial<Thresholds> = {},
): { eligible: boolean; eligibility: Eligibility; reasons: Objection[] } {
  const asset = assetOf({ type: 'Capsule', ...checked(objectSchema, capsule, 'capsule') });
  if (asset.type !== 'Capsule')
    throw new TypeError(`capsule: expected a Capsule, got a ${asset.type}`);
  const asked = { ...DEFAULT_POLICY.a2a, ...checked(thresholdsSchema, thresholds, 'thresholds') };
  const listed: readonly unknown[] = checked(z.array(z.unknown()), events, 'events');
  const values = listed.filter((event) => objectSchema.safeParse(event).success) as JsonObject[];
  const log = values.map((value) => ({ value, log: '' }));
  const unreadable = listed.length - values.length;
  const reasons = [
    ...broadcastFindings(asset, streakCounter(log, false)(asset), asked),
    ...(unreadable > 0 ? [unreadableEvents(asset, unreadable)] : []),
  ];
  const eligibility = eligibilityOf(reasons);
  return {
    eligible: eligibility === 'eligible',
    eligibility,
    reasons: reasons.map(objection),
  };
}

function unreadableEvents({ id }: Asset, count: number): Finding {
  const claim = `the successes of the Capsule \`${id}\``;
  const why = `a log in which ${count} ${count === 1 ? 'entry is' : 'entries are'} not an object`;
  return finding('claim-not-checked', { claim, why }, { severity: 'error' });
}

/**
 * Checks whether a `signals_match` pattern matches any signal: substring, `a|b`, or `/regex/flags`.
 */
export function signalMatches(pattern: string, signals: readonly string[]): boolean {
  checked(z.string(), pattern, 'pattern');
  checked(z.array(z.string()), signals, 'signals');
  return matchesSignals(pattern, signals);
}

/** Returns `errsig_norm:<8 hex>` for a signal `errsig:<text>`; null for any other signal. */
export function errorSignature(signal: string): string | null {
  checked(z.string(), signal, 'signal');
  return signatureOf(signal) ?? null;
}

/** The fields of a ValidationReport of either shape. They are claims, and not verified. */
export interface ReportReading {
  /** Whether it conforms to the specification (2.5). */
  readonly valid: boolean;
  readonly shape: 'protocol' | 'results';
  readonly id: string | null;
  readonly geneId: string | null;
  /** Whether all commands passed; false for a report without commands. */
  readonly ok: boolean;
  readonly durationMs: number | null;
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly durationMs: number | null;
    readonly error: string | null;
  }[];
  /** Whether `asset_id` is the content hash. */
  readonly hashMatches: boolean;
}

/** Reads a ValidationReport. @returns null for any other value */
export function readValidationReport(value: unknown): ReportReading | null {
  const reading = readReport(value as Json);
  if (reading === undefined) return null;
  const { differences, hash, ...fields } = reading;
  return { valid: differences.length === 0, hashMatches: hash !== null, ...fields };
}

/** The results of a gene's validation commands, as reported by the caller. */
export interface ValidationRun {
  readonly geneId: string;
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly stdout?: string;
    readonly stderr?: string;
    /** Default: 0. */
    readonly durationMs?: number;
  }[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The protocol's ValidationReport, including the fields of the older shape. */
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
 * Creates the ValidationReport of commands that ran in this process's environment, with its content
 * hash. It names no policy, so a promotion does not accept it as evidence.
 *
 * @throws RangeError if a time is invalid
 * @throws TypeError if `run` is not complete
 */
export function validationReport(run: ValidationRun): ValidationReport {
  checked(runSchema, run, 'run');
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
    ...fingerprint(process),
    commands: ran.map(({ result }) => result),
  });
}

/** The rules by which a command is judged. */
export type Profile = 'evolver' | 'validator' | 'curated' | 'workspace';

/** Judges one validation command by its text alone; does not check whether its script exists. */
export async function auditCommand(
  command: string,
  profile: Profile = 'evolver',
): Promise<{ verdict: 'allow' | 'warn' | 'block'; findings: Objection[] }> {
  checked(z.string(), command, 'command');
  const judge = Judge.by({
    policy: { ...DEFAULT_POLICY, profile: checked(profileSchema, profile, 'profile') },
    tree: undefined,
    changed: new Set(),
    platform: platformOf(process.platform),
  });
  const { verdict, findings } = await withEdit(await judge.command(command), judge);
  return { verdict, findings: findings.map(objection) };
}

const objectSchema = z.record(z.string(), z.unknown());
const countSchema = z.int().nonnegative();
const sizeSchema = z.looseObject({ files: countSchema, lines: countSchema });
const thresholdsSchema = z
  .looseObject({
    min_score: z.number(),
    max_files: z.number(),
    max_lines: z.number(),
    min_success_streak: z.number(),
  })
  .partial();
const profileSchema = z.enum(PROFILE_NAMES);
const runSchema = z.looseObject({
  geneId: z.string(),
  commands: z.array(
    z.looseObject({
      command: z.string(),
      ok: z.boolean(),
      stdout: z.string().optional(),
      stderr: z.string().optional(),
      durationMs: z.number().optional(),
    }),
  ),
  startedAt: z.number(),
  finishedAt: z.number(),
});

/**
 * Returns a value of the caller unchanged.
 *
 * @throws TypeError with the name of the argument and the path in it, if it does not match
 */
function checked<T>(schema: z.ZodType, value: T, name: string): T {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue === undefined) return value;
  throw new TypeError(`${[name, ...issue.path].join('.')}: ${issue.message}`);
}

/** Returns an asset without a file. */
function assetOf(value: object): Asset {
  const { type, id } = checked(objectSchema, value, 'asset') as JsonObject;
  if (!(ASSET_TYPES as readonly unknown[]).includes(type))
    throw new TypeError(`${JSON.stringify(type)} is not an asset type`);
  return {
    type: type as AssetType,
    id: typeof id === 'string' ? id : '',
    path: '',
    value: value as JsonObject,
    pointer: [],
    locate: () => ({ path: '', line: 1, column: 1 }),
  };
}

function objection(finding: Finding): Objection {
  return { rule: finding.rule, severity: finding.severity, ...describe(finding) };
}
