import { defineRule } from '../../../finding/rule.ts';

export const recursiveDeletion = defineRule<Record<string, never>>({
  id: 'recursive_deletion',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The command deletes directories with all they hold',
  why: 'A wrong path deletes everything under it.',
  wrong: 'rm -r build',
  right: 'cat notes.md',
  message: () => 'Recursive deletion removes a directory with everything in it.',
  remedy: () => 'Make sure that this is meant.',
});
