export const ASSET_TYPES = [
  'Gene',
  'Capsule',
  'EvolutionEvent',
  'ValidationReport',
  'Mutation',
  'AntiGene',
] as const;

/** The reference engine's severities, by the number of files and the gene's `max_files`. */
export const BLAST_SEVERITIES = [
  'within_limit',
  'approaching_limit',
  'exceeded',
  'critical_overrun',
  'hard_cap_breach',
] as const;
export type BlastSeverity = (typeof BLAST_SEVERITIES)[number];

/** Weakest first. */
export const CONFIRMATIONS = ['standard', 'strong', 'very_strong'] as const;

/** Weakest first. */
export const ISOLATION_LEVELS = ['none', 'process_group', 'namespaces'] as const;

/**
 * Classes of rules, worst first. Danger: runs foreign code, destroys, reads secrets or weakens protection.
 * Broken: a command fails or a file is unreadable. Bookkeeping: a record is wrong.
 */
export const HARMS = ['danger', 'broken', 'bookkeeping'] as const;

/** From the proof of a command to no result. */
export const PROOF_OUTCOMES = [
  'fails_without_change',
  'fails_when_new_code_fails',
  'not_run',
  'nothing_shown',
  'no_subject',
] as const;
export type ProofOutcome = (typeof PROOF_OUTCOMES)[number];

/** From the loosest to the strictest. */
export const PROOF_LEVELS = ['none', 'any', 'reverted'] as const;

/** Most severe first. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;

/**
 * The versions of the reference engine that accept different commands, and the validators of its hub,
 * oldest first. All judge every command, because gene authors need to know who takes a gene.
 */
export const ENGINES = ['engine 1.29', 'engine 1.94', 'hub 1.94', 'engine 2'] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * The rules of the documents, and of the engines that the policy names (`a2a.engines`). Both judge
 * every command.
 */
export const GENE_PROFILES = ['evolver', 'validator'] as const;
export type GeneProfile = (typeof GENE_PROFILES)[number];

/**
 * All profiles. `curated` and `workspace`, from two agent sandboxes, apply only if the policy selects them. They
 * allow other programs, and are neither stricter nor looser than the first two.
 */
export const PROFILE_NAMES = [...GENE_PROFILES, 'curated', 'workspace'] as const;

/**
 * Forms of an asset whose hash can be its `asset_id`. The first four are accepted; the others explain
 * why an honest hash does not match.
 */
export const HASH_FORMS = {
  content: 'the current protocol',
  hub: 'the hub, without `outcome.notes` and `outcome.details`',
  engine: 'the reference engine, with `null` for fields without a value, which it does not write',
  local: 'the reference engine 2, without the local annotations of a Gene',
  created: 'the reference engine, before it added what it learned to the gene',
  unprefixed: 'the current protocol, without `sha256:` in small letters before 64 digits',
} as const;

export type HashForm = keyof typeof HASH_FORMS;

export type AcceptedForm = Extract<HashForm, 'content' | 'hub' | 'engine' | 'local'>;

export const HASH_FORM_NAMES = Object.keys(HASH_FORMS) as [HashForm, ...HashForm[]];
