import type { FamilyInput } from '../family.ts';

export const mv: FamilyInput = {
  name: 'mv',
  category: 'files',
  curated: {
    risk: 'write',
    operands: {
      min: 2,
    },
    flags: ['-n'],
    match: ['mv -n a b'],
    not_match: ['mv a', 'mv -f a b'],
  },
};
