import type { FamilyInput } from '../family.ts';

export const cd: FamilyInput = {
  name: 'cd',
  category: 'files',
  curated: {
    risk: 'safe',
    operands: {
      max: 1,
    },
    default_operand: '~',
    match: ['cd src'],
    not_match: ['cd a b'],
  },
};
