import { defineRule } from '../../../finding/rule.ts';

export const pathShadowed = defineRule<{ path: string }>({
  id: 'path-shadowed',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: 'A dependency replaces a program of npm scripts',
  why: `npm puts node_modules/.bin first in the PATH of a script.`,
  wrong: 'node_modules/.bin/node',
  right: 'engines in package.json',
  message: ({ path }) => `\`${path}\` is what npm scripts would run under that name.`,
  remedy: () => 'Remove the dependency that provides it.',
});
