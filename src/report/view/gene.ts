import type { ReportGene } from '../gate-report.ts';
import { count } from './words.ts';

/** @returns `1 of 2 commands blocked`, `2 of 2 commands passed`, `2 commands, not run`, `no command` */
export function commandCounts({ commands }: ReportGene): string {
  if (commands.length === 0) return 'no command';
  const all = count(commands.length, 'command');
  const blocked = commands.filter(({ verdict }) => verdict === 'block').length;
  if (blocked > 0) return `${blocked} of ${all} blocked`;
  if (commands.every(({ outcome }) => outcome === undefined)) return `${all}, not run`;
  const passed = commands.filter(({ outcome }) => outcome?.status === 'passed').length;
  return `${passed} of ${all} passed`;
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

/** What is to be known about the profiles that would accept a gene. */
export function remarks({ profiles }: ReportGene): string[] {
  return Object.values(profiles).flatMap(({ remark }) => remark ?? []);
}
