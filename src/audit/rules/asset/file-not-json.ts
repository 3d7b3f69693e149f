import { defineRule } from '../../../finding/rule.ts';

export const fileNotJson = defineRule<{ detail: string }>({
  id: 'file-not-json',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'An asset file, or a line of it, is not JSON',
  why: `A gene that cannot be read cannot be judged. Asset files hold one JSON value, several one after
another, or one on each line; comments, trailing commas and text before the JSON are not read.`,
  wrong: `Here are the genes:
{"genes": []}`,
  right: '{"genes": []}',
  message: ({ detail }) => `The asset file cannot be read as JSON: ${detail}.`,
  remedy: () => 'Correct the JSON at this place.',
});
