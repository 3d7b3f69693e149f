import { defineRule } from '../../../finding/rule.ts';

export const forbiddenKey = defineRule<{ detail: string }>({
  id: 'forbidden-key',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset has a key that changes how JavaScript objects behave',
  why: `Keys such as \`__proto__\` are data in JSON, but programs that copy objects carelessly turn them
into behaviour. No asset needs one.`,
  wrong: '{"type": "Gene", "__proto__": {"validation": []}}',
  right: '{"type": "Gene", "validation": ["npm test"]}',
  message: ({ detail }) => `The asset has a key that is not allowed: ${detail}.`,
  remedy: () => 'Remove the key.',
});
