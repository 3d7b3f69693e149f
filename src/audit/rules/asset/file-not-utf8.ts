import { defineRule } from '../../../finding/rule.ts';

export const fileNotUtf8 = defineRule<{ detail: string }>({
  id: 'file-not-utf8',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset file is not UTF-8 text',
  why: `JSON is UTF-8. Bytes that are not would be replaced by each reader in its own way, and a content
hash or a command could then mean one thing here and another elsewhere.`,
  wrong: 'genes.json saved as UTF-16 or Latin-1',
  right: 'genes.json saved as UTF-8',
  message: ({ detail }) => `The asset file is not valid UTF-8: ${detail}.`,
  remedy: () => 'Save the file as UTF-8.',
});
