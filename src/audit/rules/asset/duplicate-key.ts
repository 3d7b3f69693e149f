import { defineRule } from '../../../finding/rule.ts';

export const duplicateKey = defineRule<{ detail: string }>({
  id: 'duplicate-key',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An object has the same key twice',
  why: `Some readers take the first value and some the last. Two \`validation\` keys would let one command
be audited and another one run.`,
  wrong: '{"validation": ["npm test"], "validation": ["node evil.js"]}',
  right: '{"validation": ["npm test"]}',
  message: ({ detail }) => `An object has the same key twice: ${detail}.`,
  remedy: () => 'Keep one of the two.',
});
