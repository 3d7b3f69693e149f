import { defineRule } from '../../../finding/rule.ts';

export const workspaceMissing = defineRule<{ workspace: string }>({
  id: 'workspace-missing',
  layer: 'target',
  severity: 'warning',
  since: '0.1.0',
  title: 'There is no such workspace',
  why: `npm fails, or with \`--if-present\` passes without doing anything.`,
  wrong: 'npm test -w nope',
  right: 'npm test -w packages/a',
  message: ({ workspace }) =>
    workspace === ''
      ? 'package.json declares no workspaces.'
      : `There is no workspace \`${workspace}\`.`,
  remedy: () => 'Name a workspace that package.json declares.',
});
