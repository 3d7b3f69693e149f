import { defineRule } from '../../../finding/rule.ts';

export const broadPermissionTarget = defineRule<Record<string, never>>({
  id: 'broad_permission_target',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'Permissions or owners of the whole system would change',
  why: 'A change at the root reaches every file.',
  wrong: 'chmod 755 /',
  right: 'cat notes.md',
  message: () => 'This command changes permissions or owners of a broad target.',
  remedy: () => 'Make sure that this is meant.',
});
