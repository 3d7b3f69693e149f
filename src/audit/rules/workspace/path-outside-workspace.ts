import { defineRule } from '../../../finding/rule.ts';

export const pathOutsideWorkspace = defineRule<{ path: string }>({
  id: 'path_outside_workspace',
  layer: 2,
  severity: 'error',
  since: '0.1.0',
  title: 'A path leaves the workspace',
  why: 'The second layer keeps file operations inside of the workspace: after `..` and symlinks are resolved, every path must lead into it.',
  wrong: 'cat ../secret',
  right: 'cat notes.md',
  configure: '`workspace` in the policy; default: the repository.',
  message: ({ path }) =>
    `Command blocked by safety rule: Path '${path}' is outside of the workspace.`,
  remedy: () => 'Use a path inside of the workspace.',
});
