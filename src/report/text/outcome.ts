import type { Outcome } from '../../model/outcome.ts';
import { terminal } from '../escape.ts';
import { chop } from '../view/columns.ts';
import { statusWords } from '../view/output.ts';
import { clip, duration, size } from '../view/words.ts';
import { type Layout, labelled, roomOf } from './row.ts';

const MARGIN = '    ';
const LONGEST_LINE = 600;
/** Paths of each kind; the JSON report has all that the gate kept. */
const MOST_PATHS = 20;

/** What the run of one command gave, for `--verbose`: how it ended, what it took, what it left. */
export function outcomeRows(outcome: Outcome, layout: Layout): string[] {
  const { duration_ms, reason, reused, resources, side_effects } = outcome;
  const { peak_memory_bytes, cpu_ms } = resources ?? {};
  const facts = [
    [
      statusWords(outcome),
      duration(duration_ms),
      ...(cpu_ms === undefined ? [] : [`CPU ${duration(cpu_ms)}`]),
      ...(peak_memory_bytes === undefined ? [] : [`memory ${size(peak_memory_bytes)}`]),
      ...(reused ? ['ran once, for another gene'] : []),
    ].join(', '),
    ...(reason === undefined ? [] : [reason]),
    ...pathsOf('created', side_effects?.created),
    ...pathsOf('changed', side_effects?.changed),
    ...pathsOf('deleted', side_effects?.deleted),
  ];
  const room = roomOf(layout) - MARGIN.length;
  const lines = facts.flatMap((fact) => chop(terminal(clip(fact, LONGEST_LINE)), room));
  return labelled(
    layout,
    '',
    lines.map((line) => MARGIN + layout.paint('quiet', line)),
  );
}

function pathsOf(verb: string, paths: readonly string[] = []): string[] {
  const more = paths.length - MOST_PATHS;
  return [
    ...paths.slice(0, MOST_PATHS).map((path) => `${verb} ${path}`),
    ...(more > 0 ? [`${verb} ${more} more`] : []),
  ];
}
