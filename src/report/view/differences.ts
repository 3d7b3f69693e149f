import type { GeneDifference } from '../../model/asset.ts';
import type { ReportGene } from '../gate-report.ts';

const VERBS: Record<GeneDifference['kind'], string> = {
  command_added: 'adds',
  command_removed: 'removes',
  constraint_loosened: 'loosens',
  constraint_tightened: 'tightens',
};

/**
 * What the change does to a gene that the base has, too. Each difference is a sentence in parts: words of
 * ours, and after each of them a name or value of the gene's, to be escaped where it is shown:
 * `loosens |constraints.max_files|: |10| → |20`. What loosens comes first.
 */
export function differenceWords({ differences = [] }: ReportGene): readonly string[][] {
  const loosening = differences.filter(({ kind }) => kind === 'constraint_loosened');
  const others = differences.filter(({ kind }) => kind !== 'constraint_loosened');
  return [...loosening, ...others].map(partsOf);
}

function partsOf({ kind, field, base, head }: GeneDifference): string[] {
  const verb = `${VERBS[kind]} `;
  if (kind === 'command_added' || kind === 'command_removed') return [verb, head ?? base ?? ''];
  if (base === null) return [verb, field, ': now also ', head ?? ''];
  if (head === null) return [verb, field, ': no longer ', base];
  return [verb, field, ': ', base, ' → ', head];
}
