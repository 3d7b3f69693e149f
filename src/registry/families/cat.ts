import type { FamilyInput } from '../family.ts';

export const cat: FamilyInput = {
  name: 'cat',
  category: 'files',
  curated: {
    risk: 'safe',
    operands: {
      min: 1,
    },
    match: ['cat notes.md', 'cat a b'],
    not_match: ['cat', 'cat -n a'],
  },
  workspace: {
    match: ['cat notes.md'],
    not_match: ['cat --force x'],
  },
};
