import { defineRule } from '../../../finding/rule.ts';

export const packageJsonMissing = defineRule<{ directory: string }>({
  id: 'package-json-missing',
  layer: 'target',
  severity: 'error',
  since: '0.1.0',
  title: 'npm finds no package.json here',
  why: `npm then looks for one in the directories above, outside of the repository, and runs the scripts of that.`,
  wrong: 'npm test   # without a package.json',
  right: 'node --test',
  message: ({ directory }) =>
    directory === ''
      ? 'There is no package.json at the root, so npm would look for one above the repository.'
      : `There is no package.json in ${directory}, so npm would look for one above it.`,
  remedy: () => `Add a package.json with the script, or run a script with \`node\`.`,
});
