import { defineRule } from '../../../finding/rule.ts';

export const npmScriptDangerous = defineRule<{ script: string; text: string; danger: string }>({
  id: 'npm-script-dangerous',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'An npm script is destructive',
  why: `It deletes, formats, or pipes what it downloads into a shell; no validation needs that.`,
  wrong: '"clean": "rm -rf /"',
  right: '"test": "node --test"',
  message: ({ script, text, danger }) => `The npm script \`${script}\` ${danger}: \`${text}\`.`,
  remedy: () => 'Remove that from the script.',
});
