import { defineRule } from '../../../finding/rule.ts';

export const npmScriptCompound = defineRule<{ script: string; text: string }>({
  id: 'npm-script-compound',
  layer: 'target',
  severity: 'notice',
  since: '0.1.0',
  title: 'An npm script is more than one simple command',
  why: `What a shell makes of it is not followed in every detail, so it is shown.`,
  wrong: '"test": "eslint . && jest"',
  right: '"test": "jest"',
  message: ({ script, text }) => `The npm script \`${script}\` runs \`${text}\`.`,
  remedy: () => 'Read it as part of the command.',
});
