import type { FamilyInput } from '../family.ts';

export const whoami: FamilyInput = {
  name: 'whoami',
  category: 'system',
  curated: {
    risk: 'safe',
    operands: {
      max: 0,
    },
    match: ['whoami'],
    not_match: ['whoami x'],
  },
  workspace: {
    match: ['whoami'],
    not_match: ['whoami --force'],
  },
};
