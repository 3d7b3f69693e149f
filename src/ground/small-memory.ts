import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's young generation at the megabyte that it begins with, where it would grow to sixteen,
 * held three times over: a gate shares its machine with the commands that it runs. To be called before
 * they run; costs a few more, short collections. One thread makes them: to share a megabyte among
 * several took a quarter of the time of a promotion of 50,000 genes.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--no-parallel-scavenge');
}

/** Fewer genes than this are judged before either setting would tell. */
const MANY_GENES = 500;

/**
 * Prepares V8 for an audit of many genes. It collects garbage when the heap has doubled, where it would let
 * it grow to four times: a check of 20,000 genes takes 1.1 GB with it and 1.7 without it, in the same time
 * (0.8 if the heap may grow by half, and a third more time). In Node.js 20, it optimizes functions only when
 * they ran six times as often as it would, because an audit runs many different ones: a check of 1,000 genes
 * takes a fifth less CPU time. Later versions optimize less by themselves.
 */
export function expectGenes(count: number): void {
  if (count < MANY_GENES) return;
  setFlagsFromString('--heap-growing-percent=100');
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');
}
