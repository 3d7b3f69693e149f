import { defineRule } from '../../../finding/rule.ts';

export const archiveExtractionOverwrite = defineRule<Record<string, never>>({
  id: 'archive_extraction_overwrite',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'Extraction can overwrite files',
  why: 'The members of an archive are not inspected; they can have the names of files that exist.',
  wrong: 'tar -xf a.tar -C out',
  right: 'cat notes.md',
  message: () => 'Archive extraction can write or overwrite files in the destination.',
  remedy: () => 'Make sure that this is meant.',
});
