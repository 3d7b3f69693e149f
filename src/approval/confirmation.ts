import type { AuditedGene } from '../audit/audited.ts';
import { CONFIRMATIONS, type Confirmation } from '../model/verdict.ts';

/** The strongest confirmation that a gene's commands ask for; `standard` if it may not run anyhow. */
export function strongestConfirmation({ commands }: Pick<AuditedGene, 'commands'>): Confirmation {
  if (commands.some(({ plan }) => plan === undefined)) return 'standard';
  const asked = commands.map(({ confirmation }) => CONFIRMATIONS.indexOf(confirmation));
  return CONFIRMATIONS[Math.max(0, ...asked)] ?? 'standard';
}
