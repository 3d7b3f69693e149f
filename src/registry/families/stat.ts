import type { FamilyInput } from '../family.ts';

export const stat: FamilyInput = {
  name: 'stat',
  category: 'files',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
    },
    flags: ['-L', '-x'],
    value_flags: {
      '-f': 'text',
    },
    match: ['stat notes.md'],
    not_match: ['stat', 'stat -c %n x'],
  },
};
