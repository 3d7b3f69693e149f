import { defineRule } from '../../../finding/rule.ts';

/** Differences that one sentence can hold. */
const MOST_EFFECTS = 6;

export const policyChanged = defineRule<{ path: string; effects: readonly string[] }>({
  id: 'policy-changed',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The change edits the policy, and is judged by the old one',
  why: `The policy is always read from the base side, so that a change cannot allow itself what it does.
What it writes into the policy counts from the next change on. The finding says which keys change, from
what to what, and whether that allows more or less, where this can be said.`,
  wrong: '.github/gene-gate.yml   // changed together with what it would newly allow',
  right: 'The change of the policy first, on its own; then what it allows',
  message: ({ path, effects }) =>
    `The change edits the policy ${path} and is judged by the old one; ${effectWords(effects)}.`,
  remedy: () => 'Land the change of the policy on its own, then what it allows.',
});

function effectWords(effects: readonly string[]): string {
  if (effects.length === 0) return 'it changes no setting';
  const more = effects.length - MOST_EFFECTS;
  const shown = effects.slice(0, MOST_EFFECTS).join('; ');
  return `from the next change on: ${shown}${more > 0 ? `; and ${more} more` : ''}`;
}
