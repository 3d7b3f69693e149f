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

/** From the most severe to the least. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;

/**
 * The versions of the reference engine that accept different commands, and the validators of its hub, oldest
 * first. Every command is judged by all of them, because gene authors need to know who takes a gene.
 */
export const ENGINES = ['engine 1.29', 'engine 1.94', 'hub 1.94', 'engine 2'] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * The rules of the documents, and with them those of the engines that the policy names (`a2a.engines`). Every
 * command is judged by both.
 */
export const GENE_PROFILES = ['evolver', 'validator'] as const;
export type GeneProfile = (typeof GENE_PROFILES)[number];

/**
 * The profiles. Those of two agent sandboxes apply only if the policy selects them; they allow other
 * programs, and are neither stricter nor looser than the first two.
 */
export const PROFILE_NAMES = [...GENE_PROFILES, 'curated', 'workspace'] as const;
