import type { Outcome } from '../../model/outcome.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportCommand, ReportGene } from '../gate-report.ts';
import { chop, padRight, textWidth, wrap } from '../view/columns.ts';
import { markedLines } from '../view/command-lines.ts';
import { commandCounts, geneName, geneNotes, remarks } from '../view/genes.ts';
import { mutantWords } from '../view/proof.ts';
import {
  clip,
  clipCounted,
  duration,
  SIDE_EFFECTS,
  sideEffectCount,
  size,
  spoken,
  statusWords,
  VERDICT_TONES,
} from '../view/words.ts';
import { LONGEST_SENTENCE } from './findings.ts';
import { type Layout, labelled, limited, prose, roomOf, shortName } from './layout.ts';

const MOST_GENES = 12;
const MOST_NOTES = 6;
const GAP = '  ';

/**
 * Returns the result of each gene, those that do not pass first, and once what is to be said of several in a
 * row. `--verbose` says it of each, and adds its commands.
 */
export function genesRows({ genes }: GateReport, layout: Layout): string[] {
  const sorted = genes.toSorted(
    (a, b) => Number(a.verdict === 'pass') - Number(b.verdict === 'pass'),
  );
  const { shown, rest } = limited(sorted, MOST_GENES, 'gene', layout);
  const heads = headRows(shown, genes, layout);
  const notes = shown.map((gene) => noteRows(gene, layout));
  const isRepeated = (index: number) =>
    !layout.verbose && notes[index]?.join('\n') === notes[index + 1]?.join('\n');
  return [
    ...shown.flatMap((gene, index) => [
      ...(heads[index] ?? []),
      ...(isRepeated(index) ? [] : (notes[index] ?? [])),
      ...(layout.verbose ? gene.commands.flatMap((command) => commandRows(command, layout)) : []),
    ]),
    ...rest,
  ];
}

/** Returns the id, change and result of each gene as a table; the result is below if it has no room. */
function headRows(
  shown: readonly ReportGene[],
  genes: readonly ReportGene[],
  layout: Layout,
): string[][] {
  const room = roomOf(layout);
  const ids = shown.map((gene) => shortName(geneName(gene, genes), room));
  const width = Math.max(...ids.map(textWidth));
  const changeWidth = Math.max(...shown.map(({ change }) => change.length));
  const results = shown.map(
    (gene) => `${gene.change.padEnd(changeWidth)}${GAP}${commandCounts(gene)}`,
  );
  const isTable = width + GAP.length + Math.max(...results.map(textWidth)) <= room;
  return shown.map(({ verdict }, index) => {
    const label = verdict === 'needs_approval' ? 'approval' : spoken(verdict);
    const [id = '', result = ''] = [ids[index], results[index]];
    const lines = isTable ? [padRight(id, width) + GAP + result] : [id, ...wrap(result, room)];
    return labelled(layout, label, lines, VERDICT_TONES[verdict]);
  });
}

/** Returns why a gene does not pass, and what else is to be said of it. */
function noteRows(gene: ReportGene, layout: Layout): string[] {
  const { verdict, summary } = gene;
  const { shown, rest } = limited(geneNotes(gene), MOST_NOTES, 'remark', layout);
  const minor = layout.verbose ? remarks(gene) : [];
  return [
    ...(verdict === 'pass'
      ? []
      : prose(layout, '', clipCounted(summary, LONGEST_SENTENCE), { text: 'quiet' })),
    ...shown.flatMap(({ text, tone }) => prose(layout, '', text, { text: tone })),
    ...rest,
    ...minor.flatMap((text) => prose(layout, '', clip(text, LONGEST_SENTENCE), { text: 'quiet' })),
  ];
}

const LONGEST_FACT = 600;
/** Paths of each kind; the JSON report contains all that were recorded. */
const MOST_PATHS = 20;

function commandRows({ command, outcome, mutant }: ReportCommand, layout: Layout): string[] {
  const lines = markedLines(command, [], { columns: roomOf(layout) - 2 });
  const facts = [
    ...(outcome ? outcomeFacts(outcome) : ['not run']),
    ...(mutant ? [mutantWords(mutant)] : []),
  ].flatMap((fact) => chop(terminal(clip(fact, LONGEST_FACT)), roomOf(layout) - 4));
  return labelled(layout, '', [
    ...lines.map((line) => `  ${line}`),
    ...facts.map((line) => `    ${layout.paint('quiet', line)}`),
  ]);
}

/** Returns the result, resources and side effects of one command. */
function outcomeFacts(outcome: Outcome): string[] {
  const { duration_ms, reason, reused, resources = {}, side_effects: effects } = outcome;
  const { peak_memory_bytes: memory, cpu_ms } = resources;
  const words = [
    statusWords(outcome),
    duration(duration_ms),
    ...(cpu_ms === undefined ? [] : [`CPU ${duration(cpu_ms)}`]),
    ...(memory === undefined ? [] : [`memory ${size(memory)}`]),
    ...(reused ? ['reused from another gene'] : []),
  ];
  const paths = SIDE_EFFECTS.flatMap((kind) => {
    const shown = (effects?.[kind] ?? []).slice(0, MOST_PATHS);
    const more = sideEffectCount(kind, effects) - shown.length;
    return [...shown, ...(more > 0 ? [`${more} more`] : [])].map((path) => `${kind} ${path}`);
  });
  return [
    words.join(', '),
    ...(reason === undefined ? [] : [reason]),
    ...paths,
    ...(effects?.complete === false ? ['The list of side effects is incomplete.'] : []),
  ];
}
