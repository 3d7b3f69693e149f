import { defineRule } from '../../../finding/rule.ts';

export const pathTraversal = defineRule<{ path: string }>({
  id: 'path_traversal',
  layer: 2,
  severity: 'error',
  since: '0.1.0',
  title: 'A path goes up',
  why: '`../` is rejected as it stands, even where the path stays inside of the workspace.',
  wrong: 'cat sub/../notes.md',
  right: 'cat notes.md',
  message: ({ path }) => `Command blocked by safety rule: Path '${path}' contains '../'.`,
  remedy: () => 'Write the path without `..`.',
});
