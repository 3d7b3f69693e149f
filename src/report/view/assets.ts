import type { GeneDifference } from '../../model/asset.ts';
import type { ReportCapsule, ReportGene } from '../gate-report.ts';
import { type CommandResult, resultOf } from './report-sections.ts';
import { clip, count, grouped } from './words.ts';

const RESULTS = {
  blocked: 'blocked',
  failed: 'failed',
  passed: 'passed',
  notRun: 'not run',
} as const satisfies Record<CommandResult, string>;

/**
 * @param noun empty where a title says what is counted
 * @returns `1 command failed, 2 not run`, `no commands`
 */
export function commandCounts({ commands }: ReportGene, noun = 'command'): string {
  if (commands.length === 0) return 'no commands';
  const results = commands.map(resultOf);
  const numbers = Object.entries(RESULTS)
    .map(([result, words]) => ({ words, number: results.filter((each) => each === result).length }))
    .filter(({ number }) => number > 0);
  return numbers
    .map(({ words, number }, index) => {
      const counted = index === 0 && noun !== '' ? count(number, noun) : grouped(number);
      return `${counted} ${words}`;
    })
    .join(', ');
}

/**
 * Returns which profiles block a gene that the repository's profile allows, and why. A hub's validators
 * may be stricter than the repository.
 */
export function refusals(
  gene: ReportGene,
): { readonly profile: string; readonly reason: string }[] {
  if (gene.commands.some(({ verdict }) => verdict === 'block')) return [];
  return Object.entries(gene.profiles)
    .filter(([, { accepted }]) => !accepted)
    .map(([profile, { reason }]) => ({ profile, reason: reason ?? 'no reason given' }));
}

/** Returns the id of a gene, with its file if another one of them has the same id. */
export function geneName({ id, path }: ReportGene, genes: readonly ReportGene[]): string {
  const isAlone = genes.filter((each) => each.id === id).length < 2;
  return isAlone ? id : `${id} (${path})`;
}

/** Returns the directory in which the commands of a gene run, if it is not the root of the repository. */
export function nestedRoot({ store, commands }: ReportGene): string | undefined {
  return store === undefined || store.root === '.' || commands.length === 0
    ? undefined
    : clip(store.root, LONGEST.message);
}

/** Returns the remarks of the profiles that accept a gene. */
export function remarks({ profiles }: ReportGene): string[] {
  return Object.values(profiles).flatMap(({ remark }) => remark ?? []);
}

/**
 * Returns which versions of the hub's validators accept a gene, if they disagree: `accepted by the
 * validators of 1.94, not of newer ones`.
 */
export function versionWords({
  validators = {},
}: Pick<ReportGene, 'validators'>): string | undefined {
  const named = (wanted: boolean) =>
    Object.entries(validators)
      .filter(([, { accepted }]) => accepted === wanted)
      .map(([version]) => (version === 'newer' ? 'newer ones' : version))
      .join(' and ');
  const [taken, refused] = [named(true), named(false)];
  return taken === '' || refused === ''
    ? undefined
    : `accepted by the validators of ${taken}, not of ${refused}`;
}

const VERBS: Record<GeneDifference['kind'], string> = {
  command_added: 'adds',
  command_removed: 'removes',
  constraint_loosened: 'loosens',
  constraint_tightened: 'tightens',
};

/**
 * Returns the differences between a gene's base and head, loosened constraints first. Each is a sentence
 * in parts: trusted words alternate with names or values of the gene, which the caller escapes:
 * `loosens |constraints.max_files|: |10| → |20`.
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
 * Returns whether a Capsule is eligible for promotion, in words that follow its id. `reason` is the first
 * reason against it and the number of others; the caller escapes it.
 *
 * @returns undefined for a removed Capsule
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
