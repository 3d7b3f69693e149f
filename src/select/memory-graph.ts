import * as z from 'zod';
import { GateError } from '../error.ts';

/** How a gene fared with the signals of one cycle, as a memory graph keeps it. */
export interface Experience {
  readonly gene: string;
  readonly success: boolean;
  /** The signals of the cycle as they were, for comparing. */
  readonly signals: readonly string[];
  /** Names the signals of the cycle: equal for cycles that count together. */
  readonly key: string;
  /** Milliseconds since the epoch; undefined if the entry does not say. */
  readonly at: number | undefined;
}

/** The newest entries that are read, as by the reference engine. */
const MOST_ENTRIES = 2_000;

/** What is read of a MemoryGraphEvent (specification 2.6); all else in it makes no difference here. */
const outcomeEntry = z.object({
  type: z.literal('MemoryGraphEvent'),
  kind: z.literal('outcome'),
  ts: z.string().optional().catch(undefined),
  signal: z
    .object({
      key: z.string().optional().catch(undefined),
      signals: z.array(z.string()).catch([]),
    })
    .catch({ signals: [] }),
  gene: z.object({ id: z.string().min(1) }),
  outcome: z.object({ status: z.enum(['success', 'failed']) }),
});

/**
 * Reads the outcomes of a memory graph (`memory_graph.jsonl`): one JSON object a line, of which the
 * newest 2,000 count. Entries of other kinds, and outcomes that name no gene or no result, are passed
 * over.
 *
 * @param from names the file in errors
 * @throws GateError `input_invalid` for a line that is not JSON
 */
export function readMemoryGraph(text: string, from: string): Experience[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');
  return lines.slice(-MOST_ENTRIES).flatMap(({ line, number }) => {
    const entry = outcomeEntry.safeParse(parse(line, `${from}:${number}`));
    if (!entry.success) return [];
    const { ts, signal, gene, outcome } = entry.data;
    const at = Date.parse(ts ?? '');
    return {
      gene: gene.id,
      success: outcome.status === 'success',
      signals: signal.signals,
      key: signal.key ?? '(none)',
      at: Number.isNaN(at) ? undefined : at,
    };
  });
}

function parse(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new GateError(
      'input_invalid',
      `The memory graph cannot be read: ${place} is not JSON.`,
      'A memory graph has one JSON object a line; repair or remove that line.',
      { cause: error },
    );
  }
}
