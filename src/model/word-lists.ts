export const ASSET_TYPES = [
  'Gene',
  'Capsule',
  'EvolutionEvent',
  'ValidationReport',
  'Mutation',
] as const;

/** The reference engine's severities, from the number of files and the gene's `max_files`. */
export const BLAST_SEVERITIES = [
  'within_limit',
  'approaching_limit',
  'exceeded',
  'critical_overrun',
  'hard_cap_breach',
] as const;
export type BlastSeverity = (typeof BLAST_SEVERITIES)[number];

/** From the weakest to the strongest. */
export const CONFIRMATIONS = ['standard', 'strong', 'very_strong'] as const;

/** From the weakest to the strongest. */
export const ISOLATION_LEVELS = ['none', 'process_group', 'namespaces'] as const;

/**
 * What is behind a finding, from the worst to the least: it runs code from elsewhere, destroys, reads secrets
 * or weakens what protects; something fails or cannot be read; or a record is not as it should be.
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

/** What a policy can require, from the loosest to the strictest. */
export const PROOF_LEVELS = ['none', 'any', 'reverted'] as const;

/** From the most severe to the least. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;

/**
 * The rules of the engine, and the stricter ones of the hub's validators. Every command is judged by both,
 * because gene authors need to know both results.
 */
export const GENE_PROFILES = ['evolver', 'validator'] as const;
export type GeneProfile = (typeof GENE_PROFILES)[number];

/**
 * The profiles. Those of two agent sandboxes apply only if the policy selects them; they allow other
 * programs, and are neither stricter nor looser than the first two.
 */
export const PROFILE_NAMES = [...GENE_PROFILES, 'curated', 'workspace'] as const;
