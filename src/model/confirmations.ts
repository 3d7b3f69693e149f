/** From the weakest to the strongest. */
export const CONFIRMATIONS = ['standard', 'strong', 'very_strong'] as const;
