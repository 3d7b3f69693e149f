import type { FamilyInput } from '../family.ts';

export const pwd: FamilyInput = {
  name: 'pwd',
  category: 'files',
  curated: {
    risk: 'safe',
    operands: {
      max: 0,
    },
    match: ['pwd'],
    not_match: ['pwd -P', 'pwd x'],
  },
};
