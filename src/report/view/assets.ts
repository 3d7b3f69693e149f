import type { GeneDifference } from '../../model/asset.ts';
import type { ReportCapsule, ReportGene } from '../gate-report.ts';
import { clip, count } from './words.ts';

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

const LONGEST = { message: 200, rule: 60 } as const;

/**
 * Whether other agents would get a Capsule, in words that follow its id; if not, the first reason, which
 * is to be escaped where it is shown, and how many others there are.
 *
 * @returns undefined where it is not asked
 */
export function eligibilityWords({
  eligible,
  reasons: [first, ...others],
}: ReportCapsule): { readonly lead: string; readonly reason?: string } | undefined {
  if (eligible === null) return undefined;
  if (eligible) return { lead: 'eligible' };
  if (first === undefined) return { lead: 'not eligible' };
  const more = others.length > 0 ? `, and ${count(others.length, 'other reason')}` : '';
  const { message, rule } = first;
  return {
    lead: 'not eligible',
    reason: `${clip(message, LONGEST.message)} (${clip(rule, LONGEST.rule)}${more})`,
  };
}
