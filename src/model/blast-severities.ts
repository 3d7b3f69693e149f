/** The reference engine's severities, from the number of files and the gene's `max_files`. */
export const BLAST_SEVERITIES = [
  'within_limit',
  'approaching_limit',
  'exceeded',
  'critical_overrun',
  'hard_cap_breach',
] as const;
export type BlastSeverity = (typeof BLAST_SEVERITIES)[number];
