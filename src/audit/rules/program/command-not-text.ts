import { defineRule } from '../../../finding/rule.ts';

export const commandNotText = defineRule<{ type: string }>({
  id: 'command-not-text',
  layer: 'program',
  severity: 'error',
  since: '0.1.0',
  title: 'A validation command is not a string',
  why: `An entry of \`validation\` is one command line. Engines that turn other values into text run something nobody wrote down: a nested list becomes its joined entries.`,
  wrong: '"validation": [["node scripts/check.js"]]',
  right: '"validation": ["node scripts/check.js"]',
  message: ({ type }) => `A validation command must be a string, and this one is of type ${type}.`,
  remedy: () => `Write each command as one string in \`validation\`.`,
});
