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
