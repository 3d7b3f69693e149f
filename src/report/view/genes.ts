import type { GeneDifference } from '../../model/asset.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import { sizeWords } from './blast-radius.ts';
import { streamLines } from './error-lines.ts';
import { spansOf } from './finding.ts';
import { findingRows } from './finding-rows.ts';
import { hubAnswer, QUESTION } from './hub.ts';
import { proofWords } from './proof.ts';
import { type CommandResult, type ReportSections, resultOf } from './report-sections.ts';
import type { CodeBlock, Note, Row, RowList } from './row.ts';
import {
  clip,
  count,
  didRun,
  duration,
  grouped,
  inCode,
  named,
  SIDE_EFFECTS,
  sideEffectCount,
  size,
  spoken,
  statusWords,
  type Tone,
  VERDICT_TONES,
} from './words.ts';

const RESULTS = {
  blocked: { words: 'blocked', tone: 'bad' },
  failed: { words: 'failed', tone: 'bad' },
  passed: { words: 'passed', tone: 'good' },
  notRun: { words: 'not run', tone: 'quiet' },
} as const satisfies Record<CommandResult, { readonly words: string; readonly tone: Tone }>;

/**
 * @param noun empty where a title says what is counted
 * @returns `1 command failed, 2 not run`, `no commands`
 */
export function commandCounts({ commands }: ReportGene, noun = 'command'): string {
  if (commands.length === 0) return 'no commands';
  const results = commands.map(resultOf);
  const numbers = Object.entries(RESULTS)
    .map(([result, { words }]) => ({
      words,
      number: results.filter((each) => each === result).length,
    }))
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

const LONGEST = 200;

/**
 * Returns where the commands of a gene run if that is not the root, its differences to the base, those that
 * loosen it first, and who does not accept what the repository's profile allows.
 */
function geneNotes(gene: ReportGene): readonly Note[] {
  const { store, commands, differences = [], profiles } = gene;
  const isNested = store !== undefined && store.root !== '.' && commands.length > 0;
  const name = store?.checkout_as;
  const named = name === undefined ? '' : `, where the checkout is ${inCode(name)}`;
  const hub = hubAnswer(profiles);
  const isBlocked = commands.some(({ verdict }) => verdict === 'block');
  const { accepted = true, reason = 'no reason given' } = profiles.evolver ?? {};
  const text = `not accepted by the profile evolver, which is not in use here: ${reason}`;
  const sentences = differences.map(differenceNote);
  return [
    ...(isNested
      ? [{ tone: 'quiet' as const, text: `commands run in ${inCode(store.root)}${named}` }]
      : []),
    ...sentences.filter(({ tone }) => tone === 'caution'),
    ...sentences.filter(({ tone }) => tone !== 'caution'),
    ...(accepted || isBlocked ? [] : [{ tone: 'caution' as const, text }]),
    ...(hub?.taken === false
      ? [{ tone: 'caution' as const, text: `${QUESTION} No: ${hub.words}`, isMinor: isBlocked }]
      : []),
    ...Object.values(profiles).flatMap(({ remark }) =>
      remark === undefined ? [] : [{ text: remark, isMinor: true }],
    ),
  ].map((note) => ({ ...note, text: clip(note.text, LONGEST) }));
}

const VERBS: Record<GeneDifference['kind'], string> = {
  command_added: 'adds',
  command_removed: 'removes',
  constraint_loosened: 'loosens',
  constraint_tightened: 'tightens',
};

/** @returns `` loosens `constraints.max_files`: `10` → `20` `` */
function differenceNote({ kind, field, base, head }: GeneDifference): Note {
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

/** Returns all genes with their commands, those that do not pass first. */
export function geneList({ genes }: GateReport, { about }: ReportSections): RowList {
  const isPass = ({ verdict }: ReportGene) => verdict === 'pass';
  const rows = genes
    .toSorted((a, b) => Number(isPass(a)) - Number(isPass(b)))
    .map((gene): Row => {
      const { verdict, change, summary, commands, blast_radius: radius } = gene;
      // What is said of a command, or by a finding about the size, is not said of its gene.
      const told =
        summary.startsWith('constraint: blast_radius') ||
        commands.some((command) => ['blocked', 'failed'].includes(resultOf(command)));
      const hub = hubAnswer(gene.profiles);
      return {
        status: verdict === 'needs_approval' ? 'approval' : spoken(verdict),
        tone: VERDICT_TONES[verdict],
        name: geneName(gene, genes),
        word: change,
        words: [
          commandCounts(gene),
          sizeWords(radius.files, radius.max_files),
          ...(hub?.taken && !told ? [hub.words] : []),
        ].join(', '),
        place: gene,
        notes: [
          ...(told || /pass|warn/.test(verdict) ? [] : [{ text: summary }]),
          ...geneNotes(gene),
        ],
        rows: [
          ...commands.map((command) => commandRow(command, about(gene, command))),
          ...findingRows(about(gene), true),
        ],
        isFolded: true,
      };
    });
  return { id: 'genes', title: 'Genes', label: '', noun: 'gene', rows };
}

function commandRow(command: ReportCommand, findings: readonly ReportFinding[]): Row {
  const { verdict, risk, confirmation, outcome, proof, profiles } = command;
  const facts = [
    ...(outcome ? usedBy(outcome) : []),
    ...(outcome?.reused ? ['result reused from another gene'] : []),
    ...(proof ? [proofWords(proof)] : []),
    ...(verdict === 'warn' ? ['allowed with a warning'] : []),
  ];
  const terms = [
    ...(risk ? [`risk: ${risk}`] : []),
    ...(confirmation ? [`confirmation: ${spoken(confirmation)}`] : []),
    ...Object.entries(profiles).map(([name, answer]) => `${name}: ${answer}`),
  ];
  return {
    status: verdict === 'block' ? 'blocked' : outcome ? statusWords(outcome) : 'not run',
    tone: RESULTS[resultOf(command)].tone,
    command: command.command,
    spans: spansOf(command.command, findings),
    ...(facts.length > 0 && { words: facts.join(', ') }),
    notes: [{ text: terms.join(', '), isMinor: true }, ...(outcome ? notesOf(outcome) : [])],
    blocks: Object.entries({
      'standard output': outcome?.stdout,
      'standard error': outcome?.stderr,
    }).flatMap(([title, stream]): CodeBlock[] =>
      stream && stream.bytes > 0
        ? [{ title: `${title}, ${size(stream.bytes)}`, lines: streamLines(stream), isFolded: true }]
        : [],
    ),
    rows: findingRows(findings, true),
  };
}

/** What the command used, if known. */
function usedBy(outcome: Outcome): string[] {
  const { peak_memory_bytes: memory, cpu_ms: cpu } = outcome.resources ?? {};
  return [
    ...(didRun(outcome) ? [duration(outcome.duration_ms)] : []),
    ...(cpu === undefined ? [] : [`CPU ${duration(cpu)}`]),
    ...(memory === undefined ? [] : [`memory ${size(memory)}`]),
  ];
}

/** Paths of each kind of side effect; the JSON report has all that were recorded. */
const MOST_PATHS = 20;

/** Returns why a command ended so, and the files that it changed in its private copy of the checkout. */
function notesOf({ reason, side_effects: effects }: Outcome): Note[] {
  const changed = SIDE_EFFECTS.filter((kind) => (effects?.[kind].length ?? 0) > 0).map((kind) => {
    const number = count(sideEffectCount(kind, effects), 'file');
    return `${number} ${kind}: ${named(effects?.[kind] ?? [], MOST_PATHS)}`;
  });
  return [
    ...(reason === undefined ? [] : [reason]),
    ...changed,
    ...(effects?.complete === false ? ['The list of side effects is incomplete.'] : []),
  ].map((text) => ({ text, isMinor: true }));
}
