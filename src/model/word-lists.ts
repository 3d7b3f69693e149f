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
