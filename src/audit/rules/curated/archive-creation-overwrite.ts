import { defineRule } from '../../../finding/rule.ts';

export const archiveCreationOverwrite = defineRule<Record<string, never>>({
  id: 'archive_creation_overwrite',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'Creation can overwrite an archive',
  why: 'The archive tool replaces or updates an archive that exists.',
  wrong: 'zip -r a.zip src',
  right: 'cat notes.md',
  message: () => 'The underlying archive tool may overwrite or update an existing archive path.',
  remedy: () => 'Make sure that this is meant.',
});
