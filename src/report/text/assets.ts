import { groupBy } from '../../ground/group-by.ts';
import type { Outcome } from '../../model/outcome.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportCapsule, ReportCommand, ReportGene } from '../gate-report.ts';
import {
  commandCounts,
  differenceWords,
  eligibilityWords,
  geneName,
  nestedRoot,
  refusals,
  remarks,
  versionWords,
} from '../view/assets.ts';
import { chop, padRight, textWidth } from '../view/columns.ts';
import { markedLines } from '../view/command-lines.ts';
import { mutantWords } from '../view/mutant.ts';
import {
  clip,
  clipCounted,
  duration,
  type SideEffect,
  sideEffectCount,
  size,
  spoken,
  statusWords,
  VERDICT_TONES,
} from '../view/words.ts';
import { LONGEST_SENTENCE } from './findings.ts';
import { type Layout, labelled, limited, prose, roomOf, shortName } from './layout.ts';

const MOST_GENES = 12;
const MOST_DIFFERENCES = 3;
const GAP = '  ';
const LEAST_ID_COLUMNS = 12;

/**
 * Returns the result of each gene, those that do not pass first, and once what is to be said of several.
 * `--verbose` says it of each, and adds its commands.
 */
export function genesRows({ genes }: GateReport, layout: Layout): string[] {
  if (genes.length === 0) return [];
  const sorted = [
    ...genes.filter(({ verdict }) => verdict !== 'pass'),
    ...genes.filter(({ verdict }) => verdict === 'pass'),
  ];
  const { shown, rest } = limited(sorted, MOST_GENES, 'gene', layout);
  const heads = headRows(shown, layout);
  const indexes = groupBy(shown.keys(), (index) =>
    layout.verbose ? index : detailRows(shown.slice(index, index + 1), layout).join('\n'),
  );
  return [
    ...[...indexes.values()].flatMap((alike) => [
      ...alike.flatMap((index) => heads[index] ?? []),
      ...detailRows(
        alike.flatMap((index) => shown[index] ?? []),
        layout,
      ),
    ]),
    ...rest,
  ];
}

/** Returns the id, change and result of each gene as a table; the result is below if it has no room. */
function headRows(genes: readonly ReportGene[], layout: Layout): string[][] {
  const room = roomOf(layout);
  const changeColumns = Math.max(...genes.map(({ change }) => change.length));
  const resultOf = (gene: ReportGene) =>
    `${gene.change.padEnd(changeColumns)}${GAP}${commandCounts(gene)}`;
  const idRoom = room - GAP.length - Math.max(...genes.map((gene) => resultOf(gene).length));
  const isTable = idRoom >= LEAST_ID_COLUMNS;
  const ids = genes.map((gene) => shortName(geneName(gene, genes), isTable ? idRoom : room));
  const idColumns = Math.max(...ids.map(textWidth));
  return genes.map((gene, index) => {
    const { verdict } = gene;
    const label = verdict === 'needs_approval' ? 'approval' : spoken(verdict);
    const cells = [padRight(ids[index] ?? '', idColumns), resultOf(gene)];
    const lines = isTable ? [cells.join(GAP)] : cells;
    return labelled(layout, label, lines, VERDICT_TONES[verdict]);
  });
}

/** Returns what is to be said of genes that are alike. */
function detailRows(genes: readonly ReportGene[], layout: Layout): string[] {
  const [gene] = genes;
  if (gene === undefined) return [];
  const { verdict, summary, commands } = gene;
  const are = genes.length === 1 ? 'The gene is' : 'The genes are';
  return [
    ...(verdict === 'pass'
      ? []
      : prose(layout, '', clipCounted(summary, LONGEST_SENTENCE), { text: 'quiet' })),
    ...rootRows(gene, layout),
    ...differenceRows(gene, layout),
    ...refusals(gene).flatMap(({ profile, reason }) =>
      prose(
        layout,
        '',
        clip(`Not accepted by the profile ${profile}, which is not in use here: ${reason}`, 200),
        {
          text: 'caution',
        },
      ),
    ),
    ...versionRows(gene, are, layout),
    ...(layout.verbose
      ? [
          ...remarks(gene).flatMap((remark) =>
            prose(layout, '', clip(remark, 200), { text: 'quiet' }),
          ),
          ...commands.flatMap((command) => commandRows(command, layout)),
        ]
      : []),
  ];
}

function rootRows(gene: ReportGene, layout: Layout): string[] {
  const root = nestedRoot(gene);
  return root === undefined ? [] : prose(layout, '', `Commands run in ${root}.`, { text: 'quiet' });
}

/** Returns which versions of the hub's validators accept a gene, if only some do. */
function versionRows(gene: ReportGene, are: string, layout: Layout): string[] {
  const words = versionWords(gene);
  return words ? prose(layout, '', `${are} ${words}.`, { text: 'caution' }) : [];
}

/** Returns the differences between a gene's base and head. */
function differenceRows(gene: ReportGene, layout: Layout): string[] {
  const all = differenceWords(gene).map((parts) => parts.join(''));
  const { shown, rest } = limited(all, MOST_DIFFERENCES, 'difference', layout);
  return [
    ...shown.flatMap((words) =>
      prose(layout, '', clip(words, LONGEST_SENTENCE), {
        ...(words.startsWith('loosens ') && { text: 'caution' as const }),
      }),
    ),
    ...rest,
  ];
}

function commandRows({ command, outcome, mutant }: ReportCommand, layout: Layout): string[] {
  const lines = markedLines(command, [], { columns: roomOf(layout) - 2 });
  return [
    ...labelled(
      layout,
      '',
      lines.map((line) => `  ${line}`),
    ),
    ...(outcome
      ? outcomeRows(outcome, layout)
      : labelled(layout, '', [layout.paint('quiet', '    not run')])),
    ...(mutant ? factRows([mutantWords(mutant)], layout) : []),
  ];
}

const MARGIN = '    ';
const LONGEST_LINE = 600;
/** Paths of each kind; the JSON report contains all that were recorded. */
const MOST_PATHS = 20;

/** Returns the result, resources and side effects of one command, for `--verbose`. */
function outcomeRows(outcome: Outcome, layout: Layout): string[] {
  const { duration_ms, reason, reused, resources, side_effects } = outcome;
  const { peak_memory_bytes, cpu_ms } = resources ?? {};
  const facts = [
    [
      statusWords(outcome),
      duration(duration_ms),
      ...(cpu_ms === undefined ? [] : [`CPU ${duration(cpu_ms)}`]),
      ...(peak_memory_bytes === undefined ? [] : [`memory ${size(peak_memory_bytes)}`]),
      ...(reused ? ['reused from another gene'] : []),
    ].join(', '),
    ...(reason === undefined ? [] : [reason]),
    ...pathsOf('created', side_effects),
    ...pathsOf('changed', side_effects),
    ...pathsOf('deleted', side_effects),
    ...(side_effects?.complete === false ? ['The list of side effects is incomplete.'] : []),
  ];
  return factRows(facts, layout);
}

function factRows(facts: readonly string[], layout: Layout): string[] {
  const room = roomOf(layout) - MARGIN.length;
  const lines = facts.flatMap((fact) => chop(terminal(clip(fact, LONGEST_LINE)), room));
  return labelled(
    layout,
    '',
    lines.map((line) => MARGIN + layout.paint('quiet', line)),
  );
}

function pathsOf(verb: SideEffect, effects?: Outcome['side_effects']): string[] {
  const paths = effects?.[verb] ?? [];
  const more = sideEffectCount(verb, effects) - Math.min(paths.length, MOST_PATHS);
  return [
    ...paths.slice(0, MOST_PATHS).map((path) => `${verb} ${path}`),
    ...(more > 0 ? [`${verb} ${more} more`] : []),
  ];
}

const MOST_CLAIMS = 6;

/** Returns the Capsules and events of the change. */
export function claimsRows({ capsules, events }: GateReport, layout: Layout): string[] {
  const rows = [
    ...capsules.map((capsule) => [
      'capsule',
      `${clip(capsule.id, 60)} ${capsule.change}${eligibility(capsule)}`,
    ]),
    ...events.map(({ id, change }) => ['event', `${clip(id, 60)} ${change}`]),
  ];
  const { shown, rest } = limited(rows, MOST_CLAIMS, 'claim', layout);
  return [...shown.flatMap(([label = '', text = '']) => prose(layout, label, text)), ...rest];
}

function eligibility(capsule: ReportCapsule): string {
  const { lead, reason } = eligibilityWords(capsule) ?? {};
  return [lead && `, ${lead}`, reason && `: ${reason}`].filter(Boolean).join('');
}
