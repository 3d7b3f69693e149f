import { canonicalize } from '@evomap/gep-sdk';
import * as z from 'zod';
import type { Asset, Json, JsonObject } from './assets/asset.ts';
import { isAuditLog } from './assets/log/audit-log.ts';
import { gradeFiles, gradeWords } from './audit/change/blast-radius.ts';
import { alwaysForbidden } from './audit/change/protected-paths.ts';
import { broadcastFindings } from './audit/claims/capsules.ts';
import { contentHash as hashOf, matchContentHash } from './audit/claims/content-hash.ts';
import { promotionSchemaFindings } from './audit/claims/schema/findings.ts';
import { streakCounter } from './audit/claims/success-streak.ts';
import { readConstraints } from './audit/gene/gene-limits.ts';
import { Judge } from './judge/judge.ts';
import { platformOf } from './model/platform.ts';
import { ASSET_TYPES, PROFILE_NAMES } from './model/word-lists.ts';
import { DEFAULT_POLICY } from './policy/default.ts';
import { withEdit } from './remedy/edits.ts';
import { isWithin, normalise } from './repo/paths.ts';
import { readValidationReport as readReport } from './report/validation-reading.ts';
import { commonFields, fingerprint, sealed, shortenText } from './report/validation-reports.ts';
import { describe, eligibilityOf, type Finding, finding } from './rules/finding.ts';
import { errorSignature as signatureOf } from './select/error-signature.ts';
import { matchesSignals } from './select/pattern.ts';

// The programmatic interface of the package, described in docs/reports.md#judge-in-your-own-program. It judges values in memory: it
// reads no files, runs nothing and makes no requests. Its declarations refer to no other file: the compiler writes
// out a type that it infers, and imports one that is named.

/** A finding of a rule. The ids of rules are stable, and `docs/rules/<id>.md` explains each. */
export interface Objection {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly remedy: string;
}

export type BlastSeverity = ReturnType<typeof blastSeverity>['severity'];

/**
 * Grades the size of a change by a gene's limit, with the reference engine's severity and message.
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
) {
  check({ change, caps }, { change: sizeSchema, caps: sizeSchema });
  const { files, maxFiles } = change;
  const severity = gradeFiles(files, maxFiles, change, caps);
  return { severity, message: gradeWords(severity, change, maxFiles, caps) };
}

/**
 * Returns why a path is forbidden: `always` (`.git` and `node_modules`, at any depth), `audit_log`
 * (the append-only `events.jsonl`), or `declared` by the gene; null for an allowed path.
 * @param forbiddenPaths the gene's `constraints.forbidden_paths`
 */
export function forbiddenPath(path: string, forbiddenPaths: readonly string[] = []) {
  check({ path, forbiddenPaths }, { path: text, forbiddenPaths: z.array(text) });
  if (alwaysForbidden(path) !== undefined) return 'always';
  if (isAuditLog(path)) return 'audit_log';
  const declared = readConstraints({ forbidden_paths: [...forbiddenPaths] }).constraints;
  const place = normalise(path) ?? path;
  return declared.forbiddenPaths.some((entry) => isWithin(place, entry)) ? 'declared' : null;
}

/** Returns the protocol's canonical JSON: keys sorted at every level; `null` for unsupported values. */
export function canonicalJson(value: unknown): string {
  return canonicalize(value);
}

/** Returns the content hash of an asset without its top-level `asset_id`: `sha256:…`. */
export function contentHash(asset: object): string {
  check({ asset }, { asset: objectSchema });
  return hashOf(asset as JsonObject);
}

/**
 * Checks that an asset's `asset_id` is its content hash.
 * @returns `hub` for a Capsule hashed without `outcome.notes` and `outcome.details`, `engine` for an asset
 *   hashed with fields that the reference engine does not write, `local` for a Gene hashed without its local
 *   annotations; null if no hash matches
 */
export function verifyContentHash(asset: object): 'content' | 'hub' | 'engine' | 'local' | null {
  return matchContentHash(assetOf(asset)) ?? null;
}

/**
 * Checks an asset for promotion by the protocol's schema. Differences are errors, or warnings if the
 * asset declares an older schema.
 * @throws TypeError if `type` is not Gene, Capsule, EvolutionEvent, Mutation or ValidationReport
 */
export function checkSchema(asset: object): Objection[] {
  return promotionSchemaFindings(assetOf(asset)).map(objection);
}

/** The thresholds for a Capsule; the policy's section `a2a`. */
export type Thresholds = Readonly<
  Record<'min_score' | 'max_files' | 'max_lines' | 'min_success_streak', number>
>;

/** `unproven` if nothing refutes the Capsule, but the events are not enough. */
export type Eligibility = ReturnType<typeof broadcastEligibility>['eligibility'];

/**
 * Checks whether a Capsule may be broadcast to other agents. The caller vouches for the log, so fields that its
 * events do not have are not required. A success does not count if its hash is wrong, its parent is not before
 * it, its id is used twice, or it names other genes. An entry that is not an object could be a failure: then
 * the Capsule is unproven.
 * @param events the audit log, oldest first; the success streak is counted only from these events
 * @param thresholds default: the policy's defaults 0.7, 5, 200 and 2
 * @throws TypeError if `capsule` is not a Capsule, `events` is not a list, or a threshold is not a number
 */
export function broadcastEligibility(
  capsule: object,
  events: readonly object[],
  thresholds: Partial<Thresholds> = {},
) {
  const shape = {
    capsule: capsuleSchema,
    events: z.array(z.unknown()),
    thresholds: thresholdsSchema,
  };
  check({ capsule, events, thresholds }, shape);
  const asset = assetOf({ type: 'Capsule', ...capsule });
  const values = events.filter((event) => objectSchema.safeParse(event).success) as JsonObject[];
  const log = values.map((value) => ({ value, log: '' }));
  const unreadable = events.length - values.length;
  const asked = { ...DEFAULT_POLICY.a2a, ...thresholds };
  const reasons = [
    ...broadcastFindings(asset, streakCounter(log, false)(asset), asked),
    ...(unreadable > 0 ? [unreadableEvents(asset, unreadable)] : []),
  ];
  const eligibility = eligibilityOf(reasons);
  return { eligible: eligibility === 'eligible', eligibility, reasons: reasons.map(objection) };
}

function unreadableEvents({ id }: Asset, count: number): Finding {
  const claim = `the successes of the Capsule \`${id}\``;
  const why = `a log in which ${count} ${count === 1 ? 'entry is' : 'entries are'} not an object`;
  return finding('claim-not-checked', { claim, why }, { severity: 'error' });
}

/** Checks whether a `signals_match` pattern matches any signal: substring, `a|b`, or `/regex/flags`. */
export function signalMatches(pattern: string, signals: readonly string[]): boolean {
  check({ pattern, signals }, { pattern: text, signals: z.array(text) });
  return matchesSignals(pattern, signals);
}

/** Returns `errsig_norm:<8 hex>` for a signal `errsig:<text>`; null for any other signal. */
export function errorSignature(signal: string): string | null {
  check({ signal }, { signal: text });
  return signatureOf(signal) ?? null;
}

export type ReportReading = NonNullable<ReturnType<typeof readValidationReport>>;

/**
 * Reads a ValidationReport of either shape. Its fields are claims, and not verified.
 * @returns also whether it conforms to the specification (2.5; `valid`), whether all commands passed (`ok`;
 *   false without commands), and whether `asset_id` is the content hash (`hashMatches`); null for any other value
 */
export function readValidationReport(value: unknown) {
  const reading = readReport(value as Json);
  if (reading === undefined) return null;
  const { differences, hash, ...fields } = reading;
  const commands = fields.commands.map((each) => ({ ...each }));
  return { ...fields, commands, valid: differences.length === 0, hashMatches: hash !== null };
}

const runSchema = z.object({
  geneId: z.string(),
  commands: z
    .array(
      z.object({
        command: z.string(),
        ok: z.boolean(),
        stdout: z.string().optional(),
        stderr: z.string().optional(),
        durationMs: z.number().optional(),
      }),
    )
    .readonly(),
  startedAt: z.number(),
  finishedAt: z.number(),
});

/** The results of a gene's validation commands, as reported by the caller. */
export type ValidationRun = Parameters<typeof validationReport>[0];

/** The protocol's ValidationReport, including the fields of the older shape. */
export type ValidationReport = ReturnType<typeof validationReport>;

/**
 * Creates the ValidationReport of commands that ran in this process's environment, with its content
 * hash. It names no policy, so a promotion does not accept it as evidence.
 * @param run with times in milliseconds since the epoch; the default of `durationMs` is 0
 * @throws RangeError if a time is invalid
 * @throws TypeError if `run` is not complete
 */
export const validationReport = checking(runSchema, (run) => {
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
});

/** The rules by which a command is judged. */
export type Profile = 'evolver' | 'validator' | 'curated' | 'workspace';

/** Judges one validation command by its text alone; does not check whether its script exists. */
export async function auditCommand(command: string, profile: Profile = 'evolver') {
  check({ command, profile }, { command: text, profile: z.enum(PROFILE_NAMES) });
  const judge = Judge.by({
    policy: { ...DEFAULT_POLICY, profile },
    tree: undefined,
    changed: new Set(),
    platform: platformOf(process.platform),
  });
  const { verdict, findings } = await withEdit(await judge.command(command), judge);
  return { verdict, findings: findings.map(objection) };
}

const text = z.string();
const objectSchema = z.record(z.string(), z.unknown());
const assetSchema = z.looseObject({ type: z.enum(ASSET_TYPES) });
const capsuleSchema = z.looseObject({ type: z.literal('Capsule').optional() });
const countSchema = z.int().nonnegative();
const sizeSchema = z.looseObject({ files: countSchema, lines: countSchema });
const number = z.number().optional();
const thresholdsSchema = z.looseObject({
  min_score: number,
  max_files: number,
  max_lines: number,
  min_success_streak: number,
});

/**
 * Checks the arguments of a caller.
 * @param shape the schema of each argument
 * @throws TypeError with the name of the argument and the path in it, if it does not match
 */
function check(args: Readonly<Record<string, unknown>>, shape: z.ZodRawShape): void {
  const [issue] = z.object(shape).safeParse(args).error?.issues ?? [];
  if (issue !== undefined) throw new TypeError(`${issue.path.join('.')}: ${issue.message}`);
}

/** Returns a function that checks its argument by a schema, of which it has the type. */
function checking<Run, Result>(schema: z.ZodType<Run>, judge: (run: Run) => Result) {
  return (run: Run): Result => {
    check({ run }, { run: schema });
    return judge(run);
  };
}

/** Returns an asset without a file. */
function assetOf(asset: object): Asset {
  check({ asset }, { asset: assetSchema });
  const value = asset as JsonObject & Pick<Asset, 'type'>;
  return {
    type: value.type,
    id: typeof value.id === 'string' ? value.id : '',
    path: '',
    value,
    pointer: [],
    locate: () => ({ path: '', line: 1, column: 1 }),
  };
}

function objection(finding: Finding): Objection {
  return { rule: finding.rule, severity: finding.severity, ...describe(finding) };
}
