import type { AuditedGene, Confirmation } from '../audit/audited.ts';

/** How many different people a confirmation takes. */
export const PEOPLE: Readonly<Record<Confirmation, number>> = {
  standard: 0,
  strong: 1,
  very_strong: 2,
};

/** The strongest confirmation that a gene's commands ask for; `standard` if it may not run anyhow. */
export function confirmationOf({ commands }: Pick<AuditedGene, 'commands'>): Confirmation {
  if (commands.some(({ plan }) => plan === undefined)) return 'standard';
  return commands.reduce<Confirmation>(
    (strongest, { confirmation }) =>
      PEOPLE[confirmation] > PEOPLE[strongest] ? confirmation : strongest,
    'standard',
  );
}
