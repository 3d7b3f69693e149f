import type { FamilyInput } from '../family.ts';

export const cut: FamilyInput = {
  name: 'cut',
  category: 'text',
  workspace: {
    data_flags: [
      '-d',
      '--delimiter',
      '-f',
      '--fields',
      '-b',
      '-c',
      '--bytes',
      '--characters',
      '--output-delimiter',
    ],
    match: ['cut -d, -f1 data.csv'],
    not_match: ['cut --force x'],
  },
};
