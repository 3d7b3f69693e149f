import { defineRule } from '../../../finding/rule.ts';

export const unexplained = defineRule<{ kind: string }>({
  id: 'unexplained',
  layer: 'program',
  severity: 'error',
  since: '0.1.0',
  title: 'Something is wrong that no rule explains',
  why: 'A defect of the gate: it found a problem of a kind that it has no words for. What is not understood does not run.',
  wrong: 'a command that meets the defect',
  right: 'node scripts/check.js',
  message: ({ kind }) => `The command has a problem of kind \`${kind}\`, which no rule explains.`,
  remedy: () => 'Please report this as a defect.',
});
