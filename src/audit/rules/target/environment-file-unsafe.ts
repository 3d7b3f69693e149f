import { defineRule } from '../../../finding/rule.ts';

export const environmentFileUnsafe = defineRule<{ path: string; names: readonly string[] }>({
  id: 'environment-file-unsafe',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'The environment file changes what runs',
  why: `Variables such as NODE_OPTIONS load code, and PATH decides which programs run.`,
  wrong: 'NODE_OPTIONS=--require=./x.js',
  right: 'APP_MODE=test',
  message: ({ path, names }) => `${path} sets ${names.join(', ')}, which decides what runs.`,
  remedy: () => 'Remove these variables from the file.',
});
