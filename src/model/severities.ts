/** From the most severe to the least. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
