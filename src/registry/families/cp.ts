import type { FamilyInput } from '../family.ts';

export const cp: FamilyInput = {
  name: 'cp',
  category: 'files',
  curated: {
    risk: 'write',
    operands: {
      min: 2,
    },
    flags: ['-R', '-n', '-p'],
    match: ['cp -R a b'],
    not_match: ['cp a', 'cp -f a b'],
  },
};
