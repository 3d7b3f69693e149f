import * as z from 'zod';
import { GateError } from '../ground/error.ts';

/** The outcome of a gene in one cycle, as recorded in a memory graph. */
export interface Experience {
  readonly gene: string;
  readonly capsules?: readonly string[];
  readonly success: boolean;
  readonly signals: readonly string[];
  /** Identifies the signals of the cycle; equal keys are counted together. */
  readonly key: string;
  /** Milliseconds since the epoch; undefined if the entry has no date. */
  readonly at: number | undefined;
}

/** As in the reference engine. */
const MOST_ENTRIES = 2_000;

const anyEntry = z.object({ type: z.literal('MemoryGraphEvent') });

/** The relevant fields of a MemoryGraphEvent (specification 2.6). */
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
  capsule: z.object({ id: z.string() }).optional().catch(undefined),
  capsule_id: z.string().optional().catch(undefined),
  capsules: z
    .object({ used: z.array(z.string()) })
    .optional()
    .catch(undefined),
  outcome: z.object({ status: z.enum(['success', 'failed']) }),
});

/**
 * Reads the outcomes of a memory graph (`memory_graph.jsonl`): the newest 2,000 lines. Skips other entries and
 * outcomes without a gene or result.
 * @throws GateError `input_invalid` for a line that is not JSON, or a file with no entry of a memory graph
 */
export function readMemoryGraph(text: string, from: string): Experience[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');
  const entries = lines
    .slice(-MOST_ENTRIES)
    .map(({ line, number }) => parse(line, `${from}:${number}`));
  if (entries.length > 0 && !entries.some((each) => anyEntry.safeParse(each).success)) {
    throw new GateError(
      'input_invalid',
      `${from} contains no MemoryGraphEvent.`,
      'Pass the memory graph, such as memory_graph.jsonl.',
    );
  }
  return entries.flatMap((each) => {
    const entry = outcomeEntry.safeParse(each);
    if (!entry.success) return [];
    const { ts, signal, gene, outcome, capsule, capsule_id, capsules } = entry.data;
    const used = [capsule?.id, capsule_id, ...(capsules?.used ?? [])].flatMap((id) => id ?? []);
    const at = Date.parse(ts ?? '');
    return {
      gene: gene.id,
      ...(used.length > 0 && { capsules: used }),
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
      `Cannot read the memory graph: ${place} is not JSON.`,
      'A memory graph has one JSON object per line; fix or remove that line.',
      { cause: error },
    );
  }
}
