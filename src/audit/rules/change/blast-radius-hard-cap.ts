import { defineRule } from '../../../finding/rule.ts';

export const blastRadiusHardCap = defineRule<{
  files: number;
  lines: number;
  capFiles: number;
  capLines: number;
}>({
  id: 'blast-radius-hard-cap',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The change is larger than any gene may allow',
  why: `Beyond 60 files or 20,000 changed lines nobody can review what an agent did. The cap holds for
every change that adds, modifies or applies a gene, whatever the gene declares; only the policy on the
base branch moves it.`,
  wrong: '"constraints": { "max_files": 1000 }   // and a change of 61 files',
  right: 'Several changes, each of at most 60 files and 20,000 lines',
  configure: `blast_radius:
  hard_cap_files: 60
  hard_cap_lines: 20000`,
  message: ({ files, lines, capFiles, capLines }) =>
    `The change touches ${files} ${files === 1 ? 'file' : 'files'} and ${lines} ${lines === 1 ? 'line' : 'lines'}; the hard cap is ${capFiles} files and ${capLines} lines.`,
  remedy: () => 'Split the change, or land generated and vendored files without a gene.',
});
