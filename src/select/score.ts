import type { Option } from './option.ts';
import { compilePattern } from './pattern.ts';
import type { Signal } from './signal.ts';

/** An {@link Option} with at least one matching pattern. */
export interface ScoredOption extends Option {
  /** The source of the matching patterns. */
  readonly matched: readonly string[];
  /** Matching patterns × weight. */
  readonly score: number;
}

/**
 * Returns the matching options, best first. Equal scores keep the order of `options`, so the result
 * is the same on every machine.
 */
export function rank(options: readonly Option[], signals: readonly Signal[]): ScoredOption[] {
  return options
    .map((option) => {
      const matched = option.patterns.filter((pattern) => {
        const { matches } = compilePattern(pattern);
        return signals.some(matches);
      });
      return { ...option, matched, score: matched.length * option.weight };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => (a.score === b.score ? 0 : a.score < b.score ? 1 : -1));
}
