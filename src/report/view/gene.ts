import type { ReportGene } from '../gate-report.ts';
import { count } from './words.ts';

/** @returns `1 of 2 commands passed, 1 blocked` */
export function commandCounts({ commands }: ReportGene): string {
  const blocked = commands.filter(({ verdict }) => verdict === 'block').length;
  const passed = commands.filter(({ outcome }) => outcome?.status === 'passed').length;
  const all = `${passed} of ${count(commands.length, 'command')} passed`;
  return blocked > 0 ? `${all}, ${blocked} blocked` : all;
}

/**
 * Which profiles would refuse a gene that this repository's own profile allows, and why: to be known
 * before the gene is published, since a hub's validators may be the stricter ones.
 */
export function refusals(
  gene: ReportGene,
): { readonly profile: string; readonly reason: string }[] {
  if (gene.commands.some(({ verdict }) => verdict === 'block')) return [];
  return Object.entries(gene.profiles)
    .filter(([, { accepted }]) => !accepted)
    .map(([profile, { reason }]) => ({ profile, reason: reason ?? 'no reason given' }));
}
