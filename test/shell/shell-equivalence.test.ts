import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';
import { denseCommand, numbers } from './dense-commands.ts';
import { type Accepted, accepted, differences } from './equivalence.ts';
import { shells } from './shells.ts';

/** Strings that the lexer must accept before a run counts; the property is about those. */
const ACCEPTED = 10 * runs(2_000);

describe.each(shells())('the argv of $name', (shell) => {
  it(`equals ours for ${ACCEPTED} different dense strings`, () => {
    const random = numbers(20_240_601);
    const distinct = new Map<string, Accepted>();
    while (distinct.size < ACCEPTED) {
      const ours = accepted(denseCommand(random, 12));
      if (ours) distinct.set(ours.command, ours);
    }
    expect(differences(shell, [...distinct.values()]).slice(0, 5)).toEqual([]);
  });

  it('equals ours for arbitrary text in quotes', () => {
    const quoted = (text: string, quote: string) => `${quote}${text}${quote}`;
    const word = fc
      .tuple(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom("'", '"'))
      .map(([text, quote]) => quoted(text, quote));
    const command = fc
      .array(word, { minLength: 1, maxLength: 5 })
      .map((words) => `node ${words.join(' ')}`);
    const samples = fc
      .sample(command, { numRuns: runs(5_000), seed: 7 })
      .map(accepted)
      .filter((ours) => ours !== undefined);
    expect(samples.length).toBeGreaterThan(runs(5_000) / 5);
    expect(differences(shell, samples).slice(0, 5)).toEqual([]);
  });
});
