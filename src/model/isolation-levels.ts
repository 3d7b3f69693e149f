/** From the weakest to the strongest. */
export const ISOLATION_LEVELS = ['none', 'process_group', 'namespaces'] as const;
