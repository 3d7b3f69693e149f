import { defineRule } from '../../../finding/rule.ts';

export const jsonTooDeep = defineRule<{ detail: string }>({
  id: 'json-too-deep',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset is nested too deeply',
  why: `No field of the protocol needs more than a few levels. Thousands of them make readers fail, each
at a different depth.`,
  wrong: '{"meta": [[[[[[[[[[…]]]]]]]]]]}',
  right: '{"meta": ["…"]}',
  message: ({ detail }) => `The JSON is nested too deeply to be audited: ${detail}.`,
  remedy: () => 'Flatten the value.',
});
