import type { FamilyInput } from '../family.ts';

export const touch: FamilyInput = {
  name: 'touch',
  category: 'files',
  curated: {
    risk: 'write',
    operands: {
      min: 1,
    },
    match: ['touch a'],
    not_match: ['touch', 'touch -r b a'],
  },
};
