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
export declare function blastSeverity(change: {
    readonly files: number;
    readonly lines: number;
    readonly maxFiles?: unknown;
}, caps?: {
    readonly files: number;
    readonly lines: number;
}): {
    severity: "approaching_limit" | "critical_overrun" | "exceeded" | "hard_cap_breach" | "within_limit";
    message: string;
};
/**
 * Returns why a path is forbidden: `always` (`.git` and `node_modules`, at any depth), `audit_log`
 * (the append-only `events.jsonl`), or `declared` by the gene; null for an allowed path.
 * @param forbiddenPaths the gene's `constraints.forbidden_paths`
 */
export declare function forbiddenPath(path: string, forbiddenPaths?: readonly string[]): "always" | "audit_log" | "declared" | null;
/** Returns the protocol's canonical JSON: keys sorted at every level; `null` for unsupported values. */
export declare function canonicalJson(value: unknown): string;
/** Returns the content hash of an asset without its top-level `asset_id`: `sha256:…`. */
export declare function contentHash(asset: object): string;
/**
 * Checks that an asset's `asset_id` is its content hash.
 * @returns `hub` for a Capsule hashed without `outcome.notes` and `outcome.details`, `engine` for an asset
 *   hashed with fields that the reference engine does not write, `local` for a Gene hashed without its local
 *   annotations; null if no hash matches
 */
export declare function verifyContentHash(asset: object): 'content' | 'hub' | 'engine' | 'local' | null;
/**
 * Checks an asset for promotion by the protocol's schema. Differences are errors, or warnings if the
 * asset declares an older schema.
 * @throws TypeError if `type` is not Gene, Capsule, EvolutionEvent, Mutation or ValidationReport
 */
export declare function checkSchema(asset: object): Objection[];
/** The thresholds for a Capsule; the policy's section `a2a`. */
export type Thresholds = Readonly<Record<'min_score' | 'max_files' | 'max_lines' | 'min_success_streak', number>>;
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
export declare function broadcastEligibility(capsule: object, events: readonly object[], thresholds?: Partial<Thresholds>): {
    eligible: boolean;
    eligibility: "eligible" | "refuted" | "unproven";
    reasons: Objection[];
};
/** Checks whether a `signals_match` pattern matches any signal: substring, `a|b`, or `/regex/flags`. */
export declare function signalMatches(pattern: string, signals: readonly string[]): boolean;
/** Returns `errsig_norm:<8 hex>` for a signal `errsig:<text>`; null for any other signal. */
export declare function errorSignature(signal: string): string | null;
export type ReportReading = NonNullable<ReturnType<typeof readValidationReport>>;
/**
 * Reads a ValidationReport of either shape. Its fields are claims, and not verified.
 * @returns also whether it conforms to the specification (2.5; `valid`), whether all commands passed (`ok`;
 *   false without commands), and whether `asset_id` is the content hash (`hashMatches`); null for any other value
 */
export declare function readValidationReport(value: unknown): {
    shape: 'protocol' | 'results';
    id: string | null;
    geneId: string | null;
    ok: boolean;
    contradictory: boolean;
    durationMs: number | null;
    commands: {
        command: string;
        ok: boolean;
        durationMs: number | null;
        error: string | null;
        proof: string | null;
    }[];
    valid: boolean;
    hashMatches: boolean;
} | null;
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
export declare const validationReport: (run: {
    geneId: string;
    commands: readonly {
        command: string;
        ok: boolean;
        stdout?: string | undefined;
        stderr?: string | undefined;
        durationMs?: number | undefined;
    }[];
    startedAt: number;
    finishedAt: number;
}) => {
    env_fingerprint: {
        readonly node_version: string;
        readonly platform: string;
        readonly arch: string;
        readonly client: string;
        readonly client_version: string;
    };
    env_fingerprint_key: string;
    type: 'ValidationReport';
    schema_version: string;
    results: {
        cmd: string;
        ok: boolean;
        duration_ms: number;
        err?: string;
    }[];
    overall_ok: boolean;
    duration_ms: number;
    started_at: string;
    finished_at: string;
    created_at: string;
    id: string;
    gene_id: string;
    commands: {
        command: string;
        ok: boolean;
        stdout: string;
        stderr: string;
    }[];
} & {
    asset_id: string;
};
/** The rules by which a command is judged. */
export type Profile = 'evolver' | 'validator' | 'curated' | 'workspace';
/** Judges one validation command by its text alone; does not check whether its script exists. */
export declare function auditCommand(command: string, profile?: Profile): Promise<{
    verdict: "allow" | "block" | "warn";
    findings: Objection[];
}>;
