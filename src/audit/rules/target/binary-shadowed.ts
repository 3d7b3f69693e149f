import { defineRule } from '../../../finding/rule.ts';

export const binaryShadowed = defineRule<{ name: string; path: string }>({
  id: 'binary-shadowed',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'The change provides the tool itself',
  why: `\`bin\` of package.json comes first for npx and hides the dependency's tool of the same name.`,
  wrong: '"bin": { "eslint": "x.js" }',
  right: '"bin": { "my-tool": "x.js" }',
  message: ({ name, path }) =>
    `\`bin\` in ${path} provides \`${name}\`, which npx would run instead of the dependency.`,
  remedy: () => `Run the file with \`node\`.`,
});
