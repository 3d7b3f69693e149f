import { defineRule } from '../../../finding/rule.ts';

export const sentence = defineRule<Record<string, never>>({
  id: 'sentence',
  layer: 'program',
  severity: 'error',
  since: '0.1.0',
  title: 'A sentence stands where a command should',
  why: `A sentence cannot run, so it validates nothing. Put what it says into a script that fails when it is not true.`,
  wrong: 'README.md exists',
  right: 'node scripts/validate/readme-exists.js',
  message: () => 'This is a sentence, not a command.',
  remedy: () => `Write a Node script that fails when this is not true, and run it with \`node\`.`,
});
