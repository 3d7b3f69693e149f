import { defineRule } from '../../../finding/rule.ts';

export const validatorFlag = defineRule<{ flag: string }>({
  id: 'validator-flag',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The validators of the hub refuse this flag anywhere',
  why: `They refuse the flags that evaluate text, preload code or open the debugger wherever they stand, also behind the script, where node would not see them.`,
  wrong: 'node scripts/check.js -p 3000',
  right: 'node scripts/check.js --port 3000',
  message: ({ flag }) => `The hub's validators refuse \`${flag}\` anywhere in a command.`,
  remedy: () => `Give the script's own flag another name.`,
});
