import { defineRule } from '../../../finding/rule.ts';

export const notInstalled = defineRule<{ name: string }>({
  id: 'not-installed',
  layer: 'target',
  severity: 'notice',
  since: '0.1.0',
  title: 'The tool is not installed yet',
  why: `The audit judged it from package.json and the lockfile. It must be installed before it can run.`,
  wrong: 'npx eslint src',
  right: 'npx eslint src',
  message: ({ name }) => `\`${name}\` is declared and locked, but not installed.`,
  remedy: () => `Install dependencies before, for example \`prepare: npm ci --ignore-scripts\`.`,
});
