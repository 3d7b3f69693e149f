import { defineRule } from '../../../finding/rule.ts';

export const binaryNotNode = defineRule<{ name: string; path: string }>({
  id: 'binary-not-node',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'The tool is no Node program',
  why: `Tools are run by node itself, without a shell; others need a program that the gate does not know.`,
  wrong: 'npx shell-tool',
  right: 'npx eslint src',
  message: ({ name, path }) => `\`${name}\` (${path}) is not a Node program.`,
  remedy: () => 'Use a tool that is, or wrap it in a Node script.',
});
