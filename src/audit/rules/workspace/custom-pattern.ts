import { defineRule } from '../../../finding/rule.ts';

/** The patterns that a policy adds to each of the three layers, as one rule for each of them. */
export const customPatterns = {
  1: customPatternIn(1),
  2: customPatternIn(2),
  3: customPatternIn(3),
} as const;

function customPatternIn(layer: 1 | 2 | 3) {
  return defineRule<{ name: string; pattern: string; reason: string }>({
    id: `custom_pattern.${layer}`,
    layer,
    severity: 'error',
    since: '0.1.0',
    title: `A pattern of the policy matches (layer ${layer})`,
    why: 'A policy can add patterns of its own to each layer, with a name and a reason.',
    wrong: 'what the pattern of the policy matches',
    right: 'cat notes.md',
    configure: '`patterns` in the policy.',
    message: ({ name, pattern, reason }) =>
      `Command blocked by safety rule: Pattern '${pattern}' matches dangerous pattern '${name}': ${reason}.`,
    remedy: () =>
      'Write a command that the pattern does not match, or change the pattern in the policy.',
  });
}
