import type { FamilyInput } from '../family.ts';

export const mkdir: FamilyInput = {
  name: 'mkdir',
  category: 'files',
  curated: {
    risk: 'write',
    operands: {
      min: 1,
    },
    flags: ['-p'],
    match: ['mkdir -p a/b'],
    not_match: ['mkdir', 'mkdir -m 777 a'],
  },
};
