import { defineRule } from '../../../finding/rule.ts';

export const npmScriptText = defineRule<{ script: string; text: string; reason: string }>({
  id: 'npm-script-text',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: 'An npm script does what a command may not',
  why: `A script of package.json is a shell's text by npm's contract, and reviewed as such. Here it does what a validation command is refused for.`,
  wrong: '"test": "touch x"',
  right: '"test": "node scripts/check.js"',
  message: ({ script, text, reason }) =>
    `The npm script \`${script}\` runs \`${text}\` (${reason}).`,
  remedy: () => 'Let the script run Node scripts or local tools only.',
});
