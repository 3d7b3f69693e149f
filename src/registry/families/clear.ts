import type { FamilyInput } from '../family.ts';

export const clear: FamilyInput = {
  name: 'clear',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      max: 0,
    },
    match: ['clear'],
    not_match: ['clear -x'],
  },
};
