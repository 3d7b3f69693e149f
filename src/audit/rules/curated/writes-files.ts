import { defineRule } from '../../../finding/rule.ts';

export const writesFiles = defineRule<Record<string, never>>({
  id: 'writes_files',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The command writes files',
  why: 'It changes the workspace or the machine.',
  wrong: 'tee out.txt',
  right: 'cat notes.md',
  message: () => 'This command writes files.',
  remedy: () => 'Make sure that this is meant.',
});
