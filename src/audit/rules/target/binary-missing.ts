import { defineRule } from '../../../finding/rule.ts';

export const binaryMissing = defineRule<{ name: string }>({
  id: 'binary-missing',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'npx would download the tool',
  why: `No dependency that is declared and locked provides it, so npx would look in parent directories and then download it.`,
  wrong: 'npx eslnit src',
  right: 'npx eslint src',
  message: ({ name }) =>
    `No declared dependency provides \`${name}\`, so that npx would download it.`,
  remedy: () => 'Add its package to devDependencies and the lockfile.',
});
