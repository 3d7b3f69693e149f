import { defineRule } from '../../../finding/rule.ts';

export const packageJsonInvalid = defineRule<{ path: string }>({
  id: 'package-json-invalid',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'package.json cannot be read',
  why: `What npm would run is not known.`,
  wrong: '{ "scripts": ',
  right: '{ "scripts": {} }',
  message: ({ path }) => `${path} is not a JSON file that can be read.`,
  remedy: () => 'Correct it.',
});
