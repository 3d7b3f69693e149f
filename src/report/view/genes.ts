import type { GeneDifference } from '../../model/asset.ts';
import type { ReportGene } from '../gate-report.ts';
import { type CommandResult, resultOf } from './report-sections.ts';
import { clip, count, grouped, inCode, type Tone } from './words.ts';

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

/** Returns the id of a gene, with its file if another one of them has the same id. */
export function geneName({ id, path }: ReportGene, genes: readonly ReportGene[]): string {
  const isAlone = genes.filter((each) => each.id === id).length < 2;
  return isAlone ? id : `${id} (${path})`;
}

/** Something to know about a gene besides its result: a sentence with names between backticks. */
export interface GeneNote {
  readonly tone: Tone;
  readonly text: string;
}

const LONGEST = 200;

/**
 * Returns where the commands of a gene run if that is not the root, its differences to the base, those that
 * loosen it first, and which profiles and validators do not accept what the repository's profile allows.
 */
export function geneNotes(gene: ReportGene): readonly GeneNote[] {
  const { store, commands, differences = [] } = gene;
  const isNested = store !== undefined && store.root !== '.' && commands.length > 0;
  const words = versionWords(gene);
  const sentences = differences.map(differenceNote);
  return [
    ...(isNested
      ? [{ tone: 'quiet' as const, text: `commands run in ${inCode(store.root)}` }]
      : []),
    ...sentences.filter(({ tone }) => tone === 'caution'),
    ...sentences.filter(({ tone }) => tone !== 'caution'),
    ...refusals(gene),
    ...(words === undefined ? [] : [{ tone: 'caution' as const, text: words }]),
  ].map(({ tone, text }) => ({ tone, text: clip(text, LONGEST) }));
}

/** A hub's validators may be stricter than the repository. */
function refusals({ commands, profiles }: ReportGene): GeneNote[] {
  if (commands.some(({ verdict }) => verdict === 'block')) return [];
  return Object.entries(profiles).flatMap(([name, { accepted, reason = 'no reason given' }]) => {
    const text = `not accepted by the profile ${name}, which is not in use here: ${reason}`;
    return accepted ? [] : [{ tone: 'caution', text }];
  });
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

/** @returns `` loosens `constraints.max_files`: `10` → `20` `` */
function differenceNote({ kind, field, base, head }: GeneDifference): GeneNote {
  const tone = kind === 'constraint_loosened' ? 'caution' : 'quiet';
  const isCommand = kind === 'command_added' || kind === 'command_removed';
  const change =
    base === null
      ? `now also ${inCode(head ?? '')}`
      : head === null
        ? `no longer ${inCode(base)}`
        : `${inCode(base)} → ${inCode(head)}`;
  const what = isCommand ? inCode(head ?? base ?? '') : `${inCode(field)}: ${change}`;
  return { tone, text: `${VERBS[kind]} ${what}` };
}
