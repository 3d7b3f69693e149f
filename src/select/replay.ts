import type { Asset } from '../assets/asset.ts';
import type { Replay } from '../model/replay.ts';
import { type Option, optionOf, strings } from './option.ts';
import { compilePattern, type SignalPattern } from './pattern.ts';
import { type Signal, signalOf } from './signal.ts';

/** Limits the cost of a change with many patterns to some seconds. */
const LIMITS = {
  cycles: 500,
  /** UTF-16 units of a signal; the specification truncates an error's detail at 260. */
  signal: 400,
  /** Each may take several milliseconds to compile. */
  expressions: 200,
  /** Characters of signals × the cost of all patterns for one character. */
  steps: 200_000_000,
} as const;

/**
 * Replays the signals of past cycles with the genes of both sides, by score only, because a pull
 * request has no memory graph. The cycles come from the base, whose log the change cannot forge.
 *
 * @param base every asset of the base, with events in log order
 * @param head every asset of the head
 * @returns undefined if there are no past cycles, or if the change does not affect selection
 */
export function replay(base: readonly Asset[], head: readonly Asset[]): Replay | undefined {
  const before = genesOf(base);
  const after = genesOf(head);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const past = base
    .filter(({ type }) => type === 'EvolutionEvent')
    .map(({ value }) => strings(value.signals))
    .filter((signals) => signals.length > 0);
  if (past.length === 0) return undefined;

  const patterns = compileAll([...before, ...after]);
  const cycles = patterns ? newestOf(past, patterns) : [];
  const wins = patterns ? winsIn(cycles, patterns) : () => [];
  return {
    of: past.length,
    limited: cycles.length < Math.min(past.length, LIMITS.cycles),
    ...comparison(wins(before), wins(after)),
  };
}

function genesOf(assets: readonly Asset[]): Option[] {
  return assets.flatMap((asset) => {
    const option = optionOf(asset);
    return option?.kind === 'gene' ? option : [];
  });
}

type Patterns = ReadonlyMap<string, SignalPattern>;

/** @returns undefined if there are too many expressions to compile */
function compileAll(genes: readonly Option[]): Patterns | undefined {
  const written = new Set(genes.flatMap(({ patterns }) => patterns));
  const expressions = [...written].filter((pattern) => pattern.startsWith('/')).length;
  if (expressions > LIMITS.expressions) return undefined;
  return new Map([...written].map((pattern) => [pattern, compilePattern(pattern)]));
}

/** Returns the signals of the newest cycles, as many as the limits allow. */
function newestOf(past: readonly (readonly string[])[], patterns: Patterns): string[][] {
  const costs = [...patterns.values()].map(({ cost }) => cost);
  const stepsEach = costs.reduce((sum, cost) => sum + cost, 0);
  const known = new Set<string>();
  const cycles: string[][] = [];
  let steps = 0;
  for (const signals of past.slice(-LIMITS.cycles).reverse()) {
    const cut = signals.map((signal) => signal.slice(0, LIMITS.signal));
    for (const signal of cut) {
      if (!known.has(signal)) steps += stepsEach * signal.length;
      known.add(signal);
    }
    if (steps > LIMITS.steps) break;
    cycles.push(cut);
  }
  return cycles;
}

/** Matches every pattern with every distinct signal once; returns a function that finds the winners. */
function winsIn(cycles: readonly (readonly string[])[], patterns: Patterns) {
  const signals = new Map(cycles.flat().map((text) => [text, signalOf(text)]));
  const matched = new Map(
    [...patterns].map(([written, pattern]) => [written, cyclesMatched(pattern, cycles, signals)]),
  );
  return (genes: readonly Option[]): Winner[] => {
    const best = cycles.map((): { id: Winner; score: number } => ({ id: undefined, score: 0 }));
    const counts = new Uint32Array(cycles.length);
    for (const { id, patterns: own, weight } of genes) {
      counts.fill(0);
      for (const pattern of own) {
        for (const cycle of matched.get(pattern) ?? []) counts[cycle] = (counts[cycle] ?? 0) + 1;
      }
      for (const [cycle, leader] of best.entries()) {
        const score = (counts[cycle] ?? 0) * weight;
        if (score > leader.score) best[cycle] = { id, score };
      }
    }
    return best.map(({ id }) => id);
  };
}

/** The id of the gene that wins a cycle; undefined if no gene matches. */
type Winner = string | undefined;

function cyclesMatched(
  { matches }: SignalPattern,
  cycles: readonly (readonly string[])[],
  signals: ReadonlyMap<string, Signal>,
): number[] {
  const hits = new Set([...signals].filter(([, signal]) => matches(signal)).map(([text]) => text));
  if (hits.size === 0) return [];
  return cycles.flatMap((texts, cycle) => (texts.some((text) => hits.has(text)) ? cycle : []));
}

function comparison(
  base: readonly Winner[],
  head: readonly Winner[],
): Omit<Replay, 'of' | 'limited'> {
  const differing = base.flatMap((winner, cycle) =>
    winner === head[cycle] ? [] : [[winner, head[cycle]]],
  );
  const [before, after] = [countsOf(base), countsOf(head)];
  const genes = [...new Set(differing.flat())]
    .filter((id) => id !== undefined)
    .map((id) => ({ id, base: before.get(id) ?? 0, head: after.get(id) ?? 0 }))
    .sort(
      (a, b) => Math.abs(b.head - b.base) - Math.abs(a.head - a.base) || (a.id < b.id ? -1 : 1),
    );
  return {
    cycles: base.length,
    changed: differing.length,
    unmatched: { base: before.get(undefined) ?? 0, head: after.get(undefined) ?? 0 },
    genes,
  };
}

function countsOf(winners: readonly Winner[]): Map<Winner, number> {
  const counts = new Map<Winner, number>();
  for (const winner of winners) counts.set(winner, (counts.get(winner) ?? 0) + 1);
  return counts;
}
