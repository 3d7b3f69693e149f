import type { Outcome } from '../../model/outcome.ts';
import { terminal } from '../escape.ts';
import type { GateReport, ReportCapsule, ReportCommand, ReportGene } from '../gate-report.ts';
import {
  commandCounts,
  differenceWords,
  eligibilityWords,
  refusals,
  remarks,
  versionWords,
} from '../view/assets.ts';
import { chop, clipColumns, padRight, textWidth } from '../view/columns.ts';
import { markedLines } from '../view/marked-lines.ts';
import { type SideEffect, sideEffectCount, statusWords } from '../view/output.ts';
import { VERDICT_TONES } from '../view/tones.ts';
import { clip, clipCounted, duration, size, spoken } from '../view/words.ts';
import { LONGEST_SENTENCE } from './commands.ts';
import { type Layout, labelled, limited, prose, roomOf, shortName } from './layout.ts';

const MOST_GENES = 12;
const MOST_DIFFERENCES = 3;
/** The column of the longest change, `modified`, and two gaps. */
const CHANGE_COLUMNS = 12;
const LEAST_ID_COLUMNS = 12;

/** Returns the result of each gene, those that do not pass first; `--verbose` adds their commands. */
export function genesRows({ genes }: GateReport, layout: Layout): string[] {
  if (genes.length === 0) return [];
  const sorted = [
    ...genes.filter(({ verdict }) => verdict !== 'pass'),
    ...genes.filter(({ verdict }) => verdict === 'pass'),
  ];
  const { shown, rest } = limited(sorted, MOST_GENES, 'gene', layout);
  const countColumns = Math.max(...shown.map((gene) => commandCounts(gene).length));
  const room = Math.max(LEAST_ID_COLUMNS, roomOf(layout) - CHANGE_COLUMNS - countColumns);
  const ids = shown.map(({ id }) => shortName(id, room));
  const idColumns = Math.max(...ids.map(textWidth));
  return [
    ...shown.flatMap((gene, index) =>
      geneRows(gene, padRight(ids[index] ?? '', idColumns), layout),
    ),
    ...rest,
  ];
}

function geneRows(gene: ReportGene, id: string, layout: Layout): string[] {
  const { change, verdict, summary, commands } = gene;
  const label = verdict === 'needs_approval' ? 'approval' : spoken(verdict);
  const line = `${id}  ${change.padEnd(8)}  ${commandCounts(gene)}`;
  return [
    ...labelled(layout, label, [clipColumns(line, roomOf(layout))], VERDICT_TONES[verdict]),
    ...(verdict === 'pass'
      ? []
      : prose(layout, '', clipCounted(summary, LONGEST_SENTENCE), { text: 'quiet' })),
    ...differenceRows(gene, layout),
    ...refusals(gene).flatMap(({ profile, reason }) =>
      prose(layout, '', clip(`Profile ${profile} would block this gene: ${reason}`, 200), {
        text: 'caution',
      }),
    ),
    ...versionRows(gene, layout),
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

/** Returns which versions of the hub's validators accept a gene, if only some do. */
function versionRows(gene: ReportGene, layout: Layout): string[] {
  const words = versionWords(gene);
  return words ? prose(layout, '', `The gene is ${words}.`, { text: 'caution' }) : [];
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

function commandRows({ command, outcome }: ReportCommand, layout: Layout): string[] {
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
