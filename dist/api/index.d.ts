/** What a rule objects to. The ids of rules are stable, and `docs/rules/<id>.md` explains each. */
export interface Objection {
    readonly rule: string;
    readonly severity: 'error' | 'warning' | 'notice';
    readonly message: string;
    readonly remedy: string;
}
export type BlastSeverity = 'within_limit' | 'approaching_limit' | 'exceeded' | 'critical_overrun' | 'hard_cap_breach';
/**
 * Grades a change against a gene's limit, in the reference engine's words.
 *
 * @param change.maxFiles the gene's `constraints.max_files`; 20 counts where it is no limit
 * @param caps what no gene can raise
 */
export declare function blastSeverity(change: {
    readonly files: number;
    readonly lines: number;
    readonly maxFiles?: unknown;
}, caps?: {
    readonly files: number;
    readonly lines: number;
}): {
    severity: BlastSeverity;
    message: string;
};
/**
 * Says what forbids a path: `always` (`.git`, `node_modules`, at any depth), `audit_log` (existing
 * bytes of `events.jsonl` stay as they are), or `declared` by the gene.
 *
 * @param forbiddenPaths the gene's `constraints.forbidden_paths`
 */
export declare function forbiddenPath(path: string, forbiddenPaths?: readonly string[]): 'always' | 'audit_log' | 'declared' | null;
/** The protocol's canonical JSON: keys sorted at every level; `null` for what JSON cannot say. */
export declare function canonicalJson(value: unknown): string;
/** The content hash of an asset, `sha256:…`, without its top-level `asset_id`. */
export declare function contentHash(asset: object): string;
/**
 * Whether an asset's `asset_id` is the hash of its content.
 *
 * @returns `hub` for a Capsule hashed without `outcome.notes` and `outcome.details`; null for no match
 */
export declare function verifyContentHash(asset: object): 'content' | 'hub' | null;
/**
 * What the protocol's schema has against an asset that is to be promoted: errors, or warnings where
 * the asset declares an older schema. Nothing for what conforms.
 *
 * @throws TypeError if its `type` is none of Gene, Capsule, EvolutionEvent, Mutation, ValidationReport
 */
export declare function checkSchema(asset: object): Objection[];
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
export declare function broadcastEligibility(capsule: object, events: readonly object[], thresholds?: Partial<Thresholds>): {
    eligible: boolean;
    reasons: Objection[];
};
/** Whether a pattern of `signals_match` matches any signal: substring, `a|b`, or `/regex/flags`. */
export declare function signalMatches(pattern: string, signals: readonly string[]): boolean;
/** `errsig_norm:<8 hex>` of a signal `errsig:<text>`; null for any other signal. */
export declare function errorSignature(signal: string): string | null;
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
export declare function readValidationReport(value: unknown): ReportReading | null;
/** What the validation commands of a gene gave, as whoever ran them tells it. */
export interface ValidationRun {
    readonly geneId: string;
    readonly commands: readonly {
        readonly command: string;
        readonly ok: boolean;
        readonly stdout?: string;
        readonly stderr?: string;
        /** 0 where it is not told. */
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
export declare function validationReport(run: ValidationRun): ValidationReport;
/** Which rules a command is judged by. */
export type Profile = 'evolver' | 'validator' | 'curated' | 'workspace';
/** Judges one validation command by its text alone; whether its script exists is not asked. */
export declare function auditCommand(command: string, profile?: Profile): Promise<{
    verdict: 'allow' | 'warn' | 'block';
    findings: Objection[];
}>;
