import type { OutcomeStatus } from '../../model/outcome.ts';
import type { Tone } from '../view/tones.ts';

export const STATUS_TONES: Record<OutcomeStatus, Tone> = {
  passed: 'good',
  failed: 'bad',
  timed_out: 'bad',
  blocked: 'bad',
  skipped: 'quiet',
  crashed: 'bad',
  not_runnable: 'bad',
  error: 'bad',
};

/** The path of each shape, in a 16 × 16 view box. */
const SHAPES: Record<Tone, string> = {
  good: 'M4.5 8.4 7 10.9l4.6-5.4',
  bad: 'm5.3 5.3 5.4 5.4m0-5.4-5.4 5.4',
  caution: 'M8 4.3v4.6m0 2.5v.2',
  waiting: 'M6.4 5.2v5.6m3.2-5.6v5.6',
  quiet: 'M5 8h6',
};

/** Defines each shape once; {@link Mark} references them. */
export function Shapes() {
  return (
    <svg class="shapes" width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(SHAPES).map(([tone, path]) => (
        <symbol key={tone} id={`shape-${tone}`} viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="7.25" />
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon before a word of the same meaning. */
export function Mark({ tone }: { readonly tone: Tone }) {
  return (
    <svg class={`mark ${tone}`} width="16" height="16" aria-hidden="true" focusable="false">
      <use href={`#shape-${tone}`} />
    </svg>
  );
}

/** A word with the color and icon of its meaning. */
export function Status({ tone, word }: { readonly tone: Tone; readonly word: string }) {
  return (
    <span class={`status ${tone}`}>
      <Mark tone={tone} />
      <span>{word}</span>
    </span>
  );
}
