import type { FamilyInput } from '../family.ts';

export const sort: FamilyInput = {
  name: 'sort',
  category: 'text',
  curated: {
    risk: 'safe',
    flags: ['-n', '-r', '-u'],
    match: ['sort -nr notes.md'],
    not_match: ['sort -o out notes.md'],
  },
  workspace: {
    data_flags: [
      '-t',
      '--field-separator',
      '-k',
      '--key',
      '-S',
      '--buffer-size',
      '--parallel',
      '--batch-size',
    ],
    code_flags: ['--compress-program', '--files0-from'],
    match: ['sort notes.md', 'sort -t / -k 2 notes.md'],
    not_match: ['sort --compress-program=sh notes.md'],
  },
};
