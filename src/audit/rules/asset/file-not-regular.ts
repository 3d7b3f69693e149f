import { defineRule } from '../../../finding/rule.ts';

export const fileNotRegular = defineRule<{ detail: string }>({
  id: 'file-not-regular',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A symlink or a submodule stands where an asset file should be',
  why: `A link can show the audit one file and the engine another, and a submodule shows nothing at all.
Asset files are regular files of the commit.`,
  wrong: 'assets/gep/genes.json -> ../../shared/genes.json',
  right: 'assets/gep/genes.json, a file',
  message: ({ detail }) => `The asset file is not a regular file: ${detail}.`,
  remedy: () => 'Put the file itself there.',
});
