import type { FamilyInput } from '../family.ts';

export const file: FamilyInput = {
  name: 'file',
  category: 'files',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
    },
    flags: ['-b'],
    match: ['file -b notes.md'],
    not_match: ['file', 'file -m magic x'],
  },
};
